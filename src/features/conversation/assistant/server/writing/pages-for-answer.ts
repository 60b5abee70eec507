import { includes } from '#features/deal-room/deal-rooms/domain/rights.ts';
import {
  type RoomSight,
  readableDocuments,
  roomSightOf,
  unlessHidden,
  viewedBuyer,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { readPageTexts } from '#features/deal-room/room-views/server/read-page-texts.ts';
import { searchInSight } from '#features/deal-room/room-views/server/search-room.ts';
import type { StreamCall } from '#http/streams.ts';
import { anyForm, bestPages, type Hit } from '../../domain/passages.ts';
import { shown } from '../../domain/quoting.ts';
import { tellingWords } from '../../domain/words.ts';
import { readableText } from '../../domain/writing/paged-sentences.ts';
import { asInPapers } from '../tools/search-documents.ts';
import type { ToAnswer } from './to-answer.ts';

/** `given`: what the model is given of its text. */
export type AnswerPage = {
  n: number;
  name: string;
  page: number;
  title: string;
  href: string;
  given: string;
  text: string;
};
export type AnswerPages = {
  pages: readonly AnswerPage[];
  closed: readonly { title: string; href: string }[];
};

const most = { pages: 6, page: 4_000, closed: 5, query: 200 } as const;

/**
 * The pages that may answer a question: of documents whose text the buyer who asked may read, in the version that they
 * read, so that an answer tells them nothing that is closed to them. `closed`: other pages with its words.
 */
export async function pagesForAnswer(call: StreamCall, asked: ToAnswer): Promise<AnswerPages> {
  const sight = await roomSightOf(call, asked.roomId);
  const viewed = await unlessHidden(viewedBuyer(call, sight, asked.askerId));
  if (viewed === null) return { pages: [], closed: [] };
  const readable = await readableDocuments(call.db, sight.room.id, viewed.buyer);
  const reads = (documentId: string) => includes(readable.get(documentId)?.level ?? 'none', 'watermarked');
  const words = asInPapers(tellingWords(asked.words));
  const query = anyForm(words).slice(0, most.query);
  const open = words.length === 0 ? [] : await hitsOf(call, { ...sight, buyer: viewed.buyer }, query);
  const all = words.length === 0 ? [] : await hitsOf(call, sight, query);
  const own = asked.document && reads(asked.document.id) ? [ofQuestion(asked.document)] : [];
  const best = bestPages([...open.filter((hit) => reads(hit.documentId))], words, most.pages);
  const wanted = [...own, ...best.filter((hit) => !own.some((one) => isSame(one, hit)))].slice(0, most.pages);
  const pages: AnswerPage[] = [];
  for (const hit of wanted) {
    const found = await textOf(call, hit, readable.get(hit.documentId)?.versionId);
    if (found.given !== '')
      pages.push({ n: pages.length + 1, name: hit.name, page: hit.page, ...placeOf(hit), ...found });
  }
  const closed = all.filter((hit) => !reads(hit.documentId));
  return { pages, closed: bestPages(closed, words, most.closed).map(placeOf) };
}

async function hitsOf(call: StreamCall, sight: RoomSight, query: string): Promise<Hit[]> {
  const { hits } = await searchInSight(call, sight, query);
  return hits.map(({ documentId, name, page, snippet }) => ({
    documentId,
    name: shown(name, 'A document'),
    page,
    text: snippet.join(''),
  }));
}

function ofQuestion({ id, name, page }: NonNullable<ToAnswer['document']>): Hit {
  return { documentId: id, name: shown(name, 'A document'), page: page ?? 1, text: '' };
}

function isSame(one: Hit, other: Hit): boolean {
  return one.documentId === other.documentId && one.page === other.page;
}

async function textOf(
  call: StreamCall,
  { documentId, page }: Hit,
  versionId?: string,
): Promise<Pick<AnswerPage, 'given' | 'text'>> {
  const found = await unlessHidden(readPageTexts(call, { documentId, from: page, most: 1 }));
  if (found === null || found.versionId !== versionId) return { given: '', text: '' };
  const text = found.texts.find((one) => one.page === page)?.text ?? '';
  return { given: readableText(text, most.page).text, text };
}

function placeOf({ documentId, name, page }: Hit): { title: string; href: string } {
  return { title: `${name}, page ${page}`, href: `/room-document/${documentId}?page=${page}` };
}
