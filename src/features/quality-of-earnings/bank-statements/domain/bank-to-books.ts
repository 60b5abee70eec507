import { type Dated, pairNearest } from './pair-nearest.ts';

/** A check may take long to be cashed (policy). */
const bookedDays = 45;

type Line = Dated & { account: number };
export type Reconciled = {
  /** In the books by then and not at the bank: deposits in transit, and checks outstanding (positive). Cents. */
  inTransit: number;
  outstanding: number;
  /** At the bank by then and not in the books; money out is negative. */
  notBooked: number;
};

/**
 * Why a bank balance is not that of the books at the end of a day: book = bank + deposits in transit − outstanding checks −
 * what the books lack + what nothing here explains. Lines of the same account and amount are one, if at most 45 days apart.
 * `since`: from when on an account has statements; what the books have before and the bank never shows was settled before.
 */
export function bankToBooks(
  bank: readonly Line[],
  books: readonly Line[],
  since: ReadonlyMap<number, string>,
): (day: string) => Reconciled {
  const byAccount = Map.groupBy(books, ({ account }) => account);
  const pairs: { bank: Line; book: Line }[] = [];
  const alone = { bank: new Set(bank), books: new Set(books) };
  for (const [account, lines] of Map.groupBy(bank, (line) => line.account)) {
    const theirs = byAccount.get(account) ?? [];
    for (const [one, other] of pairNearest(lines, theirs, bookedDays)) {
      const [first, second] = [lines[one], theirs[other]];
      if (!first || !second) continue;
      pairs.push({ bank: first, book: second });
      alone.bank.delete(first);
      alone.books.delete(second);
    }
  }
  const waits = [...alone.books].filter((line) => line.day >= (since.get(line.account) ?? line.day));
  return (day) => {
    const early = pairs.filter((pair) => pair.book.day <= day && pair.bank.day > day).map(({ book }) => book);
    const late = pairs.filter((pair) => pair.bank.day <= day && pair.book.day > day).map((pair) => pair.bank);
    const waiting = [...early, ...waits.filter((line) => line.day <= day)];
    const unbooked = [...late, ...[...alone.bank].filter((line) => line.day <= day)];
    return {
      inTransit: sum(waiting.filter(({ amount }) => amount > 0)),
      outstanding: -sum(waiting.filter(({ amount }) => amount < 0)) + 0,
      notBooked: sum(unbooked),
    };
  };
}

const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0);
