import type { Cents } from '#kernel/money.ts';
import type { AmountProblem } from './amount-text.ts';
import type { DayRange } from './day-range.ts';

/** The parts of a profit-and-loss, in its order. */
export const statementSections = [
  'income',
  'cost-of-sales',
  'expenses',
  'other-income',
  'other-expenses',
] as const;
export type StatementSection = (typeof statementSections)[number];

export const layouts = ['quickbooks', 'xero', 'other'] as const;
export type Layout = (typeof layouts)[number];

export const bases = ['cash', 'accrual'] as const;
export type Basis = (typeof bases)[number];

/**
 * A column of amounts. `label`: as the file names it. `range`: `null` where that says no days. `ends`: the month-end that
 * it says alone, which is that of a month or of a year.
 */
export type StatementColumn = { column: number; label: string; range: DayRange | null; ends?: string };

/** An account with a posting. `line`: of the file, from 1 on. `amounts`: one for each column, `null` without activity. */
export type StatementLine = {
  line: number;
  path: string;
  section: StatementSection;
  amounts: readonly (Cents | null)[];
};

/** A profit-and-loss of which every subtotal, the gross profit and the net income were found to add up. */
export type Statement = {
  layout: Layout;
  title: string;
  /** `null` where the file does not say it. */
  basis: Basis | null;
  columns: readonly StatementColumn[];
  lines: readonly StatementLine[];
  /** One for each column. */
  netIncome: readonly Cents[];
  /** Names of columns that hold no period: percentages, changes, the total of the others. */
  leftOut: readonly string[];
  /** Names of columns in which nothing was booked: an empty year is not a year of nothing. */
  empty: readonly string[];
};

const statementProblems = [
  'balance-sheet',
  'cash-flow',
  'trial-balance',
  'ledger',
  'aging',
  'nothing-booked',
  'in-thousands',
  'no-header',
  'no-amounts',
  'column-unnamed',
  'merged-cells',
  'no-name',
  'total-without-start',
  'section-unknown',
  'outside-sections',
  'section-without-total',
  'layout-unknown',
  'no-net-income',
  'does-not-foot',
  'too-many-accounts',
  'path-too-long',
  'not-a-number',
  'other-currency',
  'percent',
  'part-of-a-cent',
  'too-large',
  'date-for-amount',
  'error-in-cell',
  'formula-without-result',
] as const;

/** Why a file is no profit-and-loss that can be taken, and where. */
export type StatementProblem = {
  code: (typeof statementProblems)[number] | AmountProblem;
  /** The cell, as `B14`, or else the line. */
  cell?: string;
  line?: number;
  /** What stands there. */
  says?: string;
  /** Of sums: what the file says, what its rows add up to, and the first less the second. */
  said?: Cents;
  sum?: Cents;
  difference?: Cents;
  column?: string;
};

/** Thrown inside of the reader only; `readStatement` gives it back as a value. */
export class NotAStatement extends Error {
  readonly problem: StatementProblem;
  constructor(problem: StatementProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
