import { type Cents, cents } from '#kernel/money.ts';
import { type AccountLines, costOfSalesOf, salesOf } from './period-books.ts';

type GrossPeriod = { revenue: Cents; costOfSales: Cents };

/** Sales and cost of sales of complete lines, in cents; `null` if they show no sales or no cost of sales. */
export function grossPeriodOf(lines: AccountLines): GrossPeriod | null {
  const [revenue, costOfSales] = [salesOf(lines), costOfSalesOf(lines)];
  return revenue > 0 && costOfSales !== 0 ? { revenue, costOfSales } : null;
}

/** Weighted by sales, so that larger businesses count more; `null` for none. */
export function grossMargin(periods: readonly GrossPeriod[]): number | null {
  const total = (of: keyof GrossPeriod) => cents(periods.reduce((sum, period) => sum + period[of], 0));
  const revenue = total('revenue');
  return revenue > 0 ? (revenue - total('costOfSales')) / revenue : null;
}
