import { balanceRoots } from './balance-parts.ts';
import { holdsResults } from './book-accounts.ts';
import type { Closings } from './closings.ts';
import { isYearResult } from './tie-balances.ts';
import { monthOf, rootOf, type StatementLine } from './tie-statement.ts';

/** What equity did in a month, in cents. `difference`: what none of the others explains. */
export type EquityChange = {
  measure: string;
  change: number;
  earned: number;
  /** Contributions less distributions: the lines of equity other than results. */
  owners: number;
  /** Entries to retained earnings that belong to earlier periods. */
  prior: number;
  difference: number;
};

/**
 * By month (YYYY-MM), cents, natural sign. `statement`: net income of a profit and loss; `ledger`: of the ledger, in the
 * months that it reaches; `kept`: its entries to retained earnings; `closings`: those that close a year.
 */
export type EarnedBooks = {
  statement: ReadonlyMap<string, number>;
  ledger: ReadonlyMap<string, number>;
  reached: (month: string) => boolean;
  kept: ReadonlyMap<string, number>;
  closings: Closings;
};

/**
 * Change in equity = net income + contributions − distributions ± entries of earlier periods (domain 1.1, I2), for each
 * month-end that follows another one. Months of which nothing says the net income are left out.
 */
export function equityChanges(
  days: readonly { at: number; measure: string }[],
  lines: readonly StatementLine[],
  { statement, ledger, reached, kept, closings }: EarnedBooks,
): EquityChange[] {
  const equity = lines.filter(isEquity);
  const owned = equity.filter(isOwned);
  const sum = (of: readonly StatementLine[], at: number) =>
    of.reduce((all, { amounts }) => all + (amounts[at] ?? 0), 0);
  const ordered = days.toSorted((one, other) => (one.measure < other.measure ? -1 : 1));
  return ordered.flatMap(({ at, measure }, index) => {
    const before = ordered[index - 1];
    const month = monthOf(measure);
    if (!before || nextMonth(monthOf(before.measure)) !== month) return [];
    const closed = closings.get(month)?.total ?? 0;
    const booked = reached(month) ? (ledger.get(month) ?? 0) + closed : undefined;
    const earned = statement.get(month) ?? booked;
    if (earned === undefined) return [];
    const direct = (kept.get(month) ?? 0) - closed;
    // An entry that closes a part of the year only is known by what the profit and loss earned.
    const closing = booked !== undefined && direct + booked - earned === 0;
    const prior = closing ? 0 : direct;
    const [change, owners] = [
      sum(equity, at) - sum(equity, before.at),
      sum(owned, at) - sum(owned, before.at),
    ];
    return [{ measure, change, earned, owners, prior, difference: change - earned - owners - prior }];
  });
}

/** What `equityChanges` takes of one balance sheet: its equity in two lines at most, as a review can have 200 sheets. */
export function equitySums(lines: readonly StatementLine[]): StatementLine[] {
  const kinds = Map.groupBy(lines.filter(isEquity), isOwned).values();
  return [...kinds].flatMap(([first, ...others]) => {
    if (!first) return [];
    const amounts = [...first.amounts];
    for (const line of others)
      for (const [at, amount] of line.amounts.entries()) amounts[at] = (amounts[at] ?? 0) + (amount ?? 0);
    return [{ ...first, amounts }];
  });
}

/** Not the results of a year, of this one or of earlier ones. */
const isOwned = ({ path }: Pick<StatementLine, 'path'>): boolean =>
  !isYearResult(path) && !holdsResults(path);

/** Of a balance sheet. */
const isEquity = ({ path }: Pick<StatementLine, 'path'>): boolean => rootOf(path) === balanceRoots.equity;

/** Cents without signs. `prior`: months with entries of earlier periods. */
export type EquityOdds = {
  months: number;
  difference: number;
  prior: { months: number; amount: number };
};

/** In how many months equity does not follow, and what went straight to retained earnings. */
export function equityOdds(changes: readonly EquityChange[]): EquityOdds {
  const of = (amounts: readonly number[]) => {
    const odd = amounts.filter((amount) => amount !== 0);
    return { months: odd.length, amount: odd.reduce((sum, amount) => sum + Math.abs(amount), 0) };
  };
  const { months, amount } = of(changes.map(({ difference }) => difference));
  return { months, difference: amount, prior: of(changes.map(({ prior }) => prior)) };
}

function nextMonth(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
}
