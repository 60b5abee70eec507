import type { Cents } from '#kernel/money.ts';
import { type Books, periodBooks } from './period-books.ts';
import { periodsOf } from './periods.ts';

/** `endsOn`: YYYY-MM-DD; `months` of its period that the files cover. */
export type NewestAmount = { amount: Cents; endsOn: string; months: number };

/** What each account of the files holds in the newest period that has it, in cents as its section shows it. */
export function newestAmounts(books: Books): ReadonlyMap<string, NewestAmount> {
  const found = new Map<string, NewestAmount>();
  for (const key of periodsOf(books.ends).toReversed()) {
    const { accounts, range, months } = periodBooks(key, { ...books, typed: {} });
    for (const { path, amount } of accounts)
      if (!found.has(path)) found.set(path, { amount, endsOn: range.to, months });
  }
  return found;
}
