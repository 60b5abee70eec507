import { type DayRange, monthsUntil, wholeMonths } from './day-range.ts';
import { type PeriodEnds, type PeriodKey, periodKeys, periodRange, periodsOf } from './periods.ts';
import type { StatementColumn } from './statement.ts';

/** `month`: one of the months that add up to years. */
export const columnUses = [...periodKeys, 'month', 'none'] as const;
export type ColumnUse = (typeof columnUses)[number];

export function usesIn(ends: PeriodEnds): readonly ColumnUse[] {
  return [...periodsOf(ends), 'month', 'none'];
}

type Column = Pick<StatementColumn, 'label' | 'range' | 'ends'>;
export type UsedColumn = { label: string; use: ColumnUse; range: DayRange | null };

/** The days of a column with this use. If the header gives only the last day, the use decides the length. */
export function daysAs(use: ColumnUse, { range, ends }: Omit<Column, 'label'>): DayRange | null {
  if (range || !ends || use === 'none') return range;
  return monthsUntil(ends, use === 'month' ? 1 : 12);
}

const sameDays = (one: DayRange | null, other: DayRange | null) =>
  one?.from === other?.from && one?.to === other?.to;

function areYearEnds(columns: readonly Column[]): boolean {
  const [first, ...others] = columns.map(({ range, ends }) => (range ? null : (ends ?? null)));
  return others.length > 0 && others.every((end) => end !== null && end.slice(5, 7) === first?.slice(5, 7));
}

function suggestUse(
  column: Column,
  ends: PeriodEnds,
  { before, years }: { before: readonly UsedColumn[]; years: boolean },
): ColumnUse {
  const said = before.find(
    ({ label, use, range }) => label === column.label && sameDays(range, daysAs(use, column)),
  );
  if (said && columnRefusal(said.use, column, ends) === null) return said.use;
  if (column.range && wholeMonths(column.range) === 1) return 'month';
  const days = years ? daysAs('third', column) : column.range;
  return periodsOf(ends).find((key) => days !== null && sameDays(days, periodRange(key, ends))) ?? 'none';
}

/** Suggests a use for every column; of two with the same days only the first is used. `before`: newest first. */
export function suggestUses(
  columns: readonly StatementColumn[],
  ends: PeriodEnds,
  before: readonly UsedColumn[],
): ColumnUse[] {
  const taken = new Set<string>();
  const years = areYearEnds(columns);
  return columns.map((column) => {
    const use = suggestUse(column, ends, { before, years });
    const name = use === 'month' ? `month ${daysAs(use, column)?.from}` : use;
    if (taken.has(name)) return 'none';
    taken.add(name);
    return use;
  });
}

export type ColumnRefusal = 'not-one-month' | 'month-unknown' | 'a-quarter' | 'other-days';

export function isQuarter(days: DayRange): boolean {
  return wholeMonths(days) === 3;
}

/** Why a column cannot have this use, or `null`. If the file gives no days, the owner's choice is accepted. */
export function columnRefusal(
  use: ColumnUse,
  column: Omit<Column, 'label'>,
  ends: PeriodEnds,
): ColumnRefusal | null {
  if (use === 'none') return null;
  const days = daysAs(use, column);
  if (days && isQuarter(days)) return 'a-quarter';
  const months = days && wholeMonths(days);
  if (use === 'month') return !days ? 'month-unknown' : months === 1 ? null : 'not-one-month';
  if (!days) return null;
  const { from, to } = periodRange(use, ends);
  return days.from >= from && days.to === to && months !== 1 ? null : 'other-days';
}

export function doubledUse(
  uses: readonly { use: ColumnUse; range: StatementColumn['range'] }[],
): PeriodKey | 'month' | null {
  const seen = new Set<string>();
  for (const { use, range } of uses) {
    if (use === 'none') continue;
    const name = use === 'month' ? `month ${range?.from}` : use;
    if (seen.has(name)) return use;
    seen.add(name);
  }
  return null;
}
