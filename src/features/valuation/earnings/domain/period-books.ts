import { type Cents, cents } from '#kernel/money.ts';
import { bookedColumns } from './booked-columns.ts';
import { type BottomUp, ebitdaOf, ebitdaTopDown, type TopDown } from './bridge.ts';
import {
  type AccountCode,
  type AccountGroup,
  accountCodes,
  canonicalAccounts,
} from './canonical-accounts.ts';
import type { ColumnUse } from './column-use.ts';
import { type DayRange, monthsIn, wholeMonths } from './day-range.ts';
import { type PeriodEnds, type PeriodKey, periodRange } from './periods.ts';
import type { Basis, StatementSection } from './statement.ts';
import { effectOf } from './statement-parts.ts';

/** In cents, each in its natural sign; `open` accounts as their effect. */
export type AccountLines = { readonly [K in AccountCode]?: Cents };

type TypedYear = { lines: AccountLines; netIncome: Cents };

/** Columns in the order of the lines' amounts. */
export type KeptFile = {
  id: string;
  basis: Basis | null;
  columns: readonly { label: string; use: ColumnUse; range: DayRange | null }[];
  lines: readonly { path: string; section: StatementSection; amounts: readonly (Cents | null)[] }[];
};

export type Books = {
  ends: PeriodEnds;
  files: readonly KeptFile[];
  typed: { readonly [K in PeriodKey]?: TypedYear };
  mapping: ReadonlyMap<string, AccountCode>;
};

type PeriodGap =
  | { code: 'no-figures' }
  | { code: 'fewer-months'; months: number }
  | { code: 'unmatched'; accounts: number }
  | { code: 'unsorted'; share: number }
  | { code: 'does-not-tie'; lines: Cents; stated: Cents };

export type PeriodBooks = {
  key: PeriodKey;
  range: DayRange;
  source: 'typed' | 'imported' | null;
  months: number;
  bases: Basis[];
  lines: AccountLines;
  accounts: { path: string; section: StatementSection; code: AccountCode; amount: Cents }[];
  netIncome: Cents;
  gaps: PeriodGap[];
};

export const mostAccountsKept = 2_000;

/** Share of sales (product policy). */
const mostUnsorted = 0.005;

/** From a file with all twelve months, else typed, else from a file with fewer. Any gap makes it incomplete. Cents. */
export function periodBooks(key: PeriodKey, books: Books): PeriodBooks {
  const range = periodRange(key, books.ends);
  const imported = importedYear(key, range, books);
  const typed = books.typed[key];
  if (imported && (imported.months >= 12 || !typed)) return imported;
  if (typed) return typedYear(key, range, typed);
  const empty = { months: 0, bases: [], lines: {}, accounts: [], netIncome: cents(0) };
  return { key, range, source: null, ...empty, gaps: [{ code: 'no-figures' }] };
}

function typedYear(key: PeriodKey, range: DayRange, { lines, netIncome: stated }: TypedYear): PeriodBooks {
  const netIncome = netIncomeOf(lines);
  const gaps: PeriodGap[] = netIncome === stated ? [] : [{ code: 'does-not-tie', lines: netIncome, stated }];
  return { key, range, source: 'typed', months: 12, bases: [], lines, accounts: [], netIncome, gaps };
}

type Source = { file: KeptFile; column: number };

function importedYear(key: PeriodKey, range: DayRange, { files, mapping }: Books): PeriodBooks | null {
  const sources = sourcesOf(key, range, files);
  if (sources.columns.length === 0) return null;
  const accounts = new Map<string, PeriodBooks['accounts'][number]>();
  for (const { file, column } of sources.columns)
    for (const { path, section, amounts } of file.lines) {
      const amount = amounts[column] ?? null;
      if (amount === null) continue;
      const before = accounts.get(path)?.amount ?? 0;
      const code = mapping.get(path) ?? 'UNMAPPED';
      accounts.set(path, { path, section, code, amount: cents(before + amount) });
    }
  const list = [...accounts.values()];
  const lines = linesOf(list);
  return {
    key,
    range,
    source: 'imported',
    months: sources.months,
    bases: [...new Set(sources.columns.flatMap(({ file }) => file.basis ?? []))],
    lines,
    accounts: list,
    netIncome: netIncomeOf(lines),
    gaps: gapsOf(sources.months, list, lines),
  };
}

