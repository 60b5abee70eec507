import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import type { Cents } from '#kernel/money.ts';

export const metrics = ['SDE', 'EBITDA', 'revenue'] as const;
export type Metric = (typeof metrics)[number];

export const earningsMetrics = ['SDE', 'EBITDA'] as const satisfies readonly Metric[];
export type EarningsMetric = (typeof earningsMetrics)[number];

/** `market`: the result of a survey of all sales or asking prices, for comparison only. */
export const rowKinds = ['trade', 'size', 'market'] as const;
type RowKind = (typeof rowKinds)[number];

export const middleKinds = ['median', 'average'] as const;
type MiddleKind = (typeof middleKinds)[number];

/** Multiples are plain ratios: 2.5 is 2.5 times. */
export type MultipleRow = {
  id: string;
  kind: RowKind;
  /** The stored industries that it covers; empty for home services, which is not one of them. */
  industries: readonly Industry[];
  trades: readonly Trade[];
  subsector: string;
  aliases: readonly string[];
  metric: Metric;
  low: number | null;
  high: number | null;
  middle: number | null;
  middleKind: MiddleKind | null;
  /** For a size row: its deal values, upper end excluded. */
  from: Cents | null;
  to: Cents | null;
  monthsToClose: number | null;
  standard: boolean;
  note: string | null;
  /** YYYY-MM-DD, the date of the figures or, if the source has no date, the day they were read. */
  asOf: string;
  source: string;
  sourceUrl: string | null;
  verified: boolean;
};

export type RangeRow = MultipleRow & { low: number; high: number };

export function hasRange<R extends MultipleRow>(row: R): row is R & RangeRow {
  return row.low !== null && row.high !== null;
}
