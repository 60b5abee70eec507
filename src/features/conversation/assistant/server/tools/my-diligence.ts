import { z } from 'zod';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listRequests } from '#features/deal-room/diligence-requests/contract.ts';
import { requestStateLabels } from '#features/deal-room/diligence-requests/domain/request.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { noneCalledSo, roomNameReads, roomsMeant } from './room-names.ts';
import { type Found, tool } from './tool.ts';

const [mostRooms, mostTold] = [20, 8];
export const diligenceReads = [listRooms, listRequests, ...roomNameReads] as const;

type Room = ReplyOf<typeof listRooms>['items'][number];
type Request = ReplyOf<typeof listRequests>['items'][number];
type Open = { items: readonly Request[]; isAll: boolean };

export function myDiligenceTool(read: ReadAs) {
  return tool({
    name: 'my_diligence',
    words:
      'The diligence requests that are still open in the deal rooms of the person who asks, room by room: those to answer for the seller’s side, a buyer’s own that wait for the seller. `about`: the question, which may name a room.',
    parameters: z.object({ roomId: z.uuid().optional(), about: z.string().max(400).optional() }),
    run: async (call, { roomId, about = '' }): Promise<Found> => {
      const { rooms, asked } = await roomsMeant(read, call, { roomId, about: withoutList(about) });
      if (rooms.length === 0) return { facts: [factOf(noRoom, pageSource('/deal-rooms'))] };
      if (asked.length === 0) return { facts: [noneCalledSo(rooms)] };
      const found: { room: Room; open: Open }[] = [];
      for (const room of asked.slice(0, mostRooms))
        found.push({ room, open: await openIn(read, call, room) });
      const some = found.filter(({ open }) => open.items.length > 0);
      const unread = asked.length > mostRooms ? [notInAll(asked.length)] : [];
      if (some.length === 0 && found.length > 1) return { facts: [noneIn(found.length), ...unread] };
      return { facts: [...(some.length > 0 ? some : found).flatMap(factsOf), ...unread] };
    },
  });
}

const noRoom = 'No deal room is open to you, so there is no diligence request of yours.';
/** What a request is called is no name of a room. */
const withoutList = (about: string) =>
  about.replace(/\b(?:due[- ])?diligence\b|\b(?:requests?|items?|lists?|open|owe|buyers?|sellers?)\b/gi, ' ');

function openIn(read: ReadAs, call: StreamCall, { id }: Room): Promise<Open> {
  return everyPage((paging) => read(call, listRequests, { id, query: { state: 'waiting', ...paging } }));
}

function noneIn(rooms: number): Fact {
  return factOf(
    `No diligence request is open in your ${counted(rooms, 'deal room')}.`,
    pageSource('/deal-rooms'),
  );
}

function notInAll(rooms: number): Fact {
  return factOf(
    `I looked at the first ${mostRooms} of ${rooms} deal rooms: name one to hear of it.`,
    pageSource('/deal-rooms'),
  );
}

function factsOf({ room, open: { items: open, isAll } }: { room: Room; open: Open }): Fact[] {
  const source = pageSource('/deal-rooms/:room/requests', `/deal-rooms/${room.id}/requests`);
  const name = quoted(shown(room.title, 'a listing'));
  if (open.length === 0) return [factOf(`No diligence request is open in the deal room of ${name}.`, source)];
  const waits = open.length === 1 ? 'is' : 'are';
  const overdue = open.filter((one) => one.overdue).length;
  const whose = room.side === 'buyer' ? `of yours ${waits} open` : `${waits} open`;
  const late = overdue > 0 ? `, ${overdue} overdue` : '';
  const rest = open.length - mostTold;
  return [
    factOf(
      `${isAll ? '' : 'At least '}${counted(open.length, 'diligence request')} ${whose} in the deal room of ${name}${late}:`,
      source,
    ),
    ...open.slice(0, mostTold).map((one) => requestFact(one, source)),
    ...(rest > 0 ? [factOf(`- And ${rest} more, under Requests.`, source)] : []),
  ];
}

function requestFact({ title, state, dueOn, overdue, manage }: Request, source: Source): Fact {
  const said = [
    requestStateLabels[state].toLowerCase(),
    ...(manage ? [`asked by ${manage.asker.name}`] : []),
    ...(dueOn ? [`${overdue ? 'was due' : 'due'} on ${dayInWords(dueOn)}`] : []),
  ];
  return factOf(`- ${quoted(shown(title, 'a request that I do not quote'))}: ${said.join(', ')}.`, source);
}
