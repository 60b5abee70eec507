import { type Cents, cents } from '#kernel/money.ts';
import type { EarningsMetric } from '../domain/multiple-row.ts';

/** Typed inputs; NaN is text that is not an amount. */
export type Told = {
  earnings: number | null;
  metric: EarningsMetric;
  trade: string | null;
  revenue: number | null;
};

/** In cents. */
const most = 1e13;

/** A typed amount in cents; `null` if it is missing, invalid or too large. */
export function amountIn(typed: number | null): Cents | null {
  return typed === null || Number.isNaN(typed) || Math.abs(typed) > most ? null : cents(typed);
}
