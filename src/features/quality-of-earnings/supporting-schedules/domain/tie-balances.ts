import { pathSign } from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';
import {
  type LedgerCode,
  ledgerAccount,
  ledgerCodes,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { workedNamed } from '#features/valuation/earnings/domain/statement-parts.ts';
import { type BalancePart, balanceParts, balanceRoots } from './balance-parts.ts';
import { holdsResults } from './book-accounts.ts';
import { keepsResults } from './closings.ts';
import { type BalanceBooks, type BalanceFacts, balanceBooks } from './month-end-books.ts';
import {
  type FoundLine,
  foundLines,
  type MonthTie,
  type MovedAccount,
  monthTie,
  rootOf,
  type StatementLine,
  type StatementTie,
  sortedTies,
} from './tie-statement.ts';

type Day = { at: number; measure: string; day: string };

/**
 * Each line of a balance sheet at each month-end beside the ledger (docs/rules/quality-of-earnings.md). The results of the
 * year are its net income, those of earlier years belong to retained earnings. Without opening balances, what moved since the
 * first month-end (`since`) is compared; `null`: there is no later one.
 */
export function tieBalances(
  days: readonly Day[],
  lines: readonly StatementLine[],
  accounts: readonly MovedAccount[],
  facts: BalanceFacts,
): (StatementTie & { since: string | null }) | null {
  const [first] = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const since = facts.openings ? undefined : first;
  const later = days.filter((day) => day !== since);
  if (later.length === 0) return null;
  const results = lines.filter(({ path }) => isResult(path));
  const keepers = accounts.filter(keepsResults);
  const others = accounts.filter((account) => account.part !== 'income' && !keepers.includes(account));
  const { found, strangers } = foundLines(
    lines.filter((line) => !results.includes(line)),
    others,
    (root) => (root === balanceRoots.assets ? 1 : -1),
  );
  const books = balanceBooks(accounts, keepers, facts);
  const rows: Row[] = [
    ...others.flatMap((account) => rowsOf(account, found.get(account), books)),
    ...resultRows(results, books, facts),
  ];
  const apart: MonthTie[] = [];
  let compared = 0;
  const booked = new Map<string, number>();
  const book = (part: BalancePart, measure: string, amount: number) =>
    booked.set(`${part} ${measure}`, (booked.get(`${part} ${measure}`) ?? 0) + amount);
  for (const row of rows) {
    const shift = since ? (row.amounts?.[since.at] ?? 0) - row.on(since.day) : 0;
    for (const { at, measure, day } of later.filter((one) => row.counts(one.day))) {
      const [written, held] = [row.amounts?.[at] ?? (row.amounts ? 0 : null), row.on(day) + shift + 0];
      if (written === null && held === 0) continue;
      compared += 1;
      const place = { row: row.row, path: row.path, measure };
      // Which part an account is in that no one decided, and that the file does not have, is not known.
      if (!row.open || written !== null) book(row.part, measure, held);
      if (row.open) apart.push({ ...place, result: row.open, written, books: null, difference: null });
      else apart.push(...[monthTie(place, written, held)].filter((tie) => tie !== null));
    }
  }
  for (const { line, result } of strangers)
    for (const { at, measure } of later) {
      const written = line.amounts[at] ?? 0;
      // Without opening balances an account that never moved need not be in the ledger.
      const before = since ? (line.amounts[since.at] ?? 0) : 0;
      const moved = written - before;
      book(partOfRoot(rootOf(line.path)), measure, before);
      if (moved === 0) continue;
      compared += 1;
      apart.push({
        ...{ row: line.row, path: line.path, measure, result, written, books: null },
        difference: result === 'not-in-books' ? moved : null,
      });
    }
  const byPart = balanceParts.map((part) => ({
    part,
    own: lines.filter(({ path }) => rootOf(path) === balanceRoots[part]),
  }));
  const parts = later.flatMap(({ at, measure }) =>
    byPart.map(({ part, own }) => {
      const written = own.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0);
      const held = booked.get(`${part} ${measure}`) ?? 0;
      return { part, measure, written, books: held, difference: written - held };
    }),
  );
  return { apart: sortedTies(apart), compared, parts, since: since?.measure ?? null };
}

