import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import type { Cents } from '#kernel/money.ts';

/** What a multiple is a multiple of. */
export const metrics = ['SDE', 'EBITDA', 'revenue'] as const;
export type Metric = (typeof metrics)[number];

/** What earnings can be told as. */
export const earningsMetrics = ['SDE', 'EBITDA'] as const satisfies readonly Metric[];
export type EarningsMetric = (typeof earningsMetrics)[number];

/**
 * `trade`: the range for a kind of business. `size`: the median for deals of a size. `market`: what a survey of all
 * sales or of asking prices found, for comparison alone.
 */
export const rowKinds = ['trade', 'size', 'market'] as const;
type RowKind = (typeof rowKinds)[number];

export const middleKinds = ['median', 'average'] as const;
type MiddleKind = (typeof middleKinds)[number];

/** One row of the multiples table. Multiples are plain ratios: 2.5 is 2.5 times. */
export type MultipleRow = {
  id: string;
  kind: RowKind;
  /** The stored industries that it belongs to; none for home services, which have no value of their own. */
  industries: readonly Industry[];
  /** The trades that it is about; none for what is no trade. */
  trades: readonly Trade[];
  subsector: string;
  /** Words by which people name such a business, in lower case. */
  aliases: readonly string[];
  metric: Metric;
  low: number | null;
  high: number | null;
  middle: number | null;
  middleKind: MiddleKind | null;
  /** Of a size row: the deal values that it is for, the upper end excluded. */
  from: Cents | null;
  to: Cents | null;
  monthsToClose: number | null;
  /** Stands for its industry when nothing more is known. */
  standard: boolean;
  note: string | null;
  /** YYYY-MM-DD: of the figures; where the source gives no date, when it was read. */
  asOf: string;
  source: string;
  sourceUrl: string | null;
  /** Whether somebody read the figures in the source. */
  verified: boolean;
};

/** A row with a low and a high end, which a range can be taken from. */
export type RangeRow = MultipleRow & { low: number; high: number };

/** Whether a row has both ends of a range. */
export function hasRange<R extends MultipleRow>(row: R): row is R & RangeRow {
  return row.low !== null && row.high !== null;
}
