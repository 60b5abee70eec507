import type { Cell } from './page-rows.ts';
import type { PrintedAmount } from './printed-amount.ts';
import type { Period, PrintedDay } from './printed-days.ts';
import type { Table } from './statement-table.ts';
import type { Section } from './statement-words.ts';

type Place = { page: number; row: number };

/** A line as it is printed. `tokens`: words and amounts after its days; `more`: the rows below it that go on with it. */
export type RawLine = Place & {
  days: PrintedDay[];
  tokens: Cell[];
  more: string[];
  number: string;
  section: Section | null;
  table: Table;
};

/** A row that sums up lines: those of its section so far, and all of the statement so far. */
export type RawTotal = Place & {
  text: string;
  tokens: Cell[];
  table: Table;
  section: readonly RawLine[];
  all: number;
};

export type RawBalance = Place & { text: string; amount: PrintedAmount };

/** What the pages print of one account and period, before any of it is believed. */
export type RawStatement = {
  lastFour: string;
  period: Period | null;
  /** The first day by the name of the opening balance; it counts if the period names none. */
  begins: string | null;
  openings: RawBalance[];
  closings: RawBalance[];
  lines: RawLine[];
  totals: RawTotal[];
  /** Rows that look like lines and are not read. */
  unread: (Place & { text: string })[];
};

export const blankStatement = (lastFour: string, period: Period | null): RawStatement => ({
  ...{ lastFour, period, begins: null, openings: [], closings: [], lines: [], totals: [], unread: [] },
});
