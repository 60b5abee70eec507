import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

export type SaidRow = { since: Date; years: unknown };

/** How far back it is known what the books said. */
const most = 20;

export function saidRows(db: Reader, reviewId: string): Promise<SaidRow[]> {
  return db
    .selectFrom('earnings_books_said')
    .select(['since', 'years'])
    .where('review_id', '=', reviewId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** In place of the oldest, once there are many. */
export async function insertSaid(tx: Tx, reviewId: string, { since, years }: SaidRow): Promise<void> {
  await sql`
    insert into earnings_books_said (review_id, since, years)
    values (${reviewId}, ${since}, ${JSON.stringify(years)}::jsonb)`.execute(tx);
  await sql`
    delete from earnings_books_said where review_id = ${reviewId} and id <= (
      select id from earnings_books_said where review_id = ${reviewId}
      order by id desc offset ${most} limit 1)`.execute(tx);
}

/** Reviews with books of which nothing was kept: they were read before it was. */
export async function unsaidReviews(db: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select review.id from earnings_review as review
    where review.dataset > 0
      and not exists (select from earnings_books_said as said where said.review_id = review.id)
    order by review.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the books of a review said, newest first, as `storedSaid` reads it. */
type SaidJson = { said: { since: string; years: unknown }[] };

/** SQL, to be joined to `review`. */
const booksBeside = sql`
  cross join lateral (
    select jsonb_agg(jsonb_build_object('since', newest.since, 'years', newest.years) order by newest.id desc) as said
    from (select * from earnings_books_said where review_id = review.id order by id desc limit ${sql.lit(most)}) as newest
  ) as books`;

type StatedRow = SaidJson & {
  id: string;
  title: string;
  revenue: number | null;
  ebitda: number | null;
  sde: number | null;
};

/** The open listings of an owner whose business has a review, oldest first. */
export async function statedListings(db: Reader, ownerId: string, limit: number): Promise<StatedRow[]> {
  const { rows } = await sql<StatedRow>`
    select listing.id, teaser.title, profile.revenue_cents as revenue, profile.ebitda_cents as ebitda,
      profile.sde_cents as sde, books.said
    from listing join listing_teaser as teaser on teaser.listing_id = listing.id
      join listing_profile as profile on profile.listing_id = listing.id
      join earnings_review as review on review.business_id = listing.business_id
      ${booksBeside}
    where listing.owner_id = ${ownerId} and listing.status not in ('sold', 'withdrawn') and books.said is not null
    order by listing.created_at, listing.id limit ${limit}`.execute(db);
  return rows;
}

type CheckRow = SaidJson & { id: string; business_name: string };

/** The health checks of an owner whose business has a review, oldest first. */
export async function reviewedChecks(db: Reader, ownerId: string, limit: number): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select health_check.id, business.business_name, books.said
    from health_check join business on business.id = health_check.business_id
      join earnings_review as review on review.business_id = business.id
      ${booksBeside}
    where business.owner_id = ${ownerId} and books.said is not null
    order by health_check.created_at, health_check.id limit ${limit}`.execute(db);
  return rows;
}
