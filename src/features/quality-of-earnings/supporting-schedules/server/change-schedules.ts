import { headerKey } from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import { rememberColumns } from '#features/quality-of-earnings/general-ledger/server/columns-sql.ts';
import { holdReview, type OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { daysOfMeasure, tableColumnsIn } from '../domain/schedule-columns.ts';
import { kindFacts } from '../domain/schedule-kinds.ts';
import { columnsSaidIn } from './add-schedule.ts';
import { readerVersion, readTable } from './read-table.ts';
import { addsUp, replaceEarlier, tellMoved } from './replace-earlier.ts';
import {
  deleteSchedule,
  deleteScheduleRows,
  endStop,
  findSchedule,
  insertScheduleRows,
  readAnew,
  type ScheduleFile,
  sayDays,
  schedulesOf,
  setReplaced,
} from './schedule-store.ts';
import type { ScheduleTools } from './schedule-tools.ts';
import { scheduleViewOf } from './schedule-view.ts';
import { readingOf, storedKind, storedReading, storedStop } from './stored-schedule.ts';

/** The file with its review locked. Throws Refused('not-found') for all who may not see the review. */
async function holdSchedule(work: Work, id: string): Promise<{ row: ScheduleFile; review: OpenReview }> {
  const found = await findSchedule(work.db, id);
  if (!found) throw new Refused('not-found');
  const review = await holdReview(work, found.review_id);
  // Read again: it may have been removed while this request waited for the lock.
  const row = await findSchedule(work.db, id);
  if (!row) throw new Refused('not-found');
  return { row, review };
}

export async function sayScheduleColumns(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.sayScheduleColumns>,
  { sealed, sheets }: ScheduleTools,
): Promise<AnswerOf<typeof contract.sayScheduleColumns>> {
  const { row, review } = await holdSchedule(work, id);
  const rows = storedStop(row);
  if (rows === null) throw new Refused('columns-known');
  const kind = storedKind(row.kind);
  const header = rows[body.row];
  if (!header || !isWithin(body.columns, header) || !tableColumnsIn(kind, header, body.columns))
    throw new Refused('no-such-schedule-column');
  await rememberColumns(work.db, 'supporting_schedule_columns', {
    ...{ reviewId: review.id, kind, header: headerKey(header), columns: body.columns },
    ...{ by: signedIn(work.actor).personId, at: work.now },
  });
  const bytes = await sealed.get(row.key);
  if (bytes === null) throw new Refused('storage-unavailable');
  const said = await columnsSaidIn(work.db, review.id, kind);
  const read = await readTable({ bytes, kind, said }, sheets.turnOf(review.ownerId));
  if (!('table' in read)) throw new Refused('no-schedule-rows');
  const { table } = read;
  const now = await endStop(work.db, id, {
    reading: readingOf(table, read.hidden),
    ...{ starts: table.days?.from ?? null, ends: table.days?.to ?? null, readerVersion },
  });
  await insertScheduleRows(work.db, row.number, table.rows);
  await tell(work, 'supporting-schedule-columns-said', row);
  return scheduleViewOf(work.db, await replaceEarlier(work, review, now), now);
}

const isWithin = (columns: object, header: readonly string[]): boolean =>
  Object.values(columns).every((at) => typeof at === 'number' && at < header.length);

export async function sayScheduleDays(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.sayScheduleDays>,
  tools: ScheduleTools,
): Promise<AnswerOf<typeof contract.sayScheduleDays>> {
  const { row, review } = await holdSchedule(work, id);
  const reading = storedReading(row);
  if (reading === null) throw new Refused('schedule-not-read');
  const ofDay = kindFacts[storedKind(row.kind)].days === 'day';
  if (reading.statement && reading.measures.some((measure) => daysOfMeasure(measure) !== null))
    throw new Refused('schedule-days-known');
  if (ofDay !== (body.from === null) || (body.from !== null && body.from > body.to))
    throw new Refused('schedule-days-odd');
  if (reading.statement && ofDay && monthsUntil(body.to, 1).to !== body.to)
    throw new Refused('schedule-day-not-month-end');
  await restore(work, row);
  if (reading.aging) await ageAnew(work, row, { review, asOf: body.to }, tools);
  const now = await sayDays(work.db, id, body);
  await tell(work, 'supporting-schedule-days-said', row);
  const current = await replaceEarlier(work, review, now);
  return scheduleViewOf(work.db, current, (await findSchedule(work.db, id)) ?? now);
}

/** The ages of invoices depend on the day: the file is read again with it. */
async function ageAnew(
  work: Work,
  row: ScheduleFile,
  { review, asOf }: { review: OpenReview; asOf: string },
  { sealed, sheets }: ScheduleTools,
): Promise<void> {
  const bytes = await sealed.get(row.key);
  if (bytes === null) throw new Refused('storage-unavailable');
  const kind = storedKind(row.kind);
  const said = await columnsSaidIn(work.db, review.id, kind);
  const read = await readTable({ bytes, kind, said, asOf }, sheets.turnOf(review.ownerId));
  if (!('table' in read)) throw new Refused('no-schedule-rows');
  await readAnew(work.db, row.id, { reading: readingOf(read.table, read.hidden), readerVersion });
  await deleteScheduleRows(work.db, row.number);
  await insertScheduleRows(work.db, row.number, read.table.rows);
}

/** Files whose place it took are there again, unless another one took its own; the newest that adds up counts. Returns it. */
async function restore(
  work: Work,
  { id, review_id, replaced_by: by }: ScheduleFile,
): Promise<ScheduleFile | null> {
  const replaced = (await schedulesOf(work.db, review_id)).filter(({ replaced_by }) => replaced_by === id);
  const ids = (files: readonly ScheduleFile[]) => files.map((one) => one.id);
  if (by !== null) {
    await setReplaced(work.db, ids(replaced), by);
    return null;
  }
  await setReplaced(work.db, ids(replaced), null);
  const at = replaced.findIndex(addsUp);
  const latest = replaced[at];
  if (!latest) return null;
  await setReplaced(work.db, ids(replaced.slice(at + 1)), latest.id);
  return latest;
}

export async function removeSchedule(work: Work, id: string): Promise<Record<string, never>> {
  const { row, review } = await holdSchedule(work, id);
  const before = await restore(work, row);
  if (row.ends !== null && row.replaced_by === null)
    await tellMoved(work, review, { cause: 'file_removed', day: row.ends, before: row, after: before });
  await deleteSchedule(work.db, id);
  await work.enqueue(removeOrphanedFiles, {});
  await tell(work, 'supporting-schedule-removed', row);
  return {};
}

const tell = (work: Work, action: string, { id, review_id }: ScheduleFile) =>
  work.audit({ action, subject: { type: 'supporting-schedule', id }, detail: { reviewId: review_id } });
