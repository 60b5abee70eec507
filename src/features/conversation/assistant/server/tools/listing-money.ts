import type { EarningsMetric } from '#features/valuation/valuation/domain/multiple-row.ts';
import { type Extent, exactly, extentOf } from '../../domain/price-multiple.ts';
import type { ListingView } from './listing-named.ts';

/** The asking price as far as the caller may see it. */
export function priceOf({ teaser: { price }, profile, highlights }: ListingView): Extent | null {
  const amount = profile?.askingPrice ?? highlights?.askingPrice ?? null;
  if (amount !== null) return exactly(amount);
  if (price.shown === 'exact') return exactly(price.amount);
  return price.shown === 'band' ? extentOf(price.band) : null;
}

/** A year's earnings as far as the caller may see them. */
export function earningsOf({ teaser, profile }: ListingView, metric: EarningsMetric): Extent | null {
  const field = metric === 'SDE' ? 'sde' : 'ebitda';
  const amount = profile?.[field] ?? null;
  if (amount !== null) return exactly(amount);
  const band = teaser[field];
  return band ? extentOf(band) : null;
}
