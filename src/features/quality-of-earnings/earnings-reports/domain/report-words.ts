import type { ReportChapter, ReportTable } from '#features/valuation/check-reports/domain/report.ts';
import { percent, row } from '#features/valuation/check-reports/domain/report-words.ts';
import { cents, formatMoney, wholeDollars } from '#kernel/money.ts';

/** Whole dollars: cents would look like more than books can say. */
export const money = (amount: number): string => formatMoney(wholeDollars(cents(Math.round(amount))));
/** In place of a figure that there is not. */
export const absent = '—';
export const shareWords = (share: number | null): string => (share === null ? absent : percent(share));

export function chapter(key: string, title: string, more: Partial<ReportChapter>): ReportChapter {
  return { key, title, text: [], figures: [], drawings: [], tables: [], ...more };
}

/** `null` if it has no rows. */
export function tableOf(
  caption: string,
  columns: string[],
  rows: readonly { cells: string[]; strong?: boolean }[],
): ReportTable[] {
  if (rows.length === 0) return [];
  return [{ caption, columns, rows: rows.map(({ cells, strong = false }) => row(cells, { strong })) }];
}
