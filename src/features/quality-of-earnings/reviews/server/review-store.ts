import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { EarningsDataset, EarningsReview, Json } from '#platform/db/tables.ts';

type Caller = { personId: string | null; now: Date };
export type AskedReview = Selectable<EarningsReview> & {
  owner_id: string;
  business_name: string;
  mandated: boolean;
  invited: boolean;
};

/** SQL, as for the books of a health check: brokers who may approve, and people invited to the books. */
const mandated = ({ personId, now }: Caller) => sql<boolean>`exists (
  select from listing join mandate on mandate.listing_id = listing.id
  where listing.business_id = business.id and mandate.broker_id = ${personId}
    and mandate.may_approve and ${inForce(now)})`;
const clientListing = ({ personId, now }: Caller) => sql<string | null>`(
  select listing.id from listing join mandate on mandate.listing_id = listing.id
  where listing.business_id = business.id and mandate.broker_id = ${personId}
    and mandate.may_approve and ${inForce(now)} order by listing.created_at limit 1)`;
const invited = ({ personId }: Caller) => sql<boolean>`exists (
  select from health_check join check_helper on check_helper.check_id = health_check.id
  where health_check.business_id = business.id and check_helper.person_id = ${personId}
    and check_helper.status = 'active' and check_helper.books)`;

function reviewsFor(db: Reader, caller: Caller) {
  return db
    .selectFrom('earnings_review')
    .innerJoin('business', 'business.id', 'earnings_review.business_id')
    .selectAll('earnings_review')
    .select([
      'business.owner_id',
      'business.business_name',
      mandated(caller).as('mandated'),
      invited(caller).as('invited'),
    ]);
}

export function findReview(db: Reader, id: string, caller: Caller): Promise<AskedReview | undefined> {
  return reviewsFor(db, caller).where('earnings_review.id', '=', id).executeTakeFirst();
}

export function findReviewOf(
  db: Reader,
  businessId: string,
  caller: Caller,
): Promise<AskedReview | undefined> {
  return reviewsFor(db, caller).where('earnings_review.business_id', '=', businessId).executeTakeFirst();
}

export function listReviewRows(
  db: Reader,
  caller: Caller,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<AskedReview[]> {
  let query = reviewsFor(db, caller).where(({ eb, or }) =>
    or([eb('business.owner_id', '=', caller.personId), mandated(caller), invited(caller)]),
  );
  if (cursor)
    query = query.where(after({ at: 'earnings_review.created_at', id: 'earnings_review.id' }, cursor));
  return query
    .orderBy('earnings_review.created_at', 'desc')
    .orderBy('earnings_review.id', 'desc')
    .limit(limit)
    .execute();
}

/** Own businesses first, then those of clients with the listing of the engagement. */
export function startableRows(db: Reader, caller: Caller, limit: number) {
  const own = sql<boolean>`business.owner_id is not distinct from ${caller.personId}`;
  return db
    .selectFrom('business')
    .leftJoin('earnings_review', 'earnings_review.business_id', 'business.id')
    .select(['business.id', 'business.business_name', own.as('own'), clientListing(caller).as('listing_id')])
    .where(({ eb, or }) => or([eb('business.owner_id', '=', caller.personId), mandated(caller)]))
    .where('earnings_review.id', 'is', null)
    .orderBy('own', 'desc')
    .orderBy(sql`case when ${own} then business.business_name end`)
    .orderBy('business.id')
    .limit(limit)
    .execute();
}

export function businessFor(db: Reader, businessId: string, caller: Caller) {
  return db
    .selectFrom('business')
    .select(['business.owner_id', mandated(caller).as('mandated'), invited(caller).as('invited')])
    .where('business.id', '=', businessId)
    .executeTakeFirst();
}

/** The review of a business: the new one, or the one that it has. */
export async function openedReview(
  tx: Tx,
  row: Insertable<EarningsReview>,
): Promise<{ id: string; fresh: boolean }> {
  const added = await tx
    .insertInto('earnings_review')
    .values(row)
    .onConflict((clash) => clash.column('business_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, fresh: true };
  const { id } = await tx
    .selectFrom('earnings_review')
    .select('id')
    .where('business_id', '=', row.business_id)
    .executeTakeFirstOrThrow();
  return { id, fresh: false };
}

export async function lockReview(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('earnings_review')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeReview(tx: Tx, id: string, change: Updateable<EarningsReview>): Promise<void> {
  await tx
    .updateTable('earnings_review')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export function reviewEndsRow(db: Reader, id: string) {
  return db
    .selectFrom('earnings_review')
    .select(['year_ends', 'latest_ends', 'years', 'dataset', 'periods_said'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps the version: a person who sets the periods at the same time decides. */
export async function setReviewEnds(
  tx: Tx,
  id: string,
  ends: { yearEnds: string; latestEnds: string },
): Promise<void> {
  await tx
    .updateTable('earnings_review')
    .set({ year_ends: ends.yearEnds, latest_ends: ends.latestEnds })
    .where('id', '=', id)
    .execute();
}

export async function deleteReviewRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('earnings_review').where('id', '=', id).execute();
}

export async function deleteReviewsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .deleteFrom('earnings_review')
    .where('business_id', 'in', (of) =>
      of.selectFrom('business').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
}

export function datasetRows(
  db: Reader,
  reviewId: string,
  limit: number,
): Promise<Selectable<EarningsDataset>[]> {
  return db
    .selectFrom('earnings_dataset')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export async function insertDataset(
  tx: Tx,
  { moved, ...row }: Omit<Insertable<EarningsDataset>, 'moved'> & { moved: unknown },
): Promise<void> {
  await tx
    .insertInto('earnings_dataset')
    .values({ ...row, moved: sql<Json>`${JSON.stringify(moved)}::jsonb` })
    .execute();
}

/** Returns the number of the next dataset version, which the review has from now on. */
export async function takeDatasetNumber(tx: Tx, reviewId: string): Promise<number> {
  const { dataset } = await tx
    .updateTable('earnings_review')
    .set({ dataset: sql<number>`dataset + 1` })
    .where('id', '=', reviewId)
    .returning('dataset')
    .executeTakeFirstOrThrow();
  return dataset;
}
