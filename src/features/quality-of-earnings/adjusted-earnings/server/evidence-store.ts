import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsAdjustmentEvidence } from '#platform/db/tables.ts';

export type EvidenceRow = {
  id: string;
  adjustment_id: string;
  kind: string;
  label: string;
  page: number | null;
  row: number | null;
  day: string | null;
  amount: number | null;
  paper_id: string | null;
  paper_name: string | null;
  /** Of a deal room: the document of the version. `newer`: a later version of it is there. */
  room_id: string | null;
  folder_id: string | null;
  document_id: string | null;
  document_name: string | null;
  published: boolean;
  newer: boolean;
  schedule_name: string | null;
  schedule_replaced: boolean;
  own: boolean;
  /** It was made from this review. */
  made_here: boolean;
  /** Of a line of the bank. `payment`: the same for a line that two files show. */
  payment: string | null;
  proved: boolean;
  bank_file: string | null;
  bank_page: number | null;
  bank_row: number | null;
};

/** SQL: the files of a review, which the business wrote itself, by the sum of their bytes. A file has none until all of it is here. */
const ownFiles = (reviewId: string) => sql`
  select encode(sha256, 'hex') from supporting_schedule where review_id = ${reviewId}
  union all
  select encode(sha256, 'hex') from general_ledger_file where review_id = ${reviewId} and sha256 is not null`;

/** SQL: the databooks and reports of a review, which prove nothing of it, by the sum of their bytes. */
const filesMadeHere = (reviewId: string) => sql`
  select encode(sha256, 'hex') from earnings_databook where review_id = ${reviewId} and sha256 is not null
  union all
  select encode(print.sha256, 'hex') from earnings_report_print as print
    join earnings_report as report on report.id = print.report_id
  where report.review_id = ${reviewId}
  union all
  select copy_sha256 from earnings_report where review_id = ${reviewId} and copy_sha256 is not null`;

/** SQL: the documents of a room in which one of them was put, also if another version of it is there now. */
const documentsMadeHere = (reviewId: string) => sql`
  select copy.document_id from earnings_databook_copy as copy
    join earnings_databook as databook on databook.id = copy.databook_id
  where databook.review_id = ${reviewId} and copy.document_id is not null
  union
  select copy_document_id from earnings_report
  where review_id = ${reviewId} and copy_document_id is not null`;

/** What the adjustments of a review point to, in the order in which it was added. */
export async function evidenceRows(db: Reader, reviewId: string): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select evidence.id, evidence.adjustment_id, evidence.kind, evidence.label, evidence.page, evidence.row,
      to_char(coalesce(line.day, evidence.day), 'YYYY-MM-DD') as day, coalesce(line.amount, evidence.amount) as amount,
      paper.id as paper_id, paper.name as paper_name, document.room_id, document.folder_id, document.id as document_id,
      document.name as document_name, document.published_version_id is not null as published,
      exists (select from room_version as later
        where later.document_id = version.document_id and later.number > version.number) as newer,
      schedule.name as schedule_name, schedule.replaced_by is not null as schedule_replaced,
      evidence.kind = 'schedule' or coalesce(sum.of in (${ownFiles(reviewId)}), false) as own,
      coalesce(sum.of in (${filesMadeHere(reviewId)}) or document.id in (${documentsMadeHere(reviewId)}), false)
        as made_here,
      case when line.id is null then null
        when line.slot > 0 then concat_ws('.', statement.account, line.slot)
        else concat('line ', line.id) end as payment,
      coalesce(statement.state = 'proved', false) as proved,
      file.name as bank_file, line.page as bank_page, line.row as bank_row
    from earnings_adjustment as adjustment
      join earnings_adjustment_evidence as evidence on evidence.adjustment_id = adjustment.id
      left join check_paper as paper on paper.id = evidence.paper_id
      left join room_version as version on version.id = evidence.room_version_id
      left join room_document as document on document.id = version.document_id and document.removed_at is null
      cross join lateral (select coalesce(version.sha256, encode(paper.sha256, 'hex')) as of) as sum
      left join supporting_schedule as schedule on schedule.id = evidence.schedule_id
      left join bank_line as line on line.id = evidence.bank_line_id
      left join bank_statement as statement on statement.number = line.statement
      left join bank_file as file on file.id = statement.file_id
    where adjustment.review_id = ${reviewId}
    order by evidence.number`.execute(db);
  return rows;
}

/** With which reference an adjustment has a payment. */
export async function bankReferences(
  db: Reader,
  reviewId: string,
  adjustmentId: string,
): Promise<Map<string, string>> {
  const rows = await evidenceRows(db, reviewId);
  return new Map(
    rows.flatMap(({ id, adjustment_id, payment }) =>
      adjustment_id === adjustmentId && payment !== null ? [[payment, id] as const] : [],
    ),
  );
}

export async function insertEvidence(
  tx: Tx,
  rows: readonly Insertable<EarningsAdjustmentEvidence>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('earnings_adjustment_evidence')
    .values([...rows])
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function removeEvidence(tx: Tx, adjustmentId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('earnings_adjustment_evidence')
    .where('adjustment_id', '=', adjustmentId)
    .where('id', 'in', ids)
    .execute();
}

export async function countEvidence(db: Reader, adjustmentId: string): Promise<number> {
  const { n } = await db
    .selectFrom('earnings_adjustment_evidence')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('adjustment_id', '=', adjustmentId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export type RoomVersionRow = {
  id: string;
  room_id: string;
  business_id: string;
  name: string;
  pages: number | null;
  own: boolean;
};

/** SQL: the newest version of every document in rooms of a business that was not made from its review. */
const roomVersions = (reviewId: string) => sql`
  select version.id, document.room_id, listing.business_id, document.name, rendition.pages,
    version.sha256 in (${ownFiles(reviewId)}) as own, document.created_at
  from earnings_review as review
    join listing on listing.business_id = review.business_id
    join deal_room as room on room.listing_id = listing.id
    join room_document as document on document.room_id = room.id and document.removed_at is null
    join lateral (
      select * from room_version where document_id = document.id order by number desc limit 1) as version on true
    left join room_rendition as rendition on rendition.version_id = version.id
  where review.id = ${reviewId} and document.id not in (${documentsMadeHere(reviewId)})
    and version.sha256 not in (${filesMadeHere(reviewId)})`;

export async function findRoomVersions(
  db: Reader,
  reviewId: string,
  ids: readonly string[],
): Promise<RoomVersionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RoomVersionRow>`
    select * from (${roomVersions(reviewId)}) as version where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Of one room, the newest documents first. `words`: lower case, in their names. */
