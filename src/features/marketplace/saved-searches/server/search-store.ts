import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { SavedSearch } from '#platform/db/tables.ts';

type Columns = Omit<Selectable<SavedSearch>, 'matcher'>;
export type SearchRow = Columns & { last_found_at: Date | null };

const shown = [
  'id',
  'person_id',
  'name',
  'search',
  'frequency',
  'since',
  'next_mail_at',
  'version',
  'created_at',
] as const;

/** Serializes changes to a person's searches, so that names and counts stay valid. */
export async function lockSearchesOf(db: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved searches'), hashtext(${personId}))`.execute(db);
}

export function searchesOf(
  db: Reader,
  personId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<SearchRow[]> {
  let query = withLastFound(db).where('person_id', '=', personId);
  if (cursor) query = query.where(after({ at: 'created_at', id: 'id' }, cursor));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function searchOf(db: Reader, id: string, personId: string): Promise<SearchRow | undefined> {
  return withLastFound(db).where('id', '=', id).where('person_id', '=', personId).executeTakeFirst();
}

function withLastFound(db: Reader) {
  return db
    .selectFrom('saved_search')
    .select(shown)
    .select((of) =>
      of
        .selectFrom('saved_search_hit')
        .whereRef('search_id', '=', 'saved_search.id')
        .where(notBlocked('saved_search_hit.listing_id', 'saved_search.person_id'))
        .select((hit) => hit.fn.max('found_at').as('at'))
        .as('last_found_at'),
    );
}

export async function othersOf(
  db: Reader,
  personId: string,
  name: string,
  exceptId: string | null,
): Promise<{ count: number; named: boolean }> {
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', sql<boolean>`lower(name) = lower(${name})`.as('named')])
    .where('person_id', '=', personId)
    .execute();
  const others = rows.filter(({ id }) => id !== exceptId);
  return { count: others.length, named: others.some(({ named }) => named) };
}

export async function insertSearch(
  db: Tx,
  row: Omit<Insertable<SavedSearch>, 'matcher' | 'search'> & { search: unknown },
  matcher: RawBuilder<string> | null,
): Promise<void> {
  const search = JSON.stringify(row.search);
  await db
    .insertInto('saved_search')
    .values({ ...row, search, matcher })
    .execute();
}

/** Returns false if the version has changed. */
export async function updateSearch(
  db: Tx,
  seen: { id: string; version: number },
  changed: Pick<Updateable<SavedSearch>, 'name' | 'frequency' | 'since' | 'next_mail_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ ...changed, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSearch(db: Tx, id: string, personId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function stopMails(db: Tx, id: string): Promise<boolean> {
  const stopped = await db
    .updateTable('saved_search')
    .set((of) => ({ frequency: 'off', next_mail_at: null, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .where('frequency', '<>', 'off')
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

export async function forgetWaiting(db: Tx, searchId: string): Promise<void> {
  await db
    .deleteFrom('saved_search_hit')
    .where('search_id', '=', searchId)
    .where('mailed_at', 'is', null)
    .execute();
}
