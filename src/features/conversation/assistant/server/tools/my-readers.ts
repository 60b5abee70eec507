import { z } from 'zod';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { getRoomAttention } from '#features/deal-room/room-views/contract.ts';
import { secondsInWords } from '#features/deal-room/room-views/domain/seconds-in-words.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { namedOrAll } from '../../domain/named-room.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { allWords } from '../../domain/words.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { namesOfRooms, roomNameReads } from './room-names.ts';
import { spanned } from './spanned.ts';
import { type Found, tool } from './tool.ts';

const [mostRooms, mostTold] = [5, 8];
export const readerReads = [listRooms, getRoomAttention, ...roomNameReads] as const;

type Attention = ReplyOf<typeof getRoomAttention>;

export function myReadersTool(read: ReadAs) {
  return tool({
    name: 'my_readers',
    words:
      'Who read which documents in the deal rooms of the seller’s side, and for how long. `about`: names of readers or documents. `from`: only those who read since that day.',
    parameters: z.object({
      about: z.string().max(400).optional(),
      from: spanned.from,
    }),
    run: async (call, { about = '', from: since = '' }): Promise<Found> => {
      const rooms = (await everyPage((query) => read(call, listRooms, { query }))).items;
      const own = rooms.filter(({ side }) => side !== 'buyer');
      if (own.length === 0) return { facts: [factOf(notYours, pageSource('/deal-rooms'))] };
      const facts: Fact[] = [];
      const names = await namesOfRooms(read, call);
      for (const { id } of namedOrAll(about, own, (one) => names(one)).slice(0, mostRooms)) {
        const attention = await read(call, getRoomAttention, { id });
        if (attention) facts.push(...attentionFacts(attention, allWords(about), since));
      }
      return { facts };
    },
  });
}

const notYours =
  'Who reads what in a deal room, and how long, is shown to its seller and their broker only; you have no deal room of your own.';

function attentionFacts(
  { roomId, title, viewers, documents }: Attention,
  asked: readonly string[],
  since: string,
) {
  const source: Source = {
    kind: 'page',
    title: 'Analytics',
    href: `/deal-rooms/${roomId}/reading-times`,
    quote: null,
  };
  const named = (name: string) => allWords(name).some((word) => word.length > 2 && asked.includes(word));
  const lately = viewers.filter(({ lastAt }) => lastAt.slice(0, 10) >= since);
  const people = only(lately, ({ name }) => named(name));
  const papers = only(
    documents.filter(({ lastAt }) => lastAt.slice(0, 10) >= since),
    ({ name }) => named(name.replace(/\.\w+$/, '')),
  );
  const room = quoted(shown(title, 'a listing'));
  const none = since === '' ? 'No one has read' : `Since ${dayInWords(since)} no one has read`;
  if (people.length === 0) return [factOf(`${none} a document in the deal room of ${room}.`, source)];
  return [
    factOf(
      `${counted(people.length, 'person', 'people')} read in the deal room of ${room}. The times are those of all their visits:`,
      source,
    ),
    ...people
      .slice(0, mostTold)
      .map((one) =>
        factOf(
          `- ${one.name}: ${secondsInWords(one.seconds)} on ${counted(one.pages, 'page')} of ${counted(one.documents, 'document')}, last on ${dayInWords(one.lastAt.slice(0, 10))}.`,
          source,
        ),
      ),
    ...papers
      .slice(0, mostTold)
      .map((one) =>
        factOf(
          `- ${quoted(shown(one.name, 'A document'))}: ${secondsInWords(one.seconds)} by ${counted(one.viewers, 'person', 'people')}.`,
          source,
        ),
      ),
  ];
}

/** Those that are named, if any is. */
function only<T>(all: readonly T[], isNamed: (one: T) => boolean): readonly T[] {
  const some = all.filter(isNamed);
  return some.length > 0 ? some : all;
}
