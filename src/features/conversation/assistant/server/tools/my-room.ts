import { z } from 'zod';
import { getRoom, listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { counted } from '#kernel/counts.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { thoseNamed } from '../../domain/named-room.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { namesOfRooms, noneCalledSo, roomNameReads } from './room-names.ts';
import { type Found, tool } from './tool.ts';

const [mostRooms, mostTold] = [3, 12];
export const roomReads = [listRooms, getRoom, ...roomNameReads] as const;

type Room = ReplyOf<typeof getRoom>;

export function myRoomTool(read: ReadAs) {
  return tool({
    name: 'my_room',
    words:
      'How complete the deal rooms of the seller’s side are: the share of needed folders with published documents, and the folders that have none. `about`: the question, which may name a room.',
    parameters: z.object({ about: z.string().max(400).optional() }),
    run: async (call, { about = '' }): Promise<Found> => {
      const rooms = await everyPage((query) => read(call, listRooms, { query }));
      const own = rooms.items.filter(({ side }) => side !== 'buyer');
      const names = await namesOfRooms(read, call);
      const asked = thoseNamed(about, own, (one) => names(one));
      if (own.length > 0 && asked.length === 0) return { facts: [noneCalledSo(own)] };
      const facts: Fact[] = [];
      for (const { id } of asked.slice(0, mostRooms)) {
        const room = await read(call, getRoom, { id });
        if (room) facts.push(...roomFacts(room));
      }
      if (facts.length === 0) facts.push(factOf(noRoom, pageSource('/deal-rooms')));
      return { facts };
    },
  });
}

const noRoom = 'You have no deal room of your own yet. What is missing in one is shown to its seller’s side.';

function roomFacts({ id, title, manage, folders }: Room): Fact[] {
  if (!manage) return [];
  const source: Source = pageSource('/deal-rooms/:room', `/deal-rooms/${id}`);
  const { percent, needed, present } = manage.readiness;
  const name = quoted(shown(title, 'a listing'));
  const head =
    percent === null
      ? `The deal room of ${name} has no folder that is marked as needed.`
      : `The deal room of ${name} is ${percent}% complete: ${present} of ${needed} needed folders have published documents.`;
  const missing = manage.missing.flatMap(({ folderId, staged }) => {
    const folder = folders.find((one) => one.id === folderId);
    return folder
      ? [`- ${folder.number} ${folder.name}: ${staged ? 'a draft waits to be published' : 'nothing yet'}.`]
      : [];
  });
  const rest = missing.length - mostTold;
  return [
    factOf(head, source),
    ...(missing.length > 0 ? [factOf('Missing:', source)] : []),
    ...missing.slice(0, mostTold).map((line) => factOf(line, source)),
    ...(rest > 0
      ? [factOf(`- And ${counted(rest, 'folder')} more, under “What is missing”.`, quotedIn(source))]
      : []),
    ...(manage.held > 0
      ? [
          factOf(
            `${counted(manage.held, 'document')} held back for personal data until you review them.`,
            source,
          ),
        ]
      : []),
  ];
}

const quotedIn = (source: Source): Source => ({ ...source, title: 'What is missing' });
