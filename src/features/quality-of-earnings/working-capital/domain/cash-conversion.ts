import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import { averageOf } from './peg.ts';

/** Of depreciation, where no one says what replacing equipment costs (product policy, docs/rules/quality-of-earnings.md). */
const shareOfDepreciation = 0.7;

/**
 * The yearly cost of replacing equipment if the owner cannot say it, in cents: the larger of what was bought on average in
 * up to three years and of 70% of the depreciation of the last twelve months.
 */
export function usualUpkeep(bought: readonly Cents[], depreciation: Cents): Cents {
  const spent = bought.length > 0 ? averageOf(bought) : 0;
  return cents(Math.max(0, spent, centsFromDollars((depreciation / 100) * shareOfDepreciation)));
}

/** In cents, of twelve months. `growth`: of working capital. `tax`: assumed. */
export type CashFlowTerms = { earnings: Cents; upkeep: Cents; growth: Cents; tax: Cents };

/** Cash before debt in cents, and the share of adjusted EBITDA that is left after upkeep (`null` without earnings). */
export function cashFlow({ earnings, upkeep, growth, tax }: CashFlowTerms): {
  cash: Cents;
  conversion: number | null;
} {
  return {
    cash: cents(earnings - upkeep - growth - tax),
    conversion: earnings > 0 ? (earnings - upkeep) / earnings : null,
  };
}

/** Tax on earnings at an assumed rate, in percent; none on a loss. Cents. */
export function assumedTax(earnings: Cents, percent: number): Cents {
  return centsFromDollars((Math.max(0, earnings) / 100) * (percent / 100));
}
