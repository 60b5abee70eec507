import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { ReportSignOff } from '#platform/db/tables.ts';

export type SignOffRow = Selectable<ReportSignOff>;

/** Of these reports, those that are not withdrawn: of each person at most one each, the first one first. */
export function signOffsOf(db: Reader, reportIds: readonly string[]): Promise<SignOffRow[]> {
  return db
    .selectFrom('report_sign_off')
    .selectAll()
    .where('report_id', '=', sql<string>`any(${sql.val([...reportIds])}::uuid[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
}

/** The newest first. */
export function withdrawnOf(db: Reader, reportId: string, limit: number): Promise<SignOffRow[]> {
  return db
    .selectFrom('report_sign_off')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('withdrawn_at', 'is not', null)
    .orderBy('withdrawn_at', 'desc')
    .limit(limit)
    .execute();
}

export type OwnSignOffRow = SignOffRow & {
  review_id: string;
  stage: string;
  number: number;
  business_name: string;
};

function withReport(db: Reader) {
  return db
    .selectFrom('report_sign_off as sign_off')
    .innerJoin('earnings_report as report', 'report.id', 'sign_off.report_id')
    .innerJoin('earnings_review as review', 'review.id', 'report.review_id')
    .innerJoin('business', 'business.id', 'review.business_id')
    .selectAll('sign_off')
    .select(['report.review_id', 'report.stage', 'report.number', 'business.business_name']);
}

/** Of a person, the newest first. */
export function signOffsBy(db: Reader, personId: string, limit: number): Promise<OwnSignOffRow[]> {
  return withReport(db)
    .where('sign_off.person_id', '=', personId)
    .orderBy('sign_off.signed_at', 'desc')
    .orderBy('sign_off.id')
    .limit(limit)
    .execute();
}

export function findSignOff(db: Reader, id: string): Promise<OwnSignOffRow | undefined> {
  return withReport(db).where('sign_off.id', '=', id).executeTakeFirst();
}

export async function insertSignOff(tx: Tx, row: Insertable<ReportSignOff>): Promise<void> {
  await tx.insertInto('report_sign_off').values(row).execute();
}

/** Both sides were told that something changed since the signed report. */
export async function noteSignOffsTold(
  tx: Tx,
  ids: readonly string[],
  { dataset, at }: { dataset: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('report_sign_off')
    .set({ told_at: at, told_dataset: dataset })
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
}

/** False if it was withdrawn already. */
export async function withdraw(
  tx: Tx,
  { id, at, reason }: { id: string; at: Date; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report_sign_off')
    .set({ withdrawn_at: at, reason })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
