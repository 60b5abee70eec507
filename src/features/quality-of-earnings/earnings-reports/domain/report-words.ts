import type { StandardTerm } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import { percent } from '#features/valuation/check-reports/domain/report-words.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { Cell, Traced } from './figure-origins.ts';
import type { TracedChapter, TracedFigure, TracedTable } from './traced-report.ts';

/** Whole dollars: cents would look like more than books can say. */
export const money = (amount: number): string => formatMoney(wholeDollars(cents(Math.round(amount))));
/** In place of a figure that there is not. */
export const absent = '—';

export const divided = 'The first divided by the second.';

export const emptyMonthWords = (month: string, emptyMonths: readonly string[]): string =>
  monthInWords(month) + (emptyMonths.includes(month) ? ' (no entries)' : '');

/** An amount, and where it comes from; `null`: there is none. */
export const moneyCell = (of: Traced | null): Cell =>
  of === null || of.cents === null ? absent : { text: money(of.cents), of };

/** A share, and what it is a share of. */
export const shareCell = (share: number | null, of: Traced): Cell =>
  share === null ? absent : { text: percent(share), of };

export function chapter(key: string, title: string, more: Partial<TracedChapter>): TracedChapter {
  return { key, title, text: [], figures: [], drawings: [], tables: [], ...more };
}

/** A measure by its standard name, with what it means. */
export const termed = ({ name, plain }: StandardTerm, value: Cell): TracedFigure => ({
  label: name,
  value,
  note: plain,
});

export const tracedFigure = (label: string, value: Cell, note: Cell | null = null): TracedFigure => ({
  label,
  value,
  note,
});

/** `null` if it has no rows. */
export function tableOf(
  caption: string,
  columns: string[],
  rows: readonly { cells: readonly Cell[]; strong?: boolean }[],
): TracedTable[] {
  if (rows.length === 0) return [];
  return [{ caption, columns, rows: rows.map(({ cells, strong = false }) => ({ cells, strong })) }];
}
