import { type Cents, cents } from '#kernel/money.ts';
import type { Measure } from './schedule-columns.ts';

/** In cents, by days past due. */
export type AgedReceivables = Record<'current' | 'days30' | 'days60' | 'days90' | 'over90', Cents>;

/**
 * The totals of an aging by age. `null` if it does not tell what is not yet due from what is 1–30 days late, or if credits
 * exceed what is owed in some age: a share of it says nothing then.
 */
export function agedReceivables(
  measures: readonly Measure[],
  totals: readonly number[],
): AgedReceivables | null {
  const of = (measure: Measure) => totals[measures.indexOf(measure)];
  const [current, days30, days60, days90] = [of('current'), of('days30'), of('days60'), of('days90')];
  const over90 = (of('over90') ?? Number.NaN) + (of('older') ?? 0);
  const all = [current, days30, days60, days90, over90];
  if (!all.every((amount) => amount !== undefined && amount >= 0)) return null;
  return {
    current: cents(current ?? 0),
    days30: cents(days30 ?? 0),
    days60: cents(days60 ?? 0),
    days90: cents(days90 ?? 0),
    over90: cents(over90),
  };
}
