import { inEitherStyle } from '#features/quality-of-earnings/general-ledger/domain/either-style.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { readAgingDetail } from '../domain/aging-detail.ts';
import { isDetail, isOtherKind } from '../domain/odd-reports.ts';
import { isStatement, type ScheduleColumns, type ScheduleKind } from '../domain/schedule-kinds.ts';
import { readSchedule } from '../domain/schedule-reader.ts';
import type { ScheduleRead } from '../domain/schedule-table.ts';
import type { StatementRefusal } from '../domain/statement-faults.ts';
import { readStatementByMonth } from '../domain/statement-reader.ts';

/** Raised when the same bytes would be read differently. */
export const readerVersion = 6;
/** QuickBooks Desktop puts a sheet of tips before the report. */
const mostSheets = 12;

export type TableAsk = {
  bytes: Uint8Array;
  kind: ScheduleKind;
  /** Columns that a person said, by header. */
  said: ReadonlyMap<string, ScheduleColumns>;
  /** The day that a person said of an aging (YYYY-MM-DD). */
  asOf?: string | null;
};
/** `hidden`: how many sheets are hidden; they are not read. */
export type TableRead = ScheduleRead & { hidden: number };

/**
 * Reads a table of a kind from the only sheet that has one. Formulas are never run: what the file computed counts. Throws
 * Refused with a code of `platform/sheets`, or 'no-schedule-rows', 'schedule-is-detail', 'schedule-of-other-kind',
 * 'schedule-in-two-sheets'.
 */
export async function readTable(
  { bytes, kind, said, asOf = null }: TableAsk,
  sheets: Pick<SheetReader, 'read'>,
): Promise<TableRead> {
  const first = await sheets.read(bytes);
  const others: Sheet[] = [];
  for (const name of first.sheets.slice(1, mostSheets)) others.push(await sheets.read(bytes, name));
  const reads = [first, ...others].map((sheet) => ({ sheet, read: readOf(sheet, { kind, said, asOf }) }));
  const tables = reads.filter(({ read }) => 'table' in read && read.table.rows.length > 0);
  if (tables.length > 1) throw new Refused('schedule-in-two-sheets');
  const placed = reads.find(({ read }) => 'table' in read && read.table.faults.length > 0);
  const open = reads.find(({ read }) => 'rows' in read && read.rows.length > 0);
  const found = tables[0] ?? placed ?? open ?? reads[0];
  if (!found) throw new Refused('no-schedule-rows');
  if ('refusal' in found.read) throw new Refused(found.read.refusal);
  if (kind === 'customer-sales' && isDetail(kind, found.sheet.rows)) throw new Refused('schedule-is-detail');
  if (isOtherKind(kind, found.sheet.rows)) throw new Refused('schedule-of-other-kind');
  if ('table' in found.read && found.read.table.rows.length === 0 && found.read.table.faults.length === 0)
    throw new Refused('no-schedule-rows');
  if ('rows' in found.read && !found.read.rows.some(isTabular)) throw new Refused('no-schedule-rows');
  const { read } = found;
  return { ...read, hidden: first.hidden };
}

/** A letter has no columns that a person could name. */
const isTabular = (row: readonly string[]): boolean => row.filter((cell) => cell !== '').length > 1;

type SheetRead = ScheduleRead | { refusal: StatementRefusal };

function readOf(sheet: Sheet, { kind, said, asOf }: Required<Omit<TableAsk, 'bytes'>>): SheetRead {
  if (isStatement(kind)) return readStatementByMonth(kind, sheet);
  return inEitherStyle((style): SheetRead => {
    const detail =
      (kind === 'receivables' || kind === 'payables') && isDetail(kind, sheet.rows)
        ? readAgingDetail(kind, sheet.rows, asOf, style)
        : null;
    return detail ? { table: detail } : readSchedule(kind, sheet.rows, said, style);
  });
}
