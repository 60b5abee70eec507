import { readableDocuments, roomSightOf } from '#features/deal-rooms/server/room-sight.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type searchRoom as contract, most } from '../contract.ts';
import { documentNames, hitMarks, pagesWith } from './viewing-store.ts';

/** Pages with the words, among what the asker may open now: the rest is never searched. */
export async function searchRoom(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const sight = await roomSightOf(reading, params.id);
  if (query.q === '') return { hits: [], more: false };
  const readable = await readableDocuments(reading.db, params.id, sight.buyer);
  const documentOf = new Map([...readable].map(([id, { versionId }]) => [versionId, id]));
  const found = await pagesWith(reading.db, {
    versionIds: [...documentOf.keys()],
    q: query.q,
    limit: most.hits + 1,
  });
  const shown = found.slice(0, most.hits);
  const ids = shown.flatMap(({ version_id }) => documentOf.get(version_id) ?? []);
  const names = await documentNames(reading.db, [...new Set(ids)]);
  return {
    hits: shown.flatMap(({ version_id, page, snippet }) => {
      const documentId = documentOf.get(version_id);
      if (!documentId) return [];
      return [{ documentId, name: names.get(documentId) ?? '', page, snippet: piecesOf(snippet) }];
    }),
    more: found.length > shown.length,
  };
}

/** Text, hit, text, hit … text. */
function piecesOf(snippet: string): string[] {
  return snippet
    .replace(/\s+/g, ' ')
    .split(hitMarks.start)
    .flatMap((piece, index) => (index === 0 ? [piece] : twoOf(piece)))
    .slice(0, 59);
}

function twoOf(piece: string): [string, string] {
  const end = piece.indexOf(hitMarks.stop);
  return end < 0 ? [piece, ''] : [piece.slice(0, end), piece.slice(end + 1)];
}
