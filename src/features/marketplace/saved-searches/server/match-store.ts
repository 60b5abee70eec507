import { sql } from 'kysely';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import { isPublic } from '#features/marketplace/listings/server/market-sql.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Tx } from '#platform/context.ts';

export async function noteUnmatched(db: Tx, listingId: string, at: Date): Promise<void> {
  await db
    .insertInto('unmatched_listing')
    .values({ listing_id: listingId, at })
    .onConflict((clash) => clash.column('listing_id').doUpdateSet({ at }))
    .execute();
}

/** Skips listings that another run has locked. */
export async function takeUnmatched(db: Tx, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('unmatched_listing')
    .where('listing_id', 'in', (of) =>
      of
        .selectFrom('unmatched_listing')
        .select('listing_id')
        .orderBy('at')
        .orderBy('listing_id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('listing_id')
    .execute();
  return rows.map((row) => row.listing_id);
}

/** One pass. Skips the searcher's own listings, those public before the search, and earlier hits. */
export async function recordHits(db: Tx, listingIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into saved_search_hit (search_id, listing_id, found_at)
    select saved_search.id, fresh.listing_id, ${now}
    from (
      select listing_id, words, published_at from listing_teaser
      where listing_id = any(${listingIds}::uuid[]) and ${isPublic}
    ) fresh
    join listing on listing.id = fresh.listing_id
    join saved_search on saved_search.frequency <> 'off'
      and saved_search.person_id <> listing.owner_id
      and not ${holdsMandate('listing.id', sql.ref('saved_search.person_id'), now)}
      and ${notBlocked('fresh.listing_id', 'saved_search.person_id')}
      and fresh.published_at >= saved_search.since
      and (saved_search.matcher is null or fresh.words @@ saved_search.matcher)
    order by 1, 2
    on conflict do nothing`.execute(db);
}
