import { rangeFor, rowsForChosen } from '#features/valuation/valuation/domain/find-rows.ts';
import {
  type EarningsMetric,
  hasRange,
  type MultipleRow,
  type RangeRow,
} from '#features/valuation/valuation/domain/multiple-row.ts';
import type { EarningsFound, EarningsOn, MethodReason } from './earnings-found.ts';

export type PricedBy<R extends MultipleRow> = { trade: R | null; rows: readonly R[] };

export type Priced = { main: EarningsOn; beside: EarningsOn | null; reason: MethodReason };

/**
 * The main metric and a second one. SDE comes first if both price the business, because most buyers of that size ask
 * for it. A trade that the tables know only by the other metric is priced on that.
 */
export function pricedOn<R extends MultipleRow>(found: EarningsFound, by: PricedBy<R>): Priced {
  const { sde, ebitda, method, reason } = found;
  if (!ebitda) return { main: sde, beside: null, reason };
  const has = ({ metric }: EarningsOn) => rowFor(metric, by) !== null;
  const [first, other] = method === 'EBITDA' ? [ebitda, sde] : [sde, ebitda];
  if (!has(first) && has(other)) return { main: other, beside: null, reason: 'trade-has-no-other' };
  return { main: first, beside: method === 'both' && has(other) ? other : null, reason };
}

export function rowFor<R extends MultipleRow>(
  metric: EarningsMetric,
  by: PricedBy<R>,
): (R & RangeRow) | null {
  const { trade, rows } = by;
  if (trade?.metric === metric && hasRange(trade)) return trade;
  return rangeFor(fittingRows(by), rows, metric);
}

export function fittingRows<R extends MultipleRow>({ rows, trade }: PricedBy<R>): R[] {
  return trade ? rowsForChosen(rows, trade) : [];
}
