import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listSavedSearches as contract } from '../contract.ts';
import { searchesOf } from './search-store.ts';
import { searchView } from './search-view.ts';

export async function readSearches(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(actor);
  const rows = await searchesOf(db, personId, query.after ? decodeCursor(query.after) : null, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.created_at, id: row.id }), searchView);
}
