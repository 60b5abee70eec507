import type { MovedAccount } from './tie-statement.ts';

/**
 * `openings`: whether the ledger shows what accounts held before its first entry. `begins`: its first month, YYYY-MM.
 * `yearStart`: of the fiscal year of a day.
 */
export type BalanceFacts = { openings: boolean; begins: string; yearStart: (day: string) => string };

/** The ledger at a month-end, in cents. `kept` and `year` in natural sign: what was earned before the fiscal year, and in it. */
export type BalanceBooks = {
  /** Of an account, a debit is positive. */
  on: (account: MovedAccount, day: string) => number;
  kept: (day: string) => number;
  year: (day: string) => number;
  /** An account that no one decided may belong to the results. */
  open: boolean;
};

/** `keepers`: accounts of retained earnings. */
export function balanceBooks(
  accounts: readonly MovedAccount[],
  keepers: readonly MovedAccount[],
  { yearStart }: Pick<BalanceFacts, 'yearStart'>,
): BalanceBooks {
  const sums = new Map(accounts.map((account) => [account, running(account.moves)]));
  const on = (account: MovedAccount, day: string) => account.opening + (sums.get(account)?.(day) ?? 0);
  const income = accounts.filter(({ part }) => part === 'income');
  const opened = income.reduce((sum, { opening }) => sum - opening, 0);
  const earned = running(earnedByMonth(income));
  const earlier = (day: string) => earned(yearStart(day).slice(0, 7));
  return {
    on,
    year: (day) => earned(day) - earlier(day) + 0,
    kept: (day) => keepers.reduce((sum, account) => sum - on(account, day), opened + earlier(day)) + 0,
    open: accounts.some(
      ({ part, moves, path }) =>
        part === 'open' && moves.size > 0 && !keepers.some((one) => one.path === path),
    ),
  };
}

function earnedByMonth(income: readonly MovedAccount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { moves } of income)
    for (const [month, amount] of moves) sums.set(month, (sums.get(month) ?? 0) - amount);
  return sums;
}

/** What the months before one of them come to; a day of a month is after it. */
function running(moves: ReadonlyMap<string, number>): (before: string) => number {
  const months = [...moves.keys()].toSorted();
  const sums = [0];
  for (const month of months) sums.push((sums.at(-1) ?? 0) + (moves.get(month) ?? 0));
  return (before) => {
    let [low, high] = [0, months.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((months[middle] ?? '') < before) low = middle + 1;
      else high = middle;
    }
    return sums[low] ?? 0;
  };
}
