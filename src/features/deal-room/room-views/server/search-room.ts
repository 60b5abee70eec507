import { includes, type Level } from '#features/deal-room/deal-rooms/domain/rights.ts';
import {
  type RoomSight,
  readableDocuments,
  roomSightOf,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { type Keyword, spanFinder } from '#features/marketplace/listings/domain/keywords.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type searchRoom as contract, most } from '../contract.ts';
import { alternativesOf, anyOfThem, holdsOne } from '../domain/search-words.ts';
import { plainText, snippetOf } from '../domain/snippet.ts';
import { boxesOf } from '../domain/word-boxes.ts';
import { placedWordsOf, unreadPages } from './picture-store.ts';
import { documentNames, newestVersions, type PageFound, pagesWith } from './viewing-store.ts';

type Answer = AnswerOf<typeof contract>;
type Hit = Answer['hits'][number];

/** Only documents open to the caller are searched. Of those on view only, pages are named and no text is shown. */
export async function searchRoom(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  return searchInSight(reading, await roomSightOf(reading, params.id), query.q);
}

/** The same in what a given sight of the room shows. */
export async function searchInSight(reading: Reading, sight: RoomSight, asked: string): Promise<Answer> {
  const alternatives = alternativesOf(plainText(asked));
  const search = anyOfThem(alternatives);
  const readable = await searchable(reading, sight);
  const documentOf = new Map([...readable].map(([id, { versionId }]) => [versionId, id]));
  const names = await documentNames(reading.db, [...readable.keys()]);
  const unread = unreadIn(await unreadPages(reading.db, [...documentOf.keys()]), documentOf, names);
  if (search === null) return { hits: [], more: false, unread };
  const find = spanFinder(alternatives.flat());
  const show = (text: string) => snippetOf(text, find(text));
  const pages = await pagesWith(reading.db, {
    versionIds: [...documentOf.keys()],
    search,
    limit: most.hits + 1,
  });
  const words = await placedWordsOf(
    reading.db,
    pages.filter(({ picture }) => picture),
  );
  const onPages = oncePerPage(pages).flatMap(({ version_id, page, text, picture }) => {
    const documentId = documentOf.get(version_id);
    if (!documentId) return [];
    const { level } = readable.get(documentId) ?? { level: 'none' };
    const snippet = includes(level, 'watermarked') ? show(plainText(text)) : [];
    const boxes = boxesOf(words.get(`${version_id} ${page}`) ?? [], find, most.marks);
    return [{ documentId, name: names.get(documentId) ?? '', page, snippet, picture, boxes }];
  });
  const hits = [...calledSo(names, alternatives, show, onPages), ...onPages];
  return { hits: hits.slice(0, most.hits), more: hits.length > most.hits, unread };
}

/** A buyer's are published. The seller's side opens drafts too, and what replaces a published version. */
async function searchable(
  { db }: Reading,
  { room, buyer }: RoomSight,
): Promise<Map<string, { level: Level; versionId: string }>> {
  if (buyer) return readableDocuments(db, room.id, buyer);
  const newest = await newestVersions(db, room.id);
  return new Map([...newest].map(([id, versionId]) => [id, { level: 'original' as const, versionId }]));
}

/** A page may have text of its own and words in its picture. */
function oncePerPage(pages: readonly PageFound[]): PageFound[] {
  const first = new Map<string, PageFound>();
  for (const one of pages) {
    const name = `${one.version_id} ${one.page}`;
    if (!first.has(name)) first.set(name, one);
  }
  return [...first.values()];
}

function unreadIn(
  pages: Awaited<ReturnType<typeof unreadPages>>,
  documentOf: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Answer['unread'] {
  const illegible = pages.filter(({ state }) => state === 'illegible');
  const documents = [...Map.groupBy(illegible, ({ version_id }) => documentOf.get(version_id) ?? '')];
  return {
    waiting: pages.length - illegible.length,
    illegible: illegible.length,
    documents: documents.slice(0, most.unread).map(([documentId, unread]) => ({
      documentId,
      name: names.get(documentId) ?? '',
      pages: unread.map(({ page }) => page).slice(0, most.pages),
    })),
  };
}

function calledSo(
  names: ReadonlyMap<string, string>,
  alternatives: readonly Keyword[][],
  show: (text: string) => string[],
  onPages: readonly Hit[],
): Hit[] {
  const found = new Set(onPages.map(({ documentId }) => documentId));
  return [...names]
    .filter(([id, name]) => !found.has(id) && holdsOne(plainText(name), alternatives))
    .slice(0, most.hits)
    .map(([documentId, name]) => ({
      documentId,
      name,
      page: 1,
      snippet: show(plainText(name)),
      picture: false,
      boxes: [],
    }));
}
