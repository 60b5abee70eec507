import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

export type StaleFile = {
  kind: 'report' | 'databook';
  id: string;
  room_id: string;
  listing_id: string;
  document_id: string;
  folder_id: string;
  /** Whether the file names a CPA whose sign-off stands. */
  signed: boolean;
};

/**
 * Published files of open rooms, version for version, that have not shown what the books say since `before` or longer, and whose
 * readers were not told.
 */
export async function staleFiles(db: Reader, before: Date, limit: number): Promise<StaleFile[]> {
  const { rows } = await sql<StaleFile>`
    with stale as (
      select 'report' as kind, report.id, report.copy_document_id as document_id, report.copy_sha256 as sha256,
        exists (select from report_sign_off as sign_off where sign_off.id = any(report.copy_sign_offs)
          and sign_off.withdrawn_at is null) as signed
      from earnings_report as report
      where report.told_at is null and report.stale_since <= ${before} and report.copy_status = 'placed'
      union all
      select 'databook', databook.id, copy.document_id, encode(databook.sha256, 'hex'), false
      from earnings_databook as databook join earnings_databook_copy as copy on copy.databook_id = databook.id
      where databook.told_at is null and databook.stale_since <= ${before} and copy.status = 'placed')
    select stale.kind, stale.id, room.id as room_id, room.listing_id, document.id as document_id, document.folder_id,
      stale.signed
    from stale join room_document as document on document.id = stale.document_id and document.removed_at is null
      join room_version as version on version.id = document.published_version_id and version.sha256 = stale.sha256
      join deal_room as room on room.id = document.room_id
    where room.closed_at is null and room.published_at is not null
    order by room.id limit ${limit}`.execute(db);
  return rows;
}

export type StaleDocument = {
  kind: StaleFile['kind'];
  review_id: string;
  document_id: string;
  version_id: string;
  figures: unknown;
  stale_since: Date;
  told_at: Date | null;
};

/** Of these published versions of documents of a room the reports and databooks that are out of date, file for file. */
export async function staleAmong(
  db: Reader,
  { roomId, versionIds, limit }: { roomId: string; versionIds: readonly string[]; limit: number },
): Promise<StaleDocument[]> {
  const { rows } = await sql<StaleDocument>`
    with stale as (
      select 'report' as kind, report.review_id, report.copy_document_id as document_id, report.copy_sha256 as sha256,
        report.figures, report.stale_since, report.told_at
      from earnings_report as report
      where report.stale_since is not null and report.copy_status = 'placed' and report.copy_room_id = ${roomId}
      union all
      select 'databook', databook.review_id, copy.document_id, encode(databook.sha256, 'hex'),
        databook.figures, databook.stale_since, databook.told_at
      from earnings_databook as databook join earnings_databook_copy as copy on copy.databook_id = databook.id
      where databook.stale_since is not null and copy.status = 'placed')
    select stale.kind, stale.review_id, stale.document_id, version.id as version_id, stale.figures, stale.stale_since,
      stale.told_at
    from stale join room_document as document on document.id = stale.document_id and document.removed_at is null
      join room_version as version on version.id = document.published_version_id and version.sha256 = stale.sha256
    where document.room_id = ${roomId} and version.id = any(${sql.val([...versionIds])}::uuid[])
    order by stale.stale_since desc, stale.document_id limit ${limit}`.execute(db);
  return rows;
}

export async function noteTold(tx: Tx, files: readonly StaleFile[], at: Date): Promise<void> {
  const idsOf = (kind: StaleFile['kind']) => files.flatMap((file) => (file.kind === kind ? [file.id] : []));
  await sql`update earnings_report set told_at = ${at} where id = any(${idsOf('report')}::uuid[])`.execute(
    tx,
  );
  await sql`update earnings_databook set told_at = ${at} where id = any(${idsOf('databook')}::uuid[])`.execute(
    tx,
  );
}
