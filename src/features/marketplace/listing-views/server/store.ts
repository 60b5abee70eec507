import { sql } from 'kysely';
import { holdsMandate } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';

export type Visit = { listingId: string; day: string; visitor: string };

/** One statement, so that a crash counts all visits or none. */
export async function countVisits(db: Reader, visits: readonly Visit[]): Promise<void> {
  await sql`
    with visit as (
      select * from unnest(
        ${visits.map(({ listingId }) => listingId)}::uuid[],
        ${visits.map(({ day }) => day)}::date[],
        ${visits.map(({ visitor }) => visitor)}::text[]
      ) as given (listing_id, day, visitor)
    ), fresh as (
      insert into listing_visitor (day, listing_id, visitor)
      select day, listing_id, decode(visitor, 'hex') from visit order by 1, 2, 3
      on conflict do nothing
      returning listing_id, day
    )
    insert into listing_view (listing_id, day, views)
    select listing_id, day, count(*) from fresh group by listing_id, day order by 1, 2
    on conflict (listing_id, day) do update set views = listing_view.views + excluded.views`.execute(db);
}

export async function forgetVisitors(db: Reader, today: string): Promise<void> {
  await sql`delete from listing_visitor where day < ${today}::date`.execute(db);
}

type Counted = { day: string; views: number };
/** `publicSince`: the earliest of the listings' latest publication days. */
type Kept = { owners: readonly string[]; publicSince: string | null; counted: Counted[] };

export async function viewsOf(
  db: Reader,
  of: { listingId: string } | { personId: string; now: Date },
  from: string,
): Promise<Kept> {
  const these =
    'listingId' in of
      ? sql`listing.id = ${of.listingId}::uuid`
      : sql`(listing.owner_id = ${of.personId}::uuid or ${holdsMandate('listing.id', of.personId, of.now)})`;
  const { rows: listings } = await sql<{ owner_id: string; day: string | null }>`
    select owner_id, to_char(min(published_at at time zone 'UTC'), 'YYYY-MM-DD') as day
    from listing where ${these} group by owner_id order by day`.execute(db);
  const { rows: counted } = await sql<Counted>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views
    from listing_view where listing_id in (select id from listing where ${these}) and day >= ${from}::date
    group by listing_view.day order by listing_view.day`.execute(db);
  return {
    owners: listings.map(({ owner_id }) => owner_id),
    publicSince: listings[0]?.day ?? null,
    counted,
  };
}
