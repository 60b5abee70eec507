import { type Cents, cents } from '#kernel/money.ts';
import { cashToOwner } from './equity-bridge.ts';
import { type Collar, priceAdjustment } from './peg.ts';

export type AgreedTerms = {
  price: Cents | null;
  workingCapital: boolean;
  collar: Cents;
  collarKind: Collar['kind'];
  cashStays: boolean;
  items: readonly { kind: 'debt' | 'debt_like'; amount: Cents }[];
};

/** Of the books at the last month-end, in cents. `peg`: `null` if the ledger does not tell one. */
export type ClosingBooks = { debt: Cents; debtLike: Cents; cash: Cents; closing: Cents; peg: Cents | null };

/** From a price to the cash of the owner, in cents; `null` without a price. Without a peg nothing adjusts the price. */
export function settlementOf(terms: AgreedTerms, books: ClosingBooks) {
  const { price, workingCapital, collar, collarKind, cashStays, items } = terms;
  if (price === null) return null;
  const peg = workingCapital ? books.peg : null;
  const adjustment =
    peg === null ? cents(0) : priceAdjustment(books.closing, peg, { amount: collar, kind: collarKind });
  const owed = (kind: 'debt' | 'debt_like') =>
    cents(items.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0));
  const [itemsDebt, itemsDebtLike] = [owed('debt'), owed('debt_like')];
  const cash = cashStays ? books.cash : cents(0);
  const got = cashToOwner({
    price,
    debt: cents(books.debt + itemsDebt),
    debtLike: cents(books.debtLike + itemsDebtLike),
    adjustment,
    cash,
  });
  const { debt, debtLike } = books;
  return { price, peg, adjustment, debt, debtLike, itemsDebt, itemsDebtLike, cash, ...got };
}
