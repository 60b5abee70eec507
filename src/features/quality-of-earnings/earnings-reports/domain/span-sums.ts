import type { DatabookFacts } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import { type Figure, valueOfFigure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import type { LedgerCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { Span } from './figure-origins.ts';

/** The places of the months of a span. */
export function monthsOf({ months }: Pick<DatabookFacts, 'months'>, { from, to }: Span): number[] {
  return months.flatMap((month, at) => (month >= from && month <= to ? [at] : []));
}

/** What a figure of the ledger comes to in a span, in cents. */
export function valueIn({ sums }: Pick<DatabookFacts, 'sums'>, figure: Figure, { from, to }: Span): number {
  const own = new Map<LedgerCode, number>();
  for (const { code, month, amount } of sums)
    if (month >= from && month <= to) own.set(code, (own.get(code) ?? 0) + amount);
  return valueOfFigure(figure, own);
}
