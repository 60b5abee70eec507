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
