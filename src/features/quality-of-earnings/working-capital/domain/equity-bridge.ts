import { type Cents, cents } from '#kernel/money.ts';

/** In cents. `price`: of the business without cash and debt; `adjustment`: of working capital; `cash`: paid for if it stays. */
export type EquityTerms = { price: Cents; debt: Cents; debtLike: Cents; adjustment: Cents; cash: Cents };

/** What the owner gets for the shares: the price less debt and debt-like items, adjusted, and the cash if it stays. Cents. */
export function cashToOwner({ price, debt, debtLike, adjustment, cash }: EquityTerms): {
  cashFree: Cents;
  toOwner: Cents;
} {
  const cashFree = cents(price - debt - debtLike + adjustment);
  return { cashFree, toOwner: cents(cashFree + cash) };
}
