import { inEitherStyle } from '#features/quality-of-earnings/general-ledger/domain/either-style.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { isDetail, isOtherKind } from '../domain/odd-reports.ts';
import type { ScheduleColumns, ScheduleKind } from '../domain/schedule-kinds.ts';
import { readSchedule } from '../domain/schedule-reader.ts';
import type { ScheduleRead } from '../domain/schedule-table.ts';

/** Raised when the same bytes would be read differently. */
export const readerVersion = 1;
/** QuickBooks Desktop puts a sheet of tips before the report. */
const mostSheets = 12;

export type TableAsk = {
  bytes: Uint8Array;
  kind: ScheduleKind;
  /** Columns that a person said, by header. */
  said: ReadonlyMap<string, ScheduleColumns>;
};
/** `hidden`: how many sheets are hidden; they are not read. */
export type TableRead = ScheduleRead & { hidden: number };

/**
 * Reads a table of a kind from the only sheet that has one. Formulas are never run: what the file computed counts. Throws
 * Refused with a code of `platform/sheets`, or 'no-schedule-rows', 'schedule-is-detail', 'schedule-of-other-kind',
 * 'schedule-in-two-sheets'.
 */
export async function readTable(
  { bytes, kind, said }: TableAsk,
  sheets: Pick<SheetReader, 'read'>,
): Promise<TableRead> {
  const first = await sheets.read(bytes);
  const others: Sheet[] = [];
  for (const name of first.sheets.slice(1, mostSheets)) others.push(await sheets.read(bytes, name));
  const reads = [first, ...others].map((sheet) => ({ sheet, read: readOf(sheet, kind, said) }));
  const tables = reads.filter(({ read }) => 'table' in read && read.table.rows.length > 0);
  if (tables.length > 1) throw new Refused('schedule-in-two-sheets');
  const found = tables[0] ?? reads.find(({ read }) => 'rows' in read && read.rows.length > 0) ?? reads[0];
  if (!found) throw new Refused('no-schedule-rows');
  if (isDetail(kind, found.sheet.rows)) throw new Refused('schedule-is-detail');
  if (isOtherKind(kind, found.sheet.rows)) throw new Refused('schedule-of-other-kind');
  if ('table' in found.read && found.read.table.rows.length === 0 && found.read.table.faults.length === 0)
    throw new Refused('no-schedule-rows');
  if ('rows' in found.read && !found.read.rows.some(isTabular)) throw new Refused('no-schedule-rows');
  return { ...found.read, hidden: first.hidden };
}

/** A letter has no columns that a person could name. */
const isTabular = (row: readonly string[]): boolean => row.filter((cell) => cell !== '').length > 1;

const readOf = (sheet: Sheet, kind: ScheduleKind, said: TableAsk['said']) =>
  inEitherStyle((style) => readSchedule(kind, sheet.rows, said, style));
