import type { Cents } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { oneDigit, salesSpan } from './multiple-words.ts';
import { valueAt } from './size-band.ts';

type Sale = { middle: number; metric: string };
type Used = { multiple: number; metric: string; earnings: Cents };

/** What the same earnings would bring at the multiples of recorded sales of the trade. */
export type SalesRange = { side: 'lower' | 'higher'; low: Cents; high: Cents };

/** As they are shown: "3.3× is above 3.3×" would make no sense. */
const shown = (multiple: number) => Math.round(multiple * 10);

/** `null` if there are no recorded sales, or the multiple used lies among them. */
export function salesRange({ multiple, earnings }: Used, sales: readonly Sale[]): SalesRange | null {
  if (sales.length === 0) return null;
  const middles = sales.map(({ middle }) => middle);
  const [low, high] = [Math.min(...middles), Math.max(...middles)];
  const range = { low: valueAt(earnings, low), high: valueAt(earnings, high) };
  if (shown(high) < shown(multiple)) return { side: 'lower', ...range };
  return shown(low) > shown(multiple) ? { side: 'higher', ...range } : null;
}

/** One sentence; `null` as above. */
export function salesRangeWords(used: Used, sales: readonly Sale[]): string | null {
  const [range, span] = [salesRange(used, sales), salesSpan(sales)];
  if (range === null || span === null) return null;
  const [low, high] = [roughMoney(range.low), roughMoney(range.high)];
  const amounts = low === high ? `about ${low}` : `${low} to ${high}`;
  return `Averages of recorded sales in this trade are ${range.side}, at ${span}: ${amounts}.`;
}

type Sized = Used & { band: { middle: number | null } | null };

/** Whether a multiple lies above recorded sales of the trade or, if there are none, above the median of its size. */
export function isAboveSales(used: Sized, sales: readonly Sale[]): boolean {
  return sales.length > 0 ? salesRange(used, sales)?.side === 'lower' : sizeBelow(used) !== null;
}

/**
 * How a multiple compares with recorded sales of the trade and, where it lies above them, with the median of its size.
 * `null` if there is nothing to say.
 */
export function besideSalesWords(used: Sized, sales: readonly Sale[]): string | null {
  const recorded = salesRangeWords(used, sales);
  if (!isAboveSales(used, sales)) return recorded;
  const median = sizeBelow(used);
  const size =
    median === null ? '' : `, more than deals of this size in all trades (median ${oneDigit(median)})`;
  const estimate = `The estimate uses ${oneDigit(used.multiple)} ${used.metric}${size}. Buyers will ask what makes yours worth more.`;
  return recorded === null ? estimate : `${recorded} ${estimate}`;
}

function sizeBelow({ band, multiple }: Pick<Sized, 'band' | 'multiple'>): number | null {
  const median = band?.middle ?? null;
  return median !== null && shown(median) < shown(multiple) ? median : null;
}
