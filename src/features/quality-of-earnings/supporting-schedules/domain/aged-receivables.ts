import { type Cents, cents } from '#kernel/money.ts';
import { agesTold } from './invoice-ages.ts';
import type { Measure } from './schedule-columns.ts';
import type { AgingFacts } from './schedule-table.ts';

/** In cents, by days past due. */
export type AgedReceivables = Record<'current' | 'days30' | 'days60' | 'days90' | 'over90', Cents>;

/**
 * The totals of an aging by age. `null` if it does not tell what is not yet due from what is 1–30 days late, counts ages from the
 * day of an invoice, or if credits exceed what is owed in some age: a share of it says nothing then.
 */
export function agedReceivables(
  measures: readonly Measure[],
  totals: readonly number[],
  aging: Pick<AgingFacts, 'from' | 'own'> | null,
): AgedReceivables | null {
  if (aging && !tellsLateness(aging)) return null;
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

/** A file that puts nothing under what is not yet due has that with what is 1–30 days late. */
const tellsLateness = ({ from, own }: Pick<AgingFacts, 'from' | 'own'>): boolean =>
  from === 'due' || (from === 'file' && (own?.[agesTold.indexOf('current')] ?? 0) !== 0);
