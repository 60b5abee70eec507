import { monthOf, type StatementLine } from './tie-statement.ts';

/** A balance sheet, by its number. */
export type Sheet = {
  sheet: number;
  columns: readonly { at: number; measure: string }[];
  lines: readonly StatementLine[];
};

/** `at`: of the amounts of `lines`; `sheet`: where the month-end is from. */
export type MonthEnds = { days: { at: number; measure: string; sheet: number }[]; lines: StatementLine[] };

/** The month-ends of several balance sheets in one, the newest sheet first: of a month that two of them have, it counts. */
export function monthEndsOf(sheets: readonly Sheet[]): MonthEnds {
  const days: MonthEnds['days'] = [];
  const lines: StatementLine[] = [];
  for (const { sheet, columns, lines: own } of sheets) {
    const known = new Set(days.map(({ measure }) => monthOf(measure)));
    const before = days.length;
    const taken = columns.filter(({ measure }) => !known.has(monthOf(measure)));
    days.push(...taken.map(({ measure }, at) => ({ at: before + at, measure, sheet })));
    const none = Array.from({ length: before }, () => 0);
    lines.push(
      ...own.map((line) => ({
        ...line,
        amounts: [...none, ...taken.map(({ at }) => line.amounts[at] ?? 0)],
      })),
    );
  }
  return { days, lines };
}
