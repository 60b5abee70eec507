import { locale } from '#kernel/locale.ts';
import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import type { Behind, Place, ReportFigure, ReportRow } from './report.ts';

/** An amount in whole dollars, since a value is not more exact; "not known" for `null`. */
export function dollars(amount: Cents | null): string {
  return amount === null ? 'Not known' : formatMoney(wholeDollars(amount));
}

/** An amount of an estimate as the pages show it: "$1.6M". Three digits, "$1.56M", where others are compared with it. */
export function rounded(amount: Cents | null, digits: 2 | 3 = 2): string {
  return amount === null ? dollars(amount) : roughMoney(amount, digits);
}

/** The amount behind a rounded one. */
export function exact(amount: Cents | undefined): Behind[] {
  return amount === undefined ? [] : [{ label: 'As calculated', value: dollars(amount) }];
}

/** "66 of 100"; "insufficient information" for `null`. */
export function scoreText(score: number | null): string {
  return score === null ? 'Insufficient information' : `${Math.round(score)} of 100`;
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
