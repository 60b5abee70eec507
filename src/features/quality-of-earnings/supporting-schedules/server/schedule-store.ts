import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Json, SupportingSchedule } from '#platform/db/tables.ts';
import type { ScheduleRow } from '../domain/schedule-table.ts';

/** Days are YYYY-MM-DD. */
export type ScheduleFile = Omit<Selectable<SupportingSchedule>, 'starts' | 'ends'> & {
  starts: string | null;
  ends: string | null;
};

export const mostSchedules = 200;

const files = (db: Reader) =>
  db
    .selectFrom('supporting_schedule')
    .select(['id', 'number', 'review_id', 'kind', 'name', 'size', 'sha256', 'key', 'reader_version'])
    .select(['stop', 'reading', 'days_said', 'replaced_by', 'added_by', 'added_at'])
    .select([dayOf('starts'), dayOf('ends')]);

const dayOf = <const Column extends 'starts' | 'ends'>(column: Column) =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column);

export function schedulesOf(db: Reader, reviewId: string): Promise<ScheduleFile[]> {
  return files(db)
    .where('review_id', '=', reviewId)
    .orderBy('added_at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostSchedules)
    .execute();
}

export type ScheduleOf = {
  reviewId: string;
  kind: string;
  until: Date;
  ends: string | null;
  schedule: string | null;
};

/**
 * A schedule that was read, also if it was replaced since; without its ID the newest of a kind that was added until then.
 * `ends`: the day of its balances.
 */
export function scheduleAt(db: Reader, of: ScheduleOf): Promise<ScheduleFile | undefined> {
  const all = files(db)
    .where('review_id', '=', of.reviewId)
    .where('kind', '=', of.kind)
    .where('reading', 'is not', null);
  if (of.schedule !== null) return all.where('id', '=', of.schedule).executeTakeFirst();
  return all
    .where('added_at', '<=', of.until)
    .where(sql<boolean>`${of.ends}::date is null or ends = ${of.ends}::date`)
    .orderBy('added_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findSchedule(db: Reader, id: string): Promise<ScheduleFile | undefined> {
  return files(db).where('id', '=', id).executeTakeFirst();
}

const schedule = (db: Reader, id: string): Promise<ScheduleFile> =>
  files(db).where('id', '=', id).executeTakeFirstOrThrow();

/** The same bytes as the same kind in the same review, unless something newer took their place. */
export function sameSchedule(
  db: Reader,
  of: { reviewId: string; kind: string; sha256: Buffer },
): Promise<ScheduleFile | undefined> {
  return files(db)
    .where('review_id', '=', of.reviewId)
    .where('kind', '=', of.kind)
    .where('sha256', '=', of.sha256)
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
}

const stored = (value: unknown) => (value === null ? null : sql<Json>`${JSON.stringify(value)}::jsonb`);

type Given = { stop: unknown; reading: unknown };

export async function insertSchedule(
  tx: Tx,
  { stop, reading, ...row }: Omit<Insertable<SupportingSchedule>, keyof Given> & Given & { id: string },
): Promise<ScheduleFile> {
  await tx
    .insertInto('supporting_schedule')
    .values({ ...row, stop: stored(stop), reading: stored(reading) })
    .execute();
  return schedule(tx, row.id);
}

export async function endStop(
  tx: Tx,
  id: string,
  of: { reading: unknown; starts: string | null; ends: string | null; readerVersion: number },
): Promise<ScheduleFile> {
  await tx
    .updateTable('supporting_schedule')
    .set({
      ...{ stop: null, reading: stored(of.reading), starts: of.starts, ends: of.ends },
      reader_version: of.readerVersion,
    })
    .where('id', '=', id)
    .execute();
  return schedule(tx, id);
}

export async function readAnew(
  tx: Tx,
  id: string,
  { reading, readerVersion }: { reading: unknown; readerVersion: number },
): Promise<void> {
  await tx
    .updateTable('supporting_schedule')
    .set({ reading: stored(reading), reader_version: readerVersion })
    .where('id', '=', id)
    .execute();
}

export async function deleteScheduleRows(tx: Tx, schedule: number): Promise<void> {
  await tx.deleteFrom('supporting_schedule_row').where('schedule', '=', schedule).execute();
}

export async function sayDays(
  tx: Tx,
  id: string,
  { from, to }: { from: string | null; to: string },
): Promise<ScheduleFile> {
  await tx
    .updateTable('supporting_schedule')
    .set({ starts: from, ends: to, days_said: true, replaced_by: null })
    .where('id', '=', id)
    .execute();
  return schedule(tx, id);
}

export async function setReplaced(tx: Tx, ids: readonly string[], by: string | null): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('supporting_schedule').set({ replaced_by: by }).where('id', 'in', ids).execute();
}

export async function deleteSchedule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('supporting_schedule').where('id', '=', id).execute();
}

export async function insertScheduleRows(
  tx: Tx,
  schedule: number,
  rows: readonly ScheduleRow[],
): Promise<void> {
  const given = JSON.stringify(rows.map((one, position) => ({ ...one, day: one.day || null, position })));
  await sql`
    insert into supporting_schedule_row (schedule, position, row, path, code, day, amounts)
    select ${schedule}, position, row, path, code, day, amounts
    from jsonb_to_recordset(${given}::jsonb)
      as given (position integer, row integer, path text, code text, day date, amounts bigint[])`.execute(tx);
}

export type StoredRow = {
  position: number;
  row: number;
  path: string;
  code: string;
  day: string | null;
  amounts: number[];
};

/** In the order of the file. `column`: only rows with an amount there, from 0. `after`: a position. */
export async function scheduleRows(
  db: Reader,
  of: { schedule: number; column: number | null; after: number; limit: number },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select position, row, path, code, to_char(day, 'YYYY-MM-DD') as day, amounts
    from supporting_schedule_row
    where schedule = ${of.schedule} and position > ${of.after}
      and (${of.column}::integer is null or amounts[${of.column}::integer + 1] <> 0)
    order by position limit ${of.limit}`.execute(db);
  return rows;
}

export async function countScheduleRows(
  db: Reader,
  of: { schedule: number; column: number | null },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from supporting_schedule_row
    where schedule = ${of.schedule}
      and (${of.column}::integer is null or amounts[${of.column}::integer + 1] <> 0)`.execute(db);
  return rows[0]?.count ?? 0;
}

export function schedulesAddedBy(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('supporting_schedule')
    .select(['id', 'review_id', 'name', 'key', 'added_at'])
    .where('added_by', '=', personId)
    .orderBy('added_at')
    .limit(most)
    .execute();
}
