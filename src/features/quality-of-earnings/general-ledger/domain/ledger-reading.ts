import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import type { Side } from './natural-sides.ts';
import type { Proof } from './proofs.ts';
import type { ValueTrouble } from './value-style.ts';

/** `text`: the cell as it stands in the file, confidential like the lines. */
export type LineTrouble = {
  sheet: number;
  row: number;
  trouble: ValueTrouble | 'day-missing' | 'amount-missing' | 'account-missing' | 'both-sides';
  text: string;
};

/** One account of a file. `opening`: its balance before the first line, in cents, a debit balance is positive. */
type ReadAccount = { number: number; path: string; side: Side; opening: number | null; lines: number };

/** One account in one month (YYYY-MM): cents, a debit is positive. */
export type RollUp = { account: number; month: string; amount: number; lines: number };

export type LedgerReading = {
  basis: 'cash' | 'accrual' | null;
  /** Named by the title of the file. */
  period: DayRange | null;
  firstDay: string | null;
  lastDay: string | null;
  lines: number;
  accounts: readonly ReadAccount[];
  rollUp: readonly RollUp[];
  proofs: readonly Proof[];
  /** Lines that are in no figure, because a value on them is not clear; the first of them. */
  troubles: readonly LineTrouble[];
  sheets: readonly string[];
  /** Sheets that are hidden in the workbook, and were not read. */
  hidden: readonly string[];
};

/**
 * What stops a reading. `columns-unknown`: no header was recognized; the first rows are shown to a person. `sides-untold`:
 * amounts without a sign, and accounts of which nothing tells whether debits raise them.
 */
export type ReadingStop =
  | { code: 'columns-unknown'; sheet: string; rows: readonly (readonly string[])[] }
  | { code: 'sides-untold'; accounts: readonly string[] }
  | { code: 'no-lines' };

export const longest = { name: 500, memo: 4_000, path: 1_000 } as const;
export const mostTroubles = 200;
export const mostAccounts = 5_000;
/** Rows above a header: a title, the company, the period, filters. */
export const rowsToHeader = 60;
