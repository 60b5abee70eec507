import { plain } from '#features/valuation/valuation/domain/multiple-words.ts';
import { locale } from '#kernel/locale.ts';
import { type Cents, cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { Place, ReportFigure, ReportRow } from './report.ts';

/** An amount in whole dollars, since a value is not more exact; "not known" for `null`. */
export function dollars(amount: Cents | null): string {
  return amount === null ? 'Not known' : formatMoney(wholeDollars(amount));
}

/** An amount rounded to three significant digits, since an estimate is not more exact: "$1,560,000". */
export function rounded(amount: Cents | null): string {
  if (amount === null || amount === 0) return dollars(amount);
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.abs(amount))) - 2);
  return formatMoney(cents(Math.round(amount / step) * step));
}

/** "66 of 100"; "insufficient information" for `null`. */
export function scoreText(score: number | null): string {
  return score === null ? 'Insufficient information' : `${Math.round(score)} of 100`;
}

/** "4.16x". */
export function times(multiple: number): string {
  return `${plain(multiple)}x`;
}

/** "11.1%" from a share between 0 and 1. */
export function percent(share: number): string {
  return `${(share * 100).toLocaleString(locale, { maximumFractionDigits: 1 })}%`;
}

export function figure(label: string, value: string, more: Partial<ReportFigure> = {}): ReportFigure {
  return { label, value, note: null, behind: [], place: null, ...more };
}

export function row(cells: string[], more: Partial<ReportRow> = {}): ReportRow {
  return { cells, strong: false, place: null, ...more };
}

export const inQuestions = (question: string): Place => ({ part: 'questions', question });
export const inEarnings: Place = { part: 'earnings', question: null };
export const inValue: Place = { part: 'value', question: null };
export const inPlan: Place = { part: 'plan', question: null };

/** The longest bar of a drawing of pairs, in cents, at least one. */
export function mostOfPairs(rows: readonly { first: number | null; second: number | null }[]): number {
  return Math.max(1, ...rows.flatMap(({ first, second }) => [first ?? 0, second ?? 0]));
}
