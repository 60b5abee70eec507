import { wholeMonths } from './day-range.ts';
import { type PeriodEnds, type PeriodKey, periodKeys, periodRange, periodsOf } from './periods.ts';
import type { StatementColumn } from './statement.ts';

/** What a column of an uploaded file is taken as. `month`: one of the months that years are made of. */
export const columnUses = [...periodKeys, 'month', 'none'] as const;
export type ColumnUse = (typeof columnUses)[number];

/** What a column can be taken as in a book that ends so. */
export function usesIn(ends: PeriodEnds): readonly ColumnUse[] {
  return [...periodsOf(ends), 'month', 'none'];
}

/**
 * What a column most likely is: as the owner said of one of that name before, else by its days. `none` where the file
 * names no days that a period has.
 */
function suggestUse(
  { label, range }: StatementColumn,
  ends: PeriodEnds,
  before: ReadonlyMap<string, ColumnUse>,
): ColumnUse {
  const said = before.get(label);
  if (said && columnRefusal(said, { label, range }, ends) === null) return said;
  if (!range) return 'none';
  if (wholeMonths(range) === 1) return 'month';
  const same = periodsOf(ends).filter((key) => {
    const { from, to } = periodRange(key, ends);
    return range.from === from && range.to === to;
  });
  return same[0] ?? 'none';
}

/** The same for all columns of a file: of two that hold the same days the first is taken. */
export function suggestUses(
  columns: readonly StatementColumn[],
  ends: PeriodEnds,
  before: ReadonlyMap<string, ColumnUse>,
): ColumnUse[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const use = suggestUse(column, ends, before);
    const name = use === 'month' ? `month ${column.range?.from}` : use;
    if (taken.has(name)) return 'none';
    taken.add(name);
    return use;
  });
}

export type ColumnRefusal = 'not-one-month' | 'other-days';

/** Why a column cannot be taken as that, or `null`. Where the file says no days, the owner's word counts. */
export function columnRefusal(
  use: ColumnUse,
  { range }: Pick<StatementColumn, 'label' | 'range'>,
  ends: PeriodEnds,
): ColumnRefusal | null {
  if (use === 'none') return null;
  if (use === 'month') return range && wholeMonths(range) === 1 ? null : 'not-one-month';
  if (!range) return null;
  const { from, to } = periodRange(use, ends);
  return range.from >= from && range.to === to ? null : 'other-days';
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