type Row = {
  row: number | null;
  path: string;
  part: BalancePart;
  /** By the places of the columns; `null`: the file has no such line. */
  amounts: readonly number[] | null;
  /** In natural sign, at the end of a day. */
  on: (day: string) => number;
  /** On which days it is compared. */
  counts: (day: string) => boolean;
  /** No one decided the account, or one that it depends on. */
  open: 'undecided' | 'waits' | null;
};

function rowsOf(account: MovedAccount, line: FoundLine | undefined, books: BalanceBooks): Row[] {
  if (line) {
    const part = partOfRoot(line.root);
    const on = (day: string) => books.on(account, day) * line.sign + 0;
    return [{ row: line.row, path: line.path, part, amounts: line.amounts, on, counts: always, open: null }];
  }
  const part = partOfCode(account.code);
  const sign = part === 'assets' ? 1 : -1;
  return [
    {
      ...{
        row: null,
        path: account.path,
        part,
        amounts: null,
        open: account.part === 'open' ? 'undecided' : null,
      },
      on: (day) => books.on(account, day) * sign + 0,
      counts: always,
    },
  ];
}

const always = () => true;

const partOfRoot = (root: string): BalancePart =>
  balanceParts.find((one) => balanceRoots[one] === root) ?? 'assets';

const isLedgerCode = (code: string): code is LedgerCode => ledgerCodes.some((one) => one === code);

function partOfCode(code: string): BalancePart {
  if (code === 'EQUITY' || code === 'OPENING_EQ') return 'equity';
  return isLedgerCode(code) && ledgerAccount(code).side === -1 ? 'liabilities' : 'assets';
}

const yearResult = /^(?:current|this) (?:year|period)(?:['’]s)? (?:net )?(?:earnings|income|profit)$/i;

/** The line of equity that is the net income of the fiscal year so far. */
export function isYearResult(path: string): boolean {
  const name = path.split(pathSign).at(-1) ?? '';
  return (
    rootOf(path) === balanceRoots.equity && (workedNamed(name) === 'net-income' || yearResult.test(name))
  );
}

const isResult = (path: string) =>
  isYearResult(path) || (rootOf(path) === balanceRoots.equity && holdsResults(path));

/**
 * Retained earnings and the net income of the year; where the file has only one of them, it holds both. Of the fiscal year in
 * which the ledger begins it tells only the rest, so that both are compared together.
 */
function resultRows(lines: readonly StatementLine[], books: BalanceBooks, facts: BalanceFacts): Row[] {
  const row = (own: readonly StatementLine[], name: string, of: Pick<Row, 'on' | 'counts'>): Row => ({
    ...{ row: own[0]?.row ?? null, path: own[0]?.path ?? `${balanceRoots.equity} › ${name}` },
    ...{ part: 'equity' as const, open: books.open ? 'waits' : null, ...of },
    amounts: own[0]
      ? own[0].amounts.map((_, at) => own.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0))
      : null,
  });
  const year = lines.filter(({ path }) => isYearResult(path));
  const kept = lines.filter((line) => !year.includes(line));
  // Without opening balances the ledger does not tell what was earned before it, and in which year.
  const told = facts.openings && year.length > 0 && kept.length > 0;
  const apart = (day: string) => told && facts.yearStart(day).slice(0, 7) >= facts.begins;
  const both = {
    on: (day: string) => books.kept(day) + books.year(day),
    counts: (day: string) => !apart(day),
  };
  return [
    row(lines, 'Retained earnings', both),
    row(kept, 'Retained earnings', { on: books.kept, counts: apart }),
    row(year, 'Net income', { on: books.year, counts: apart }),
  ];
}