/** From the newest file that has them; a whole column unless its months cover more. */
function sourcesOf(key: PeriodKey, range: DayRange, files: readonly KeptFile[]) {
  const booked = new Map(files.map((file) => [file, bookedColumns(file.columns, file.lines)]));
  const holds = (file: KeptFile, column: number) => booked.get(file)?.includes(column) ?? false;
  const whole = files.flatMap((file) =>
    file.columns.flatMap(({ use, range }, column) =>
      use === key && holds(file, column) ? [{ file, column, range }] : [],
    ),
  )[0];
  const byMonth = new Map<string, Source>();
  for (const file of files)
    for (const [column, { use, range: days }] of file.columns.entries()) {
      const month = days?.from.slice(0, 7);
      if (use === 'month' && month && holds(file, column) && !byMonth.has(month))
        byMonth.set(month, { file, column });
    }
  const columns = monthsIn(range).flatMap((month) => byMonth.get(month) ?? []);
  const months = whole?.range ? (wholeMonths(whole.range) ?? 0) : 12;
  return whole && months >= columns.length
    ? { months, columns: [whole] }
    : { months: columns.length, columns };
}

/** An account's effect on net income stays the same, whichever section and line it is in. */
function linesOf(accounts: PeriodBooks['accounts']): AccountLines {
  const lines: Partial<Record<AccountCode, Cents>> = {};
  for (const { section, code, amount } of accounts) {
    const natural = effectOf(section) * canonicalAccounts[code].effect * amount;
    lines[code] = cents((lines[code] ?? 0) + natural);
  }
  return lines;
}

function gapsOf(months: number, accounts: PeriodBooks['accounts'], lines: AccountLines): PeriodGap[] {
  const gaps: PeriodGap[] = [];
  if (months < 12) gaps.push({ code: 'fewer-months', months });
  const unmatched = accounts.filter(({ code }) => code === 'UNMAPPED').length;
  if (unmatched > 0) gaps.push({ code: 'unmatched', accounts: unmatched });
  const unsorted = accounts.filter(({ code }) => code === 'SUSPENSE');
  const amount = unsorted.reduce((sum, one) => sum + Math.abs(one.amount), 0);
  const sales = salesOf(lines);
  if (amount > mostUnsorted * Math.max(0, sales))
    gaps.push({ code: 'unsorted', share: sales > 0 ? amount / sales : 1 });
  return gaps;
}

export function netIncomeOf(lines: AccountLines): Cents {
  return cents(
    accountCodes.reduce((sum, code) => sum + canonicalAccounts[code].effect * (lines[code] ?? 0), 0),
  );
}

/** Net of discounts and returns, in cents. */
export function salesOf(lines: AccountLines): Cents {
  return cents((lines.REV ?? 0) + (lines.CONTRA_REV ?? 0));
}

export function costOfSalesOf(lines: AccountLines): Cents {
  return groupOf(lines, 'cost-of-sales');
}

function groupOf(lines: AccountLines, wanted: AccountGroup): Cents {
  const codes = accountCodes.filter((code) => canonicalAccounts[code].group === wanted);
  return cents(codes.reduce((sum, code) => sum + (lines[code] ?? 0), 0));
}

export function bottomUp(lines: AccountLines): BottomUp {
  const of = (code: AccountCode) => lines[code] ?? cents(0);
  return {
    netIncome: netIncomeOf(lines),
    interestExpense: of('INT_EXP'),
    interestIncome: of('INT_INC'),
    incomeTax: of('INCOME_TAX'),
    depreciation: of('DEPR'),
    amortization: of('AMORT'),
  };
}

/** Unclassified accounts count with their effect. Cents. */
function topDown(lines: AccountLines): TopDown {
  return {
    revenue: lines.REV ?? cents(0),
    contraRevenue: lines.CONTRA_REV ?? cents(0),
    costOfSales: costOfSalesOf(lines),
    operatingCosts: cents(groupOf(lines, 'operating') - groupOf(lines, 'open')),
    otherIncome: lines.OTHER_INC ?? cents(0),
    otherCosts: lines.OTHER_EXP ?? cents(0),
  };
}

/** EBITDA both ways, in cents: equal as long as the lines add up to the stated net income. */
export function ebitdaBothWays(lines: AccountLines, netIncome: Cents): { bottom: Cents; top: Cents } {
  return { bottom: ebitdaOf({ ...bottomUp(lines), netIncome }), top: ebitdaTopDown(topDown(lines)) };
}
