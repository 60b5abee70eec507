import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { CheckReport } from '#platform/db/tables.ts';

export type ReportHeadRow = Omit<Selectable<CheckReport>, 'content' | 'made_by'> & { made_by: string | null };

function headsOf(db: Reader) {
  return db
    .selectFrom('check_report')
    .leftJoin('person', 'person.id', 'check_report.made_by')
    .select(['check_report.id', 'check_report.check_id', 'check_report.number', 'check_report.made_at'])
    .select((eb) =>
      eb
        .case()
        .when('person.id', 'is', null)
        .then(null)
        .else(eb.fn<string>('concat_ws', [eb.val(' '), 'person.first_name', 'person.last_name']))
        .end()
        .as('made_by'),
    );
}

export function listReportRows(
  db: Reader,
  checkId: string,
  cursor: Cursor | null,
  limit: number,
): Promise<ReportHeadRow[]> {
  let query = headsOf(db).where('check_report.check_id', '=', checkId);
  if (cursor) query = query.where(after({ at: 'check_report.made_at', id: 'check_report.id' }, cursor));
  return query
    .orderBy('check_report.made_at', 'desc')
    .orderBy('check_report.id', 'desc')
    .limit(limit)
    .execute();
}

export function findReport(
  db: Reader,
  id: string,
): Promise<(ReportHeadRow & { content: unknown }) | undefined> {
  return headsOf(db).select('check_report.content').where('check_report.id', '=', id).executeTakeFirst();
}

export function newestReport(
  db: Reader,
  checkId: string,
): Promise<(ReportHeadRow & { content: unknown }) | undefined> {
  return headsOf(db)
    .select('check_report.content')
    .where('check_report.check_id', '=', checkId)
    .orderBy('check_report.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertReport(tx: Tx, row: Insertable<CheckReport>): Promise<void> {
  await tx.insertInto('check_report').values(row).execute();
}
