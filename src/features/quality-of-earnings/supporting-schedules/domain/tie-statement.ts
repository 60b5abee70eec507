import { pathSign } from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';
import { accountFinder, type BookAccount } from './book-accounts.ts';
import type { TieResult } from './tie-trial-balance.ts';

/** A line of a statement in natural sign, cents: one amount for each of its months. `row`: where the file has it. */
export type StatementLine = { row: number; path: string; code: string; amounts: readonly number[] };

/** An account of the ledger: cents, a debit is positive. `moves`: by month, YYYY-MM. */
export type MovedAccount = {
  path: string;
  part: BookAccount['part'];
  code: string;
  opening: number;
  moves: ReadonlyMap<string, number>;
};

/**
 * An amount of a statement beside the books, in natural sign and cents. `row`: `null` where the file has no such line.
 * `difference`: statement less books; `null` where it cannot be told.
 */
export type MonthTie = {
  row: number | null;
  path: string;
  measure: string;
  result: TieResult;
  written: number | null;
  books: number | null;
  difference: number | null;
};

/** What a part of a statement comes to in a month, beside the books. */
export type PartTie = { part: string; measure: string; written: number; books: number; difference: number };

/** `compared`: how many amounts were, those that are the same too. */
export type StatementTie = { apart: MonthTie[]; compared: number; parts: PartTie[] };

/** The lines of a statement that are one account of the ledger; `sign`: 1 if a debit raises it. */
export type FoundLine = { row: number; path: string; sign: 1 | -1; root: string; amounts: number[] };

/**
 * Finds the accounts of the ledger that the lines of a statement are. Groups of a statement stand above accounts that the
 * ledger does not have there, so the longest end of a path that one account has counts.
 */
export function foundLines(
  lines: readonly StatementLine[],
  accounts: readonly MovedAccount[],
  signOf: (root: string) => 1 | -1,
): {
  found: ReadonlyMap<MovedAccount, FoundLine>;
  strangers: { line: StatementLine; result: 'ambiguous' | 'not-in-books' }[];
} {
  const finder = accountFinder(accounts);
  const found = new Map<MovedAccount, FoundLine>();
  const strangers: { line: StatementLine; result: 'ambiguous' | 'not-in-books' }[] = [];
  for (const line of lines) {
    const names = namesIn(line.path);
    const hits = names.map((_, at) => finder(names.slice(at).join(pathSign), line.code));
    const account = hits.find((hit) => hit !== null && hit !== 'ambiguous');
    if (!account || typeof account === 'string') {
      strangers.push({ line, result: hits.includes('ambiguous') ? 'ambiguous' : 'not-in-books' });
      continue;
    }
    const root = rootOf(line.path);
    const before = found.get(account);
    const sign = before?.sign ?? signOf(root);
    const amounts = line.amounts.map(
      (amount, at) => amount * signOf(root) * sign + (before?.amounts[at] ?? 0) + 0,
    );
    found.set(account, {
      ...(before ?? { row: line.row, path: line.path, root }),
      ...{ sign, amounts },
    });
  }
  return { found, strangers };
}

/** The section that a line of a statement is in. */
export const rootOf = (path: string): string => path.split(pathSign)[0] ?? '';

/** Without the section; QuickBooks Desktop writes what a parent has of its own as `Repairs - Other`. */
function namesIn(path: string): string[] {
  const [root = '', ...names] = path.split(pathSign);
  const [parent, last] = [names.at(-2), names.at(-1)];
  if (parent !== undefined && last === `${parent} - Other`) return names.slice(0, -1);
  return names.length > 0 ? names : [root];
}

/** One amount beside the books; `null`: it is the same. Both in natural sign. */
export function monthTie(
  at: Pick<MonthTie, 'row' | 'path' | 'measure'>,
  written: number | null,
  books: number,
): MonthTie | null {
  const difference = (written ?? 0) - books;
  if (difference === 0) return null;
  return { ...at, result: written === null ? 'not-in-file' : 'apart', written, books, difference };
}

/** The largest differences first, then by place. */
export function sortedTies(ties: readonly MonthTie[]): MonthTie[] {
  const size = ({ difference }: MonthTie) => Math.abs(difference ?? 0);
  return ties.toSorted(
    (one, other) =>
      size(other) - size(one) ||
      (one.row ?? Number.MAX_SAFE_INTEGER) - (other.row ?? Number.MAX_SAFE_INTEGER) ||
      (`${one.path} ${one.measure}` < `${other.path} ${other.measure}` ? -1 : 1),
  );
}

export const monthOf = (measure: string): string => measure.slice(0, 7);
