import {
  type LedgerCell,
  type LedgerRow,
  textOf,
  wordsOf,
} from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import { periodIn } from '#features/valuation/earnings/domain/period-text.ts';
import {
  isEnough,
  kindFacts,
  rolesOf,
  type ScheduleColumns,
  type ScheduleKind,
  type ScheduleRole,
  wordRoles,
} from './schedule-kinds.ts';

/** A column of amounts: a role, or a period such as `2025-01-01/2025-01-31`. */
export type Measure = string;
type MeasureColumn = { measure: Measure; at: number };

export type TableColumns = {
  columns: ScheduleColumns;
  /** In the order in which amounts are kept: periods from left to right, then roles. */
  measures: readonly MeasureColumn[];
};

/** The columns that a header row names; `null` if it is not the header of this kind. `said`: what a person said of it. */
export function tableColumnsIn(
  kind: ScheduleKind,
  row: LedgerRow,
  said: ScheduleColumns | undefined,
): TableColumns | null {
  const named = said ?? columnsIn(kind, row);
  const columns = said || !isTotal(row, named) ? named : {};
  const taken = new Set(Object.values(columns));
  const periods = kindFacts[kind].periodColumns ? periodsIn(row, taken) : [];
  if (!isEnough(kind, columns, periods.length)) return null;
  const roles = rolesOf(kind).flatMap((role) => {
    const at = columns[role];
    return at === undefined || wordRoles.includes(role) ? [] : [{ measure: role, at }];
  });
  return { columns, measures: [...periods, ...roles] };
}

/** A row that says “Total” before its amounts, or has amounts where a header has names, is no header. */
function isTotal(row: LedgerRow, named: ScheduleColumns): boolean {
  const first = textOf(row.find((cell) => textOf(cell) !== ''));
  if (/^(?:grand )?totals?\b/i.test(first)) return row.some(isAmount);
  return Object.values(named).some((at) => isAmount(row[at]));
}

/** A year is no amount. */
function isAmount(cell: LedgerCell | undefined): boolean {
  const text = textOf(cell);
  return /^[-($]*\d[\d,]*(?:\.\d+)?\)?$/.test(text) && !/^(?:19|20)\d\d$/.test(text);
}

/** What a header says by itself: nothing if two columns of amounts have one name, as where a trial balance has months. */
export function columnsIn(kind: ScheduleKind, row: LedgerRow): ScheduleColumns {
  const { names } = kindFacts[kind];
  const headers = row.map(wordsOf);
  const taken = new Set<number>();
  const columns: { [Role in ScheduleRole]?: number } = {};
  for (const role of rolesOf(kind)) {
    for (const name of names[role] ?? []) {
      const at = headers.findIndex((header, column) => !taken.has(column) && name.test(header));
      if (at < 0) continue;
      if (!wordRoles.includes(role) && headers.indexOf(headers[at] ?? '', at + 1) > at) return {};
      columns[role] = at;
      taken.add(at);
      break;
    }
  }
  if (!headers.some((header) => opening.test(header)) || columns.balance === undefined) return columns;
  // Between an opening and a closing balance, debits and credits are what moved.
  const { debit: _debit, credit: _credit, ...balances } = columns;
  return balances;
}

const opening = /^(opening|beginning|starting) balance\b/;

/** Titles stand in the first column, so a period there is none of a column. Columns of a year before are left out. */
function periodsIn(row: LedgerRow, taken: ReadonlySet<number>): MeasureColumn[] {
  return row.flatMap((cell, at) => {
    const text = textOf(cell);
    if (at === 0 || taken.has(at) || /\(P[YP]\)|%/.test(text)) return [];
    const days = periodOf(text);
    return days ? [{ measure: `${days.from}/${days.to}`, at }] : [];
  });
}

/** QuickBooks Desktop writes `Jan - Dec 25` and `Jan 25`. */
export function periodOf(text: string): DayRange | null {
  const whole = text.replace(/^([A-Za-z]{3,9}(?:\s*-\s*[A-Za-z]{3,9})?),?\s+['’]?(\d\d)$/, '$1 20$2');
  return periodIn(whole);
}

/** The days of a measure that is a period; `null` for a role. */
export function daysOfMeasure(measure: Measure): DayRange | null {
  const [from, to] = measure.split('/');
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** The columns of a statement with their last days. One that names no day has the day that a person said (`ends`). */
export function datedColumns(
  measures: readonly Measure[],
  ends: string | null,
): { at: number; measure: Measure; day: string }[] {
  return measures.flatMap((measure, at) => {
    const days = daysOfMeasure(measure);
    if (days) return [{ at, measure, day: days.to }];
    return ends === null ? [] : [{ at, measure: `${ends}/${ends}`, day: ends }];
  });
}
