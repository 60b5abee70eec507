import { createHash } from 'node:crypto';
import { saidColumns } from '#features/quality-of-earnings/general-ledger/server/columns-sql.ts';
import { holdReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import { isInfected } from '#platform/scan/is-infected.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { addSchedule as contract } from '../contract.ts';
import { isStatement, type ScheduleColumns, type ScheduleKind } from '../domain/schedule-kinds.ts';
import type { ScheduleTable } from '../domain/schedule-table.ts';
import { scheduleColumnsSaid } from '../schedule-shapes.ts';
import { readerVersion, readTable, type TableRead } from './read-table.ts';
import { replaceEarlier, takesPlaceOf } from './replace-earlier.ts';
import {
  insertSchedule,
  insertScheduleRows,
  mostSchedules,
  sameSchedule,
  schedulesOf,
} from './schedule-store.ts';
import type { ScheduleTools } from './schedule-tools.ts';
import { scheduleViewOf } from './schedule-view.ts';
import { readingOf } from './stored-schedule.ts';

type Input = InputOf<typeof contract>;
/** `read`: `null` if the review has the same bytes already. */
type Prepared = { sha256: Buffer; size: number; key: string; read: TableRead | null };

/** Before the transaction: reads the file, and seals it. It counts toward the storage of the owner. */
export async function readScheduleFile(
  reading: Reading,
  { params, query: { kind }, upload }: Input,
  { clock, sealed, scanner, limits, sheets }: ScheduleTools,
): Promise<Prepared> {
  const { id, ownerId } = await openReview(reading, params.id);
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  const sha256 = createHash('sha256').update(bytes).digest();
  const file = { sha256, size: bytes.byteLength, key: `supporting-schedules/${id}/${clock.newId()}` };
  if (await sameSchedule(reading.db, { reviewId: id, kind, sha256 })) return { ...file, read: null };
  if (await isInfected(bytes, scanner)) throw new Refused('schedule-infected');
  const said = await columnsSaidIn(reading.db, id, kind);
  const read = await readTable({ bytes, kind, said }, sheets.turnOf(ownerId));
  await announceFiles(reading.db, [{ key: file.key, bytes: file.size }], {
    for: { personId: ownerId },
    limits,
    now: reading.now,
  });
  await sealed.put(file.key, bytes);
  return { ...file, read };
}

export async function columnsSaidIn(
  db: Reader,
  reviewId: string,
  kind: ScheduleKind,
): Promise<Map<string, ScheduleColumns>> {
  const rows = await saidColumns(db, 'supporting_schedule_columns', { reviewId, kind });
  return new Map(rows.map(({ header, columns }) => [header, scheduleColumnsSaid.parse(columns)]));
}

export async function addSchedule(
  work: Work,
  { params, query }: Input,
  { read, sha256, size, key }: Prepared,
): Promise<AnswerOf<typeof contract>> {
  const review = await holdReview(work, params.id);
  const { kind, name } = query;
  const known = await sameSchedule(work.db, { reviewId: review.id, kind, sha256 });
  if (known) return scheduleViewOf(work.db, review, known);
  if (!read) throw new Refused('not-found');
  if ((await schedulesOf(work.db, review.id)).length >= mostSchedules)
    throw new Refused('too-many-files', { most: mostSchedules });
  const table = 'table' in read ? read.table : null;
  if (isStatement(kind)) await refuseTooMany(work, review.id, { kind, table });
  const id = work.newId();
  const row = await insertSchedule(work.db, {
    ...{ id, review_id: review.id, kind, name, size, sha256, key, reader_version: readerVersion },
    stop: 'rows' in read ? read.rows : null,
    reading: table && readingOf(table, read.hidden),
    starts: table?.days?.from ?? null,
    ends: table?.days?.to ?? null,
    added_by: signedIn(work.actor).personId,
    added_at: work.now,
  });
  await holdFiles(work, [key]);
  const subject = { type: 'supporting-schedule', id } as const;
  await work.audit({
    action: 'supporting-schedule-added',
    subject,
    detail: { reviewId: review.id, kind, bytes: size },
  });
  if (table) await insertScheduleRows(work.db, row.number, table.rows);
  const current = await replaceEarlier(work, review, row);
  return scheduleViewOf(work.db, current, row);
}

/** Each line of a statement is compared in each of its months. One that takes the place of another is none more. */
const mostStatements = 24;

async function refuseTooMany(
  { db }: Pick<Work, 'db'>,
  reviewId: string,
  { kind, table }: { kind: ScheduleKind; table: ScheduleTable | null },
): Promise<void> {
  const days = table && table.faults.length === 0 ? table.days : null;
  const others = (await schedulesOf(db, reviewId)).filter(
    (one) => one.kind === kind && one.replaced_by === null && !(days && takesPlaceOf({ kind, ...days }, one)),
  );
  if (others.length >= mostStatements) throw new Refused('too-many-statements');
}
