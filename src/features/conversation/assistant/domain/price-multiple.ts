import {
  type EarningsBand,
  earningsBands,
  type MoneyBand,
  moneyBands,
} from '#features/marketplace/listings/domain/bands.ts';
import type { Cents } from '#kernel/money.ts';

/** An amount in cents as far as it is known: both ends alike if it is exact; `to: null` is open. */
export type Extent = { from: Cents; to: Cents | null };

export function exactly(amount: Cents): Extent {
  return { from: amount, to: amount };
}

/** The extent of a band of the card; `null` for an unknown one. */
export function extentOf(band: MoneyBand | EarningsBand): Extent | null {
  const found = [...moneyBands, ...earningsBands].find(({ key }) => key === band);
  return found ? { from: found.from, to: found.below } : null;
}

/**
 * Price ÷ earnings, the least and the most that it can be. `null` if the earnings may be zero or less, or if either
 * has an open end: no such multiple says anything.
 */
export function multipleOf(price: Extent, earnings: Extent): { low: number; high: number } | null {
  if (price.to === null || earnings.to === null || earnings.from <= 0) return null;
  return { low: price.from / earnings.to, high: price.to / earnings.from };
}
