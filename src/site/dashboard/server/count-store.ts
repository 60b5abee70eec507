import { sql } from 'kysely';
import { answerableStatuses } from '#features/offers/offers/domain/offer.ts';
import type { Reader } from '#platform/context.ts';

type Counts = {
  listings: { status: string; count: number }[];
  offersOpen: number;
  offersAccepted: number;
  roomsOpen: number;
};

/** What admins are told of the whole site: figures only. */
export async function countDeals(db: Reader): Promise<Counts> {
  const listings = await db
    .selectFrom('listing')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  const { rows } = await sql<Omit<Counts, 'listings'>>`
    select
      (select count(*)::int from offer where status in (${sql.join(answerableStatuses)})) as "offersOpen",
      (select count(*)::int from offer where status = 'accepted') as "offersAccepted",
      (select count(*)::int from deal_room where closed_at is null) as "roomsOpen"`.execute(db);
  return { listings, ...(rows[0] ?? { offersOpen: 0, offersAccepted: 0, roomsOpen: 0 }) };
}

type Made = Record<'accounts' | 'published' | 'requests' | 'offers' | 'sales', number>;

/** What was made in some days of UTC, both included. */
export async function countMade(db: Reader, { from, until }: { from: string; until: string }): Promise<Made> {
  const within = (column: string) =>
    sql`(${sql.ref(column)} at time zone 'UTC')::date between ${from}::date and ${until}::date`;
  const { rows } = await sql<Made>`
    select
      (select count(*)::int from person where ${within('created_at')}) as accounts,
      (select count(*)::int from listing where ${within('published_at')}) as published,
      (select count(*)::int from access_request where ${within('requested_at')}) as requests,
      (select count(*)::int from offer where ${within('submitted_at')}) as offers,
      (select count(*)::int from sale where ${within('sold_at')}) as sales`.execute(db);
  return rows[0] ?? { accounts: 0, published: 0, requests: 0, offers: 0, sales: 0 };
}
