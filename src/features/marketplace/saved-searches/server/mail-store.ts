import { sql } from 'kysely';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import { isPublic } from '#features/marketplace/listings/server/market-sql.ts';
import type { teaserView } from '#features/marketplace/listings/server/teaser-view.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Tx } from '#platform/context.ts';
import type { Frequency } from '../domain/saved-search.ts';

export type DueSearch = { id: string; person_id: string; name: string; search: unknown; frequency: string };

export function claimDue(db: Tx, now: Date, limit: number): Promise<DueSearch[]> {
  return db
    .selectFrom('saved_search')
    .select(['id', 'person_id', 'name', 'search', 'frequency'])
    .where('next_mail_at', '<=', now)
    .where((of) =>
      of.exists(
        of
          .selectFrom('saved_search_hit')
          .select('search_id')
          .whereRef('search_id', '=', 'saved_search.id')
          .where('mailed_at', 'is', null),
      ),
    )
    .orderBy('next_mail_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export type WaitingListing = Parameters<typeof teaserView>[0] & { search_id: string; n: number };

/** The newest hits per search, with the total (`n`); none of sellers who blocked the person or made them broker. */
export async function waitingListings(
  db: Tx,
  searchIds: readonly string[],
  { each, now }: { each: number; now: Date },
): Promise<WaitingListing[]> {
  const { rows } = await sql<WaitingListing>`
    select * from (
      select saved_search_hit.search_id, listing_teaser.*,
        count(*) over (partition by saved_search_hit.search_id)::integer as n,
        row_number() over (
          partition by saved_search_hit.search_id
          order by listing_teaser.published_at desc, listing_teaser.listing_id desc
        ) as nth
      from saved_search_hit
      join listing_teaser using (listing_id)
      join saved_search on saved_search.id = saved_search_hit.search_id
      where saved_search_hit.search_id = any(${searchIds}::uuid[])
        and saved_search_hit.mailed_at is null and listing_teaser.${isPublic}
        and ${notBlocked('listing_teaser.listing_id', 'saved_search.person_id')}
        and not ${holdsMandate('listing_teaser.listing_id', sql.ref('saved_search.person_id'), now)}
    ) waiting
    where nth <= ${each}
    order by search_id, nth`.execute(db);
  return rows;
}

/** Includes hits that have left the market, which are never emailed. */
export async function markMailed(db: Tx, searchIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('saved_search_hit')
    .set({ mailed_at: now })
    .where('search_id', 'in', searchIds)
    .where('mailed_at', 'is', null)
    .execute();
}

export async function setNextMail(
  db: Tx,
  searchIds: readonly string[],
  frequency: Frequency,
  next: Date,
): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ next_mail_at: next })
    .where('id', 'in', searchIds)
    .where('frequency', '=', frequency)
    .execute();
}

/** Searches without hits move to their next date too, so that weekly emails stay on Mondays. */
export async function postponeIdle(db: Tx, frequency: Frequency, now: Date, next: Date): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ next_mail_at: next })
    .where('frequency', '=', frequency)
    .where('next_mail_at', '<=', now)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('saved_search_hit')
            .select('search_id')
            .whereRef('search_id', '=', 'saved_search.id')
            .where('mailed_at', 'is', null),
        ),
      ),
    )
    .execute();
}

export async function forgetHits(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('saved_search_hit').where('found_at', '<', before).execute();
}
