import { earningsBandKeys, moneyBandKeys } from './bands.ts';

/** How the marketplace can be ordered. `best` ranks the newest thousand hits of a search. */
export const marketSorts = ['newest', 'best', 'price-low', 'price-high', 'cash-flow'] as const;
export type MarketSort = (typeof marketSorts)[number];

/** Beyond this many hits the count reads "1,000+", and `best` ranks no further ones. */
export const countCeiling = 1_000;

/** More than anybody types into the search box. */
export const longestSearch = 200;

/**
 * The bands from one to another, both included, as positions from 1 (the lowest); an open end where a key is
 * missing. `null` where nothing is asked, none where a key is unknown or the bounds cross.
 */
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

/** Bands of the asking price by their keys; whoever hides the price is in none. */
export function pricePositions(from?: string, to?: string): readonly number[] | null {
  return positions(moneyBandKeys, from, to);
}

/** Bands of the cash flow (SDE, or EBITDA where no SDE is told) by their keys. */
export function cashFlowPositions(from?: string, to?: string): readonly number[] | null {
  return positions(earningsBandKeys, from, to);
}