export async function roomVersionsNamed(
  db: Reader,
  { reviewId, roomId, words, limit }: { reviewId: string; roomId: string; words: string; limit: number },
): Promise<RoomVersionRow[]> {
  const { rows } = await sql<RoomVersionRow>`
    select * from (${roomVersions(reviewId)}) as version
    where room_id = ${roomId} and strpos(lower(name), ${words}) > 0
    order by created_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Rooms of documents that some references point to, also of documents that were removed. */
export async function roomsOfEvidence(
  db: Reader,
  ids: readonly string[],
): Promise<{ id: string; room_id: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; room_id: string }>`
    select evidence.id, document.room_id
    from earnings_adjustment_evidence as evidence
      join room_version as version on version.id = evidence.room_version_id
      join room_document as document on document.id = version.document_id
    where evidence.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Deal rooms of the business of a review, the newest first. */
export async function roomsOfReview(
  db: Reader,
  reviewId: string,
): Promise<{ id: string; closed_at: Date | null }[]> {
  const { rows } = await sql<{ id: string; closed_at: Date | null }>`
    select room.id, room.closed_at from earnings_review as review
      join listing on listing.business_id = review.business_id
      join deal_room as room on room.listing_id = listing.id
    where review.id = ${reviewId}
    order by room.created_at desc, room.id desc`.execute(db);
  return rows;
}

export type PaperOrigin = { id: string; own: boolean; made_here: boolean };

/** Of papers of a health check, whether the business wrote them itself, or they were made from its review. */
export async function paperOrigins(
  db: Reader,
  reviewId: string,
  ids: readonly string[],
): Promise<PaperOrigin[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PaperOrigin>`
    select id, encode(sha256, 'hex') in (${ownFiles(reviewId)}) as own,
      encode(sha256, 'hex') in (${filesMadeHere(reviewId)}) as made_here
    from check_paper where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Held until the transaction ends, so that no one deletes them meanwhile. Those that are there. */
export async function holdPaperRows(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('check_paper')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Schedules that nothing newer took the place of. */
export async function schedulesNamed(
  db: Reader,
  { reviewId, words, limit }: { reviewId: string; words: string; limit: number },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from supporting_schedule
    where review_id = ${reviewId} and replaced_by is null and strpos(lower(name), ${words}) > 0
    order by added_at desc, number desc limit ${limit}`.execute(db);
  return rows;
}

type ScheduleRow = { id: string; row: number | null; name: string; has_row: boolean };

/** `has_row`: the schedule has a line at this row of its file. */
export async function findScheduleRows(
  db: Reader,
  reviewId: string,
  sent: readonly { of: string; row: number | null }[],
): Promise<ScheduleRow[]> {
  if (sent.length === 0) return [];
  const { rows } = await sql<ScheduleRow>`
    select file.id, sent.row, file.name, sent.row is null or exists (
        select from supporting_schedule_row as line where line.schedule = file.number and line.row = sent.row) as has_row
    from unnest(${sent.map(({ of }) => of)}::uuid[], ${sent.map(({ row }) => row)}::integer[]) as sent (id, row)
      join supporting_schedule as file on file.id = sent.id
    where file.review_id = ${reviewId} and file.replaced_by is null`.execute(db);
  return rows;
}
