import type { MovedAccount } from './tie-statement.ts';

/** `openings`: whether the ledger shows what accounts held before its first entry. `yearStart`: of the fiscal year of a day. */
export type BalanceFacts = { openings: boolean; yearStart: (day: string) => string };

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
  const on = ({ opening, moves }: MovedAccount, day: string) => {
    let sum = opening;
    for (const [month, amount] of moves) if (month <= day.slice(0, 7)) sum += amount;
    return sum;
  };
  const income = accounts.filter(({ part }) => part === 'income');
  const earned = (from: string | null, to: string) => {
    let sum = 0;
    for (const { opening, moves } of income) {
      if (from === null) sum -= opening;
      for (const [month, amount] of moves) if (month <= to && (from === null || month >= from)) sum -= amount;
    }
    return sum + 0;
  };
  const startOf = (day: string) => yearStart(day).slice(0, 7);
  const year = (day: string) => earned(startOf(day), day.slice(0, 7));
  return {
    ...{ on, year },
    kept: (day) => {
      const held = keepers.reduce((sum, account) => sum - on(account, day), 0);
      return held + earned(null, day.slice(0, 7)) - year(day);
    },
    open: accounts.some(
      ({ part, moves, path }) =>
        part === 'open' && moves.size > 0 && !keepers.some((one) => one.path === path),
    ),
  };
}
