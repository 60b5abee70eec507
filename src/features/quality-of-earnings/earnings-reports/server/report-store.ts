import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsReport } from '#platform/db/tables.ts';

export type ReportRow = Selectable<EarningsReport>;
export type ReportHeadRow = Omit<
  ReportRow,
  'content' | 'origins' | 'adjustments' | 'copy_sha256' | 'copy_sign_off_id'
> & {
  made_by_name: string | null;
};

/** `copy_document_id`: `null` also if the document was removed from the room. */
function heads(db: Reader) {
  return db
    .selectFrom('earnings_report as report')
    .leftJoin('person', 'person.id', 'report.made_by')
    .leftJoin('room_document as document', (join) =>
      join.onRef('document.id', '=', 'report.copy_document_id').on('document.removed_at', 'is', null),
    )
    .select(['report.id', 'report.review_id', 'report.stage', 'report.number', 'report.dataset'])
    .select(['report.final', 'report.sha256', 'report.made_at', 'report.made_by'])
    .select(['report.copy_status', 'report.copy_refusal', 'report.copy_room_id', 'report.copy_folder_id'])
    .select(['report.copied_by', 'report.copied_at', 'document.id as copy_document_id'])
    .select([
      'report.basis',
      'report.copy_sign_offs',
      'report.figures',
      'report.stale_since',
      'report.told_at',
    ])
    .select(({ fn, val }) =>
      fn<string | null>('concat_ws', [val(' '), 'person.first_name', 'person.last_name']).as('made_by_name'),
    );
}

/** The newest first. */
export function reportsOf(db: Reader, reviewId: string, limit: number): Promise<ReportHeadRow[]> {
  return heads(db)
    .where('report.review_id', '=', reviewId)
    .orderBy('report.made_at', 'desc')
    .orderBy('report.id')
    .limit(limit)
    .execute();
}

export type ReportWithContent = ReportHeadRow & { content: unknown };

export function findReport(db: Reader, id: string): Promise<ReportWithContent | undefined> {
  return heads(db).select('report.content').where('report.id', '=', id).executeTakeFirst();
}

/** Where the figures of a report come from, which is much of it: only for those who open them. */
export async function originsOf(db: Reader, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('earnings_report')
    .select('origins')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.origins ?? null;
}

/** One figure of a report and its parts, by their keys; a report has thousands. */
export async function figureWithParts(db: Reader, id: string, key: string): Promise<unknown> {
  const { rows } = await sql<{ figures: unknown }>`
    with every as materialized (select origins -> 'figures' as figures from earnings_report where id = ${id}),
      wanted as (
        select ${key}::text as key
        union
        select part ->> 'of' from every, jsonb_path_query(figures -> ${key}, 'lax $.behind.parts[*]') as part)
    select jsonb_object_agg(wanted.key, figures -> wanted.key) as figures
    from every, wanted where jsonb_exists(figures, wanted.key)`.execute(db);
  return rows[0]?.figures ?? {};
}

export async function notePrint(tx: Tx, reportId: string, sha256: Buffer): Promise<void> {
  await tx
    .insertInto('earnings_report_print')
    .values({ report_id: reportId, sha256 })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export function newestReport(db: Reader, reviewId: string, stage: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('earnings_report')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('stage', '=', stage)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertReport(tx: Tx, row: Insertable<EarningsReport>): Promise<void> {
  await tx.insertInto('earnings_report').values(row).execute();
}

/** The document in a room that has earlier versions of a stage’s report. */
export async function documentOfReports(
  db: Reader,
  of: { reviewId: string; stage: string; roomId: string },
): Promise<string | null> {
  const row = await heads(db)
    .where('report.review_id', '=', of.reviewId)
    .where('report.stage', '=', of.stage)
    .where('report.copy_room_id', '=', of.roomId)
    .where('document.id', 'is not', null)
    .orderBy('report.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.copy_document_id ?? null;
}

/** `null`: it agrees with the books again, and the next change is told anew. */
export async function setReportStale(tx: Tx, id: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('earnings_report')
    .set(since === null ? { stale_since: null, told_at: null } : { stale_since: since })
    .where('id', '=', id)
    .execute();
}

type Copy = Pick<
  Updateable<EarningsReport>,
  | 'copy_status'
  | 'copy_refusal'
  | 'copy_room_id'
  | 'copy_folder_id'
  | 'copy_document_id'
  | 'copy_sha256'
  | 'copy_sign_offs'
  | 'copied_by'
  | 'copied_at'
>;

export async function beginCopy(tx: Tx, id: string, copy: Copy): Promise<void> {
  await tx.updateTable('earnings_report').set(copy).where('id', '=', id).execute();
}

/** False if it is not waiting any more. */
export async function endCopy(tx: Tx, id: string, copy: Copy): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('earnings_report')
    .set(copy)
    .where('id', '=', id)
    .where('copy_status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that wait since `before`. */
export function waitingReports(db: Reader, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('earnings_report')
    .select('id')
    .where('copy_status', '=', 'waiting')
    .where('copied_at', '<', before)
    .orderBy('copied_at')
    .limit(limit)
    .execute();
}

type OtherBasis = { cash: string; taxes: string; terms: string };

/** Fingerprints of what a report is written from besides its databook. */
export async function otherBasis(db: Reader, reviewId: string): Promise<OtherBasis> {
  const { rows } = await sql<OtherBasis>`
    select md5(concat_ws(';',
        (select string_agg(concat_ws(':', statement.number, statement.account, statement.state, statement.amount,
              repeated.lines, said.classes), ',' order by statement.number)
          from bank_file as file join bank_statement as statement on statement.file_id = file.id
            cross join lateral (select count(*) as lines from bank_line as line
              where line.statement = statement.number and not line.counts) as repeated
            cross join lateral (select md5(coalesce(string_agg(concat_ws('=', id, class), ',' order by id), '')) as classes
              from bank_line as line where line.statement = statement.number and line.class is not null) as said
          where file.review_id = ${reviewId}),
        (select string_agg(concat_ws(':', month, side, amount, cause, text), ',' order by month, side)
          from cash_explanation where review_id = ${reviewId}))) as cash,
      md5(coalesce((select string_agg(concat_ws(':', year, version), ',' order by year)
        from earnings_tax_return where review_id = ${reviewId}), '')) as taxes,
      md5(coalesce((select version::text from earnings_price_terms where review_id = ${reviewId}), '')) as terms`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a table has one row');
  return row;
}
