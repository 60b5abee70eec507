import { type Insertable, type Selectable, sql } from 'kysely';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { ReportReviewer } from '#platform/db/tables.ts';

export type ReviewerRow = Selectable<ReportReviewer>;

/** Who are invited to a review, the first one first. */
export function reviewersOf(db: Reader, reviewId: string): Promise<ReviewerRow[]> {
  return db
    .selectFrom('report_reviewer')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('invited_at')
    .orderBy('email')
    .execute();
}

/** Again at the same address: up to another stage. */
export async function writeReviewer(tx: Tx, row: Insertable<ReportReviewer>): Promise<void> {
  await tx
    .insertInto('report_reviewer')
    .values(row)
    .onConflict((clash) => clash.columns(['review_id', 'email']).doUpdateSet({ stage: row.stage }))
    .execute();
}

/** False if they were not invited. */
export async function deleteReviewer(tx: Tx, reviewId: string, email: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('report_reviewer')
    .where('review_id', '=', reviewId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Every invitation to an address. */
export async function deleteReviewersAt(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('report_reviewer').where('email', '=', email.toLowerCase()).execute();
}

/** What a reader who is not of the seller’s side needs of a review. */
export function reviewFacts(db: Reader, reviewId: string) {
  return db
    .selectFrom('earnings_review')
    .innerJoin('business', 'business.id', 'earnings_review.business_id')
    .select(['earnings_review.id', 'earnings_review.dataset', 'business.business_name'])
    .where('earnings_review.id', '=', reviewId)
    .executeTakeFirst();
}

/** The owner of a review, and brokers whose engagement includes approvals. */
export async function sellersOf(db: Reader, reviewId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select business.owner_id as id
    from earnings_review join business on business.id = earnings_review.business_id
    where earnings_review.id = ${reviewId}
    union
    select mandate.broker_id
    from earnings_review join listing on listing.business_id = earnings_review.business_id
      join mandate on mandate.listing_id = listing.id
    where earnings_review.id = ${reviewId} and mandate.may_approve and ${inForce(now)}`.execute(db);
  return rows.map(({ id }) => id);
}

export type ReadingRow = {
  review_id: string;
  business_name: string;
  stage: string;
  invited_at: Date;
};

/** The newest invitation first. */
export function readingsAt(db: Reader, email: string, limit: number): Promise<ReadingRow[]> {
  return db
    .selectFrom('report_reviewer as reviewer')
    .innerJoin('earnings_review as review', 'review.id', 'reviewer.review_id')
    .innerJoin('business', 'business.id', 'review.business_id')
    .select(['reviewer.review_id', 'business.business_name', 'reviewer.stage', 'reviewer.invited_at'])
    .where('reviewer.email', '=', email)
    .orderBy('reviewer.invited_at', 'desc')
    .orderBy('reviewer.review_id')
    .limit(limit)
    .execute();
}

export type NewestRow = {
  id: string;
  review_id: string;
  stage: string;
  number: number;
  final: boolean;
  made_at: Date;
  open: number;
  signed_off: boolean;
};

/** The newest report of each stage of these reviews. `signed_off`: by this person. */
export async function newestOf(
  db: Reader,
  { reviewIds, personId }: { reviewIds: readonly string[]; personId: string },
): Promise<NewestRow[]> {
  const { rows } = await sql<NewestRow>`
    select distinct on (report.review_id, report.stage) report.id, report.review_id, report.stage,
      report.number, report.final, report.made_at,
      (select count(*)::int from report_comment as comment
        where comment.review_id = report.review_id and comment.stage = report.stage
          and comment.state <> 'resolved') as open,
      exists (select from report_sign_off as sign_off
        where sign_off.report_id = report.id and sign_off.person_id = ${personId}
          and sign_off.withdrawn_at is null) as signed_off
    from earnings_report as report
    where report.review_id = any(${sql.val([...reviewIds])}::uuid[])
    order by report.review_id, report.stage, report.number desc`.execute(db);
  return rows;
}
