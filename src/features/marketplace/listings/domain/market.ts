import { earningsBandKeys, moneyBandKeys } from './bands.ts';

export const marketSorts = ['newest', 'best', 'price-low', 'price-high', 'cash-flow'] as const;
export type MarketSort = (typeof marketSorts)[number];

/** Above this the count reads "1,000+", and `best` ranks no further hits. */
export const countCeiling = 1_000;

export const longestSearch = 200;

/** Positions (from 1) from one band to another, inclusive. `null`: no bounds. Empty: crossed or unknown bounds. */
function positions(
  keys: readonly string[],
  from: string | undefined,
  to: string | undefined,
): readonly number[] | null {
  if (!from && !to) return null;
  const first = from ? keys.indexOf(from) : 0;
  const last = to ? keys.indexOf(to) : keys.length - 1;
  if (first < 0 || last < 0) return [];
  return keys.map((_, at) => at + 1).slice(first, last + 1);
}

/** Positions of asking price bands; a hidden price is in none. */
export function pricePositions(from?: string, to?: string): readonly number[] | null {
  return positions(moneyBandKeys, from, to);
}

/** Positions of cash flow bands (SDE, or EBITDA if no SDE is shown). */
export function cashFlowPositions(from?: string, to?: string): readonly number[] | null {
  return positions(earningsBandKeys, from, to);
}
