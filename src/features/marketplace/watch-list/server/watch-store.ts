import { sql } from 'kysely';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import { notBlocked, shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';

export function watchableListing(db: Reader, listingId: string, personId: string) {
  return db
    .selectFrom('listing')
    .select(['id', 'owner_id', 'status', 'version'])
    .select((of) => [
      of
        .selectFrom('watched_listing')
        .where('person_id', '=', personId)
        .where('listing_id', '<>', listingId)
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('others'),
      of
        .exists(
          of
            .selectFrom('watched_listing')
            .where('person_id', '=', personId)
            .where('listing_id', '=', listingId)
            .select('listing_id'),
        )
        .as('watched'),
    ])
    .where('id', '=', listingId)
    .where(shownTo('listing.id', personId))
    .executeTakeFirst();
}

/** Returns false if it was on the list already. */
export async function insertWatch(
  db: Tx,
  row: { personId: string; listingId: string; version: number; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('watched_listing')
    .values({
      person_id: row.personId,
      listing_id: row.listingId,
      told_version: row.version,
      created_at: row.at,
    })
    .onConflict((clash) => clash.columns(['person_id', 'listing_id']).doNothing())
    .returning('listing_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteWatch(db: Tx, personId: string, listingId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('watched_listing')
    .where('person_id', '=', personId)
    .where('listing_id', '=', listingId)
    .returning('listing_id')
    .executeTakeFirst();
  return gone !== undefined;
}

export function watchedBy(db: Reader, personId: string, cursor: Cursor | null, limit: number) {
  let query = db
    .selectFrom('watched_listing')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'watched_listing.listing_id')
    .leftJoin('departed_listing', 'departed_listing.listing_id', 'watched_listing.listing_id')
    .selectAll('listing_teaser')
    .select(['watched_listing.created_at', 'departed_listing.title as last_title'])
    .where('watched_listing.person_id', '=', personId)
    .where(shownTo('watched_listing.listing_id', personId));
  if (cursor)
    query = query.where(
      after({ at: 'watched_listing.created_at', id: 'watched_listing.listing_id' }, cursor),
    );
  return query
    .orderBy('watched_listing.created_at', 'desc')
    .orderBy('watched_listing.listing_id', 'desc')
    .limit(limit)
    .execute();
}

export async function watchedIds(db: Reader, personId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('watched_listing')
    .select('listing_id')
    .where('person_id', '=', personId)
    .where(shownTo('listing_id', personId))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.listing_id);
}

export async function keepLastTitle(db: Tx, listingId: string, at: Date): Promise<void> {
  await db
    .insertInto('departed_listing')
    .columns(['listing_id', 'title', 'at'])
    .expression((of) =>
      of
        .selectFrom('listing_teaser')
        .select(['listing_id', 'title', sql<Date>`${at}::timestamptz`.as('at')])
        .where('listing_id', '=', listingId),
    )
    .onConflict((clash) =>
      clash.column('listing_id').doUpdateSet((of) => ({ title: of.ref('excluded.title'), at })),
    )
    .execute();
}

export async function claimUntold(
  db: Tx,
  { listingId, version, now }: { listingId: string; version: number; now: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .updateTable('watched_listing')
    .set({ told_version: version })
    .where('listing_id', '=', listingId)
    .where('person_id', 'in', (of) =>
      of
        .selectFrom('watched_listing')
        .select('person_id')
        .where('listing_id', '=', listingId)
        .where('told_version', '<', version)
        .where(notBlocked('listing_id', 'person_id'))
        .where((of) =>
          of.not(holdsMandate('watched_listing.listing_id', sql.ref('watched_listing.person_id'), now)),
        )
        .orderBy('person_id')
        .limit(limit)
        .forUpdate(),
    )
    .returning('person_id')
    .execute();
  return rows.map((row) => row.person_id);
}

export async function markTold(
  db: Tx,
  { listingId, personIds }: { listingId: string; personIds: readonly string[] },
): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .updateTable('watched_listing')
    .set((of) => ({
      told_version: of.selectFrom('listing').select('version').where('id', '=', listingId),
    }))
    .where('listing_id', '=', listingId)
    .where('person_id', 'in', personIds)
    .execute();
}

export function teaserWithLastTitle(db: Reader, listingId: string) {
  return db
    .selectFrom('listing_teaser')
    .leftJoin('departed_listing', 'departed_listing.listing_id', 'listing_teaser.listing_id')
    .selectAll('listing_teaser')
    .select('departed_listing.title as last_title')
    .where('listing_teaser.listing_id', '=', listingId)
    .executeTakeFirst();
}
