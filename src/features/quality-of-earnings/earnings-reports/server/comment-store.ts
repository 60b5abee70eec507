import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { ReportComment, ReportRemark } from '#platform/db/tables.ts';

function comments(db: Reader) {
  return db
    .selectFrom('report_comment as comment')
    .innerJoin('earnings_report as report', 'report.id', 'comment.report_id')
    .leftJoin('report_remark as first', (join) =>
      join.onRef('first.comment_id', '=', 'comment.id').on('first.number', '=', 1),
    )
    .selectAll('comment')
    .select(['report.number as report_number', 'first.person_id as author_id']);
}

/** `author_id`: `null`: their account is gone. */
export type CommentRow = Selectable<ReportComment> & { report_number: number; author_id: string | null };

/** On reports of a stage, the newest first. */
export function commentsOf(
  db: Reader,
  of: { reviewId: string; stage: string; limit: number },
): Promise<CommentRow[]> {
  return comments(db)
    .where('comment.review_id', '=', of.reviewId)
    .where('comment.stage', '=', of.stage)
    .orderBy('comment.written_at', 'desc')
    .orderBy('comment.id')
    .limit(of.limit)
    .execute();
}

export function findComment(db: Reader, id: string): Promise<CommentRow | undefined> {
  return comments(db).where('comment.id', '=', id).executeTakeFirst();
}

export type CommentCount = { stage: string; all: number; open: number };

export async function countComments(db: Reader, reviewId: string): Promise<CommentCount[]> {
  const { rows } = await sql<CommentCount>`
    select stage, count(*)::int as "all", (count(*) filter (where state <> 'resolved'))::int as open
    from report_comment where review_id = ${reviewId} group by stage`.execute(db);
  return rows;
}

export async function insertComment(tx: Tx, row: Insertable<ReportComment>): Promise<void> {
  await tx.insertInto('report_comment').values(row).execute();
}

/** False if it is no longer as it was seen. */
export async function writeComment(
  tx: Tx,
  { id, version }: Pick<CommentRow, 'id' | 'version'>,
  state: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report_comment')
    .set({ state, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type RemarkRow = Selectable<ReportRemark> & { first_name: string | null; last_name: string | null };

/** In the order in which they were made. */
export function remarksOf(db: Reader, commentIds: readonly string[]): Promise<RemarkRow[]> {
  return db
    .selectFrom('report_remark as remark')
    .leftJoin('person', 'person.id', 'remark.person_id')
    .selectAll('remark')
    .select(['person.first_name', 'person.last_name'])
    .where('remark.comment_id', '=', sql<string>`any(${sql.val([...commentIds])}::uuid[])`)
    .orderBy('remark.comment_id')
    .orderBy('remark.number')
    .execute();
}

/** Its number is that of the comment’s version: one remark for each step. */
export async function insertRemark(tx: Tx, row: Insertable<ReportRemark>): Promise<void> {
  await tx.insertInto('report_remark').values(row).execute();
}
