import { type DayRange, monthsUntil, wholeMonths } from './day-range.ts';
import { type PeriodEnds, type PeriodKey, periodKeys, periodRange, periodsOf } from './periods.ts';
import type { StatementColumn } from './statement.ts';

/** What a column of an uploaded file is taken as. `month`: one of the months that years are made of. */
export const columnUses = [...periodKeys, 'month', 'none'] as const;
export type ColumnUse = (typeof columnUses)[number];

/** What a column can be taken as in a book that ends so. */
export function usesIn(ends: PeriodEnds): readonly ColumnUse[] {
  return [...periodsOf(ends), 'month', 'none'];
}

type Column = Pick<StatementColumn, 'label' | 'range' | 'ends'>;
/** A column that was kept, as what, and with which days. */
export type UsedColumn = { label: string; use: ColumnUse; range: DayRange | null };

/** The days of a column that is taken as that: of one that says its last day alone, as long as its owner says it is. */
export function daysAs(use: ColumnUse, { range, ends }: Omit<Column, 'label'>): DayRange | null {
  if (range || !ends || use === 'none') return range;
  return monthsUntil(ends, use === 'month' ? 1 : 12);
}

const sameDays = (one: DayRange | null, other: DayRange | null) =>
  one?.from === other?.from && one?.to === other?.to;

/** Whether the only thing that columns say is ends that lie years apart: then they are those of years. */
function areYearEnds(columns: readonly Column[]): boolean {
  const [first, ...others] = columns.map(({ range, ends }) => (range ? null : (ends ?? null)));
  return others.length > 0 && others.every((end) => end !== null && end.slice(5, 7) === first?.slice(5, 7));
}

/** What a column most likely is: as the owner said of one of that name and those days before, else by its days. */
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

/** The same for all columns of a file: of two that hold the same days the first is taken. `before`: the newest first. */
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

/** Whether days are three months: too few for a year, and no month of one. */
export function isQuarter(days: DayRange): boolean {
  return wholeMonths(days) === 3;
}

/** Why a column cannot be taken as that, or `null`. Where the file says no days, the owner's word counts. */
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

/** Uses of which there may be only one column in a file: two would be two answers. */
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
