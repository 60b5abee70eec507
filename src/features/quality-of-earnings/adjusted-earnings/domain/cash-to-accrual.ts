import { type Cents, cents } from '#kernel/money.ts';

/** What a business is owed and owes besides cash, at the beginning and at the end of some months. */
export const accrualBalances = [
  'receivables',
  'deferred',
  'payables',
  'inventory',
  'accrued',
  'prepaid',
] as const;
export type AccrualBalance = (typeof accrualBalances)[number];
export type BothEnds = Record<AccrualBalance, { begin: Cents; end: Cents }>;

/** In cents. `salesTax`: collected and counted among the receipts. */
export type CashBooks = { receipts: Cents; salesTax: Cents; suppliers: Cents; costs: Cents };

/** Books kept on cash, brought to accrual (docs/rules/quality-of-earnings.md). Cents. */
export function accrualOf({ receipts, salesTax, suppliers, costs }: CashBooks, of: BothEnds) {
  const change = (key: AccrualBalance) => of[key].end - of[key].begin;
  const revenue = cents(receipts + change('receivables') - change('deferred') - salesTax);
  const purchases = cents(suppliers + change('payables'));
  const costOfSales = cents(purchases - change('inventory'));
  const operating = cents(costs + change('accrued') - change('prepaid'));
  return { revenue, purchases, costOfSales, operating, profit: cents(revenue - costOfSales - operating) };
}

/** What that does to EBITDA, in cents: accrual less cash, which does not depend on the receipts and payments. */
export function accrualEffect(of: BothEnds): Cents {
  const none = cents(0);
  return accrualOf({ receipts: none, salesTax: none, suppliers: none, costs: none }, of).profit;
}
