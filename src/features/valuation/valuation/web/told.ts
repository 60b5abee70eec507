import { type Cents, cents } from '#kernel/money.ts';
import type { EarningsMetric } from '../domain/multiple-row.ts';

/** What was typed so far; NaN stands for text that is no amount. */
export type Told = {
  earnings: number | null;
  metric: EarningsMetric;
  /** The id of a row of the trade; `null`: not chosen. */
  trade: string | null;
  revenue: number | null;
};

/** The most that is computed with: a hundred billion dollars. */
const most = 1e13;

/** What was typed as cents, if it is an amount. */
export function amountIn(typed: number | null): Cents | null {
  return typed === null || Number.isNaN(typed) || Math.abs(typed) > most ? null : cents(typed);
}
