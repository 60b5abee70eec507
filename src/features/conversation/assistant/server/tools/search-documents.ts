import { z } from 'zod';
import {
  listDocuments as listContract,
  getRoom as roomContract,
  listRooms as roomsContract,
} from '#features/deal-room/deal-rooms/contract.ts';
import { getRoom } from '#features/deal-room/deal-rooms/server/get-room.ts';
import { listDocuments } from '#features/deal-room/deal-rooms/server/list-documents.ts';
import { listRooms } from '#features/deal-room/deal-rooms/server/list-rooms.ts';
import {
  searchRoom as searchContract,
  getPageText as textContract,
} from '#features/deal-room/room-views/contract.ts';
import { getPageText } from '#features/deal-room/room-views/server/get-page-text.ts';
import { searchRoom } from '#features/deal-room/room-views/server/search-room.ts';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { anyForm, bestPages, bestPassages, type Hit } from '../../domain/passages.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { paperWords } from '../../domain/vocabulary/paper-words.ts';
import { stemOf, tellingWords } from '../../domain/words.ts';
import { type Found, tool } from './tool.ts';

const most = { rooms: 5, folders: 12, pages: 6, quotes: 4 } as const;

export const searchDocuments = tool({
  name: 'search_documents',
  words:
    'Finds passages in the documents of the deal rooms that the person who asks may open, with page and quote.',
  parameters: z.object({
    question: z.string().min(1).max(400),
    roomId: z.uuid().optional(),
    documentId: z.uuid().optional(),
    /** Also searches document names, which takes longer. */
    byName: z.boolean().optional(),
  }),
  run: async (call, { question, roomId, documentId, byName }): Promise<Found> => {
    const words = asInPapers(tellingWords(question));
    const rooms = await roomsOf(call, roomId);
    if (words.length === 0 || rooms.length === 0) return { facts: [] };
    const hits: Hit[] = [];
    for (const room of rooms) hits.push(...(await whereOpen(() => found(call, room, words, byName))));
    const wanted = hits.filter((hit) => documentId === undefined || hit.documentId === documentId);
    const quotable = wanted.filter(({ withheld }) => withheld !== true);
    const whole: Hit[] = [];
    for (const hit of bestPages(quotable, words, most.pages)) whole.push(await withWholePage(call, hit));
    const told = bestPassages(whole, words, most.quotes);
    const unquoted = wanted.filter(({ withheld }) => withheld).slice(0, most.quotes - told.length);
    return {
      facts: [
        ...told.map((hit) =>
          factOf(`${quoted(hit.name)}, page ${hit.page}: ${quoted(hit.text)}`, sourceOf(hit)),
        ),
        ...unquoted.map((hit) =>
          factOf(`${quoted(hit.name)}, page ${hit.page}. ${viewOnly}`, { ...sourceOf(hit), quote: null }),
        ),
      ],
    };
  },
});

const viewOnly = 'You may only view this document, so its text isn’t quoted. Open the page to read it.';

function sourceOf({ name, page, documentId, text }: Hit): Source {
  const title = `${name}, page ${page}`;
  return { kind: 'document', title, href: `/room-document/${documentId}?page=${page}`, quote: text };
}

async function found(call: StreamCall, room: string, words: readonly string[], byName = false) {
  const hits = await hitsIn(call, room, words);
  return byName ? [...hits, ...(await named(call, room, words))] : hits;
}

/** A room in the list may ask for a second factor, or have closed to the caller by now. */
export async function whereOpen(search: () => Promise<Hit[]>): Promise<Hit[]> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

const inPapers = new Map(
  Object.entries(paperWords).map(([word, others]) => [stemOf(word), others.flatMap(tellingWords)]),
);

/** The words, and what papers may call the same. */
export function asInPapers(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, ...(inPapers.get(word) ?? [])]))];
}

export function coverageOf({ source }: Fact, words: readonly string[]): number {
  const said = new Set(tellingWords(`${source.title} ${source.quote ?? ''}`));
  return words.filter((word) => asInPapers([word]).some((one) => said.has(one))).length / words.length;
}

export async function roomsOf(call: StreamCall, roomId?: string): Promise<string[]> {
  const { items } = roomsContract.reply.parse(await listRooms(call, { size: 50 }));
  const ids = items.map(({ id }) => id);
  return roomId === undefined ? ids.slice(0, most.rooms) : ids.filter((id) => id === roomId);
}

/** The room's own search, limited to what the caller may open. */
export async function hitsIn(call: StreamCall, roomId: string, words: readonly string[]): Promise<Hit[]> {
  const query = searchContract.query.parse({ q: anyForm(words).slice(0, 200) });
  const found = searchContract.reply.parse(await searchRoom(call, { params: { id: roomId }, query }));
  return found.hits.map(({ documentId, name, page, snippet }) => ({
    documentId,
    name: shown(name, 'A document'),
    page,
    text: snippet.join(''),
    withheld: snippet.length === 0,
  }));
}

/** First pages of documents whose name has one of the words: a policy need not mention insurance. */
async function named(call: StreamCall, roomId: string, words: readonly string[]): Promise<Hit[]> {
  const room = roomContract.reply.parse(await getRoom(call, roomId, undefined));
  const full = room.folders.filter(({ documents }) => documents > 0).slice(0, most.folders);
  const found: Hit[] = [];
  for (const { id } of full) {
    const page = listContract.reply.parse(await listDocuments(call, id, listContract.query.parse({})));
    for (const { id: documentId, name } of page.items)
      if (tellingWords(name).some((word) => words.includes(word)))
        found.push({ documentId, name: shown(name, 'A document'), page: 1, text: '' });
  }
  return found.slice(0, most.pages);
}

/** The whole page if the caller may read its text; otherwise the search snippet. */
async function withWholePage(call: StreamCall, hit: Hit): Promise<Hit> {
  try {
    const { text } = textContract.reply.parse(
      await getPageText(call, {
        params: { id: hit.documentId },
        query: { number: hit.page, versionId: undefined },
      }),
    );
    return text === '' ? hit : { ...hit, text };
  } catch (error) {
    if (error instanceof Refused) return hit;
    throw error;
  }
}
