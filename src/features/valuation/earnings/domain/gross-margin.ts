import { type Cents, cents } from '#kernel/money.ts';
import { type AccountLines, costOfSalesOf, salesOf } from './period-books.ts';

/** Sales and the cost of them of one period. */
type GrossPeriod = { revenue: Cents; costOfSales: Cents };

/** What is sold and what that cost, of complete lines; `null`: they show no sales, or no cost of them. Cents. */
export function grossPeriodOf(lines: AccountLines): GrossPeriod | null {
  const [revenue, costOfSales] = [salesOf(lines), costOfSalesOf(lines)];
  return revenue > 0 && costOfSales !== 0 ? { revenue, costOfSales } : null;
}

/** (Sales − cost of sales) ÷ sales over several businesses together, so that a larger one weighs more. `null`: none. */
export function grossMargin(periods: readonly GrossPeriod[]): number | null {
  const total = (of: keyof GrossPeriod) => cents(periods.reduce((sum, period) => sum + period[of], 0));
  const revenue = total('revenue');
  return revenue > 0 ? (revenue - total('costOfSales')) / revenue : null;
}
