import { z } from 'zod';
import { getRoom, listDocuments, listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { noneCalledSo, roomNameReads, roomsMeant } from './room-names.ts';
import { type Found, tool } from './tool.ts';

const [mostRooms, mostTold] = [3, 16];
export const contentReads = [listRooms, getRoom, listDocuments, ...roomNameReads] as const;

type Room = ReplyOf<typeof getRoom>;

export function roomContentsTool(read: ReadAs) {
  return tool({
    name: 'room_contents',
    words:
      'What a buyer finds in the deal rooms that are open to them: the folders with documents, and those in which they see none.',
    parameters: z.object({ roomId: z.uuid().optional(), about: z.string().max(400).optional() }),
    run: async (call, { roomId, about = '' }): Promise<Found> => {
      const { rooms, asked } = await roomsMeant(read, call, { roomId, about });
      if (roomId === undefined && rooms.length > 0 && asked.length === 0)
        return { facts: [noneCalledSo(rooms)] };
      const wanted = asked.slice(0, mostRooms);
      const facts: Fact[] = [];
      for (const { id } of wanted) {
        const room = await read(call, getRoom, { id });
        if (room) facts.push(...roomFacts(room, await namesIn(read, call, room)));
      }
      if (facts.length === 0) return { facts: [factOf(noRoom, pageSource('/deal-rooms'))] };
      return { facts, side: wanted.every(({ side }) => side !== 'buyer') ? 'seller' : 'buyer' };
    },
  });
}

const noRoom =
  'No deal room is open to you: one appears under Deal Rooms once a seller has approved you, published documents and given you the right to see them.';

/** The names of the documents by their folder, of the first folders that have some. */
async function namesIn(
  read: ReadAs,
  call: StreamCall,
  { folders }: Room,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { id } of folders.filter(({ documents }) => documents > 0).slice(0, mostTold)) {
    const found = await read(call, listDocuments, { id, query: { size: '4' } });
    names.set(id, (found?.items ?? []).map(({ name }) => quoted(shown(name, 'A document'))).join(', '));
  }
  return names;
}

function roomFacts(
  { id, title, folders, publishedAt, side }: Room,
  names: ReadonlyMap<string, string>,
): Fact[] {
  const source = pageSource('/deal-rooms/:room', `/deal-rooms/${id}`);
  const full = folders.filter(({ documents }) => documents > 0);
  const empty = folders.filter(({ documents, parentId }) => documents === 0 && parentId !== null);
  const all = full.reduce((sum, { documents }) => sum + documents, 0);
  const since = publishedAt ? ` Last published on ${dayInWords(publishedAt.slice(0, 10))}.` : '';
  return [
    factOf(
      `In the deal room of ${quoted(shown(title, 'a listing'))} ${counted(all, 'document')} ${all === 1 ? 'is' : 'are'} open to you.${since}`,
      source,
    ),
    ...full
      .slice(0, mostTold)
      .map(({ id: folder, number, name }) =>
        factOf(`- ${number} ${name}: ${names.get(folder) ?? ''}.`, source),
      ),
    ...(empty.length > 0 && side === 'buyer'
      ? [
          factOf(
            `You see nothing in ${counted(empty.length, 'folder')}, such as ${empty
              .slice(0, 4)
              .map(({ name }) => name)
              .join(
                ', ',
              )}. Whether something is held back or does not exist is not shown to buyers: ask for it under Requests.`,
            source,
          ),
        ]
      : []),
  ];
}
