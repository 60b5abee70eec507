import { type Cents, centsFromDollars } from '#kernel/money.ts';
import { areOfSeveralTrades, rangeFor } from './find-rows.ts';
import { type EarningsMetric, hasRange, type MultipleRow, type RangeRow } from './multiple-row.ts';
import { bandsOf, bounds, firstGuess, type SizeBand, sizedMultiple, valueAt } from './size-band.ts';
import { halfWidthAt, middleScore, valueAtScore } from './value-at-score.ts';

export type Insufficiency = 'earnings-not-positive' | 'trade-unknown' | 'other-metric' | 'several-trades';

export type EstimateWarning = 'price-to-revenue-low' | 'price-to-revenue-high' | 'beyond-bands';

export type Asked = { earnings: Cents; metric: EarningsMetric; revenue: Cents | null };
type Spread<T> = { low: T; mid: T; high: T };

export type Estimate = {
  insufficient: Insufficiency | null;
  row: RangeRow | null;
  multiple: Spread<number> | null;
  raw: number | null;
  value: Spread<Cents> | null;
  size: { row: SizeBand; low: number; high: number; atMedian: Cents } | null;
  toRevenue: { ratio: number; row: RangeRow } | null;
  onRevenue: { low: Cents; high: Cents; row: RangeRow } | null;
  warnings: EstimateWarning[];
};

const unasked = { score: middleScore, completeness: 0 } as const;
/** Distance of low and high from the middle without answers: 0.25 is 25%. */
export const unaskedWidth = halfWidthAt(unasked.completeness);

/**
 * A value from earnings and trade alone, as by a health check with a middle score and no answers; none without
 * positive earnings. `fitting`: the rows of the trade; `all`: the whole table.
 */
export function estimate(
  asked: Asked,
  fitting: readonly MultipleRow[],
  all: readonly MultipleRow[],
): Estimate {
  if (asked.earnings <= 0) return { ...nothing, insufficient: 'earnings-not-positive' };
  const bands = bandsOf(all, asked.metric);
  const several = areOfSeveralTrades(fitting);
  const row = several ? null : rangeFor(fitting, all, asked.metric);
  const scored = row && valueAtScore({ earnings: asked.earnings, ...endsOf(row), ...unasked }, bands);
  if (!row || !scored) return withoutRow(asked, fitting, bands);
  const { raw, band, halfWidth, multiple: mid } = scored;
  const multiple = { low: mid * (1 - halfWidth), mid, high: mid * (1 + halfWidth) };
  const value = { low: scored.low, mid: scored.mid, high: scored.high };
  const toRevenue = shareOfRevenue(value.mid, asked.revenue, all);
  return {
    size: sizeOf(asked.earnings, band),
    insufficient: null,
    row,
    raw,
    multiple,
    value,
    toRevenue,
    onRevenue: revenueRange(asked.revenue, fitting),
    warnings: warningsOf(value.mid, band, toRevenue),
  };
}

const endsOf = ({ low, high }: RangeRow) => ({ low, high });

const nothing: Estimate = {
  insufficient: null,
  row: null,
  raw: null,
  multiple: null,
  value: null,
  size: null,
  toRevenue: null,
  onRevenue: null,
  warnings: [],
};

function withoutRow(
  { earnings, revenue }: Asked,
  fitting: readonly MultipleRow[],
  bands: readonly SizeBand[],
) {
  const { band } = sizedMultiple(firstGuess, earnings, bands);
  const several = areOfSeveralTrades(fitting);
  const known: Insufficiency = several ? 'several-trades' : 'other-metric';
  const insufficient: Insufficiency = fitting.length > 0 ? known : 'trade-unknown';
  const onRevenue = several ? null : revenueRange(revenue, fitting);
  return { ...nothing, size: sizeOf(earnings, band), insufficient, onRevenue };
}

function sizeOf(earnings: Cents, band: SizeBand | null): Estimate['size'] {
  return (
    band && {
      row: band,
      low: bounds.low * band.middle,
      high: bounds.high * band.middle,
      atMedian: valueAt(earnings, band.middle),
    }
  );
}

/** Name of the row that revenue shares are compared with. Rows cannot be renamed. */
const askingPrices = 'Asking prices to revenue';

/** The middle as a share of revenue (both in cents), with the row of asking prices; `null` without revenue. */
export function shareOfRevenue<R extends MultipleRow>(
  value: Cents,
  revenue: Cents | null,
  all: readonly R[],
): { ratio: number; row: R & RangeRow } | null {
  const row = all.find(
    (one): one is R & RangeRow => one.kind === 'market' && one.subsector === askingPrices && hasRange(one),
  );
  return row && revenue !== null && revenue > 0 ? { ratio: value / revenue, row } : null;
}

/** Revenue (cents) times the low and high revenue multiple of the trade; `null` if the trade has none. */
export function revenueRange<R extends MultipleRow>(
  revenue: Cents | null,
  fitting: readonly R[],
): { low: Cents; high: Cents; row: R & RangeRow } | null {
  const row = fitting.find((one): one is R & RangeRow => one.metric === 'revenue' && hasRange(one));
  if (!row || revenue === null || revenue <= 0) return null;
  const at = (multiple: number) => centsFromDollars((revenue / 100) * multiple);
  return { low: at(row.low), high: at(row.high), row };
}

function warningsOf(
  value: Cents,
  band: SizeBand | null,
  toRevenue: Estimate['toRevenue'],
): EstimateWarning[] {
  const warnings: EstimateWarning[] = [];
  if (toRevenue && toRevenue.ratio < toRevenue.row.low) warnings.push('price-to-revenue-low');
  if (toRevenue && toRevenue.ratio > toRevenue.row.high) warnings.push('price-to-revenue-high');
  if (band?.to != null && value >= band.to) warnings.push('beyond-bands');
  return warnings;
}
