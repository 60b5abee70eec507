import { holdsResults } from './book-accounts.ts';
import type { BalanceFacts } from './month-end-books.ts';
import type { MovedAccount } from './tie-statement.ts';

/**
 * Entries that close the fiscal year move what it earned from the profit and loss to retained earnings. `total`: to retained
 * earnings, cents in natural sign. `accounts`: by path, what they moved, a debit is positive; `null`: no entry tells.
 */
export type Closing = { total: number; accounts: ReadonlyMap<string, number> | null };

/** By month, YYYY-MM. */
export type Closings = ReadonlyMap<string, Closing>;

/**
 * What an account of the profit and loss moved in entries with retained earnings. `whole`: each of them has only accounts of the
 * profit and loss and of equity; entries of one day without a number may be read as one.
 */
export type ClosingLine = { path: string; month: string; amount: number; whole: boolean };

export const keepsResults = ({ path, part }: Pick<MovedAccount, 'path' | 'part'>): boolean =>
  part !== 'income' && holdsResults(path);

/** Months with entries to retained earnings after which the results of the fiscal year come to nothing. */
export function closingMonths(
  accounts: readonly MovedAccount[],
  { begins, yearStart }: Pick<BalanceFacts, 'begins' | 'yearStart'>,
): string[] {
  const income = accounts.filter(({ part }) => part === 'income');
  const earned = [...creditsOf(income)];
  const opened = income.reduce((sum, { opening }) => sum - opening, 0);
  return [...creditsOf(accounts.filter(keepsResults))].flatMap(([month, direct]) => {
    const start = yearStart(`${month}-01`).slice(0, 7);
    // A ledger that begins within the year opens with what was earned in it before.
    const results = earned.reduce(
      (sum, [of, amount]) => (of >= start && of <= month ? sum + amount : sum),
      start < begins ? opened : 0,
    );
    return direct !== 0 && results === 0 ? [month] : [];
  });
}

/** Where entries do not tell what closed a year, it is what went to retained earnings in the month. */
export function closingsOf(
  months: readonly string[],
  accounts: readonly MovedAccount[],
  lines: readonly ClosingLine[],
): Closings {
  const earned = creditsOf(accounts.filter(({ part }) => part === 'income'));
  const kept = creditsOf(accounts.filter(keepsResults));
  return new Map(
    months.flatMap((month): [string, Closing][] => {
      const own = lines.filter((line) => line.month === month);
      if (own.length > 0 && own.every(({ whole }) => whole)) {
        const total = own.reduce((sum, { amount }) => sum + amount, 0);
        return [[month, { total, accounts: new Map(own.map(({ path, amount }) => [path, amount])) }]];
      }
      // Without any results in the month, an owner may have drawn from retained earnings.
      return (earned.get(month) ?? 0) === 0 ? [] : [[month, { total: kept.get(month) ?? 0, accounts: null }]];
    }),
  );
}

/** What accounts moved but for closings. */
export function withoutClosings(accounts: readonly MovedAccount[], closings: Closings): MovedAccount[] {
  if (closings.size === 0) return [...accounts];
  return accounts.map((account) => ({
    ...account,
    moves: new Map(
      [...account.moves].map(([month, amount]) => {
        const closed = account.part === 'income' ? closings.get(month)?.accounts?.get(account.path) : 0;
        return [month, amount - (closed ?? 0)];
      }),
    ),
  }));
}

/** What accounts moved by month, a credit is positive. */
export function creditsOf(accounts: readonly MovedAccount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { moves } of accounts)
    for (const [month, amount] of moves) sums.set(month, (sums.get(month) ?? 0) - amount);
  return sums;
}
