import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { ReportShare, ReportView } from '#platform/db/tables.ts';

export type ShareRow = Selectable<ReportShare>;

export async function insertShare(tx: Tx, row: Insertable<ReportShare>): Promise<void> {
  await tx.insertInto('report_share').values(row).execute();
}

export async function countOpenShares(db: Reader, checkId: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('report_share')
    .innerJoin('check_report', 'check_report.id', 'report_share.report_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('check_report.check_id', '=', checkId)
    .where('report_share.ended_at', 'is', null)
    .where('report_share.ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export type CountedShare = ShareRow & { views: number; last_view_at: Date | null };

export function listShareRows(
  db: Reader,
  reportId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<CountedShare[]> {
  let query = db
    .selectFrom('report_share')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('report_view')
          .select(({ fn }) => [fn.countAll<number>().as('views'), fn.max('at').as('last_view_at')])
          .whereRef('report_view.share_id', '=', 'report_share.id')
          .as('seen'),
      (join) => join.onTrue(),
    )
    .selectAll('report_share')
    .select([sql<number>`seen.views::int`.as('views'), 'seen.last_view_at'])
    .where('report_id', '=', reportId);
  if (cursor) query = query.where(after({ at: 'created_at', id: 'id' }, cursor));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function findShare(db: Reader, id: string): Promise<ShareRow | undefined> {
  return db.selectFrom('report_share').selectAll().where('id', '=', id).executeTakeFirst();
}

export function shareByToken(db: Reader, tokenHash: Uint8Array): Promise<ShareRow | undefined> {
  return db
    .selectFrom('report_share')
    .selectAll()
    .where('token_hash', '=', Buffer.from(tokenHash))
    .executeTakeFirst();
}

/** Ends the link; returns false if it had already ended. */
export async function writeEnd(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report_share')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertView(tx: Tx, row: Insertable<ReportView>): Promise<void> {
  await tx.insertInto('report_view').values(row).execute();
}

export function listViewRows(
  db: Reader,
  shareId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<Selectable<ReportView>[]> {
  let query = db.selectFrom('report_view').selectAll().where('share_id', '=', shareId);
  if (cursor) query = query.where(after({ at: 'at', id: 'id' }, cursor));
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
