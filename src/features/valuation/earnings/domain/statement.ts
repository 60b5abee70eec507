import type { Cents } from '#kernel/money.ts';
import type { AmountProblem } from './amount-text.ts';
import type { DayRange } from './day-range.ts';

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

/** `range`: `null` if the label gives no days. `ends`: a month-end without a length, either of a month or a year. */
export type StatementColumn = { column: number; label: string; range: DayRange | null; ends?: string };

/** `line`: in the file, from 1. `amounts`: one per column, `null` without activity. */
export type StatementLine = {
  line: number;
  path: string;
  section: StatementSection;
  amounts: readonly (Cents | null)[];
};

/** All subtotals, the gross profit and the net income add up. */
export type Statement = {
  layout: Layout;
  title: string;
  basis: Basis | null;
  columns: readonly StatementColumn[];
  lines: readonly StatementLine[];
  netIncome: readonly Cents[];
  /** Columns that are not a period: percentages, changes, totals of other columns. */
  leftOut: readonly string[];
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

export type StatementProblem = {
  code: (typeof statementProblems)[number] | AmountProblem;
  cell?: string;
  line?: number;
  says?: string;
  /** `difference` is the amount in the file less the sum of its rows. */
  said?: Cents;
  sum?: Cents;
  difference?: Cents;
  column?: string;
};

/** Only thrown within the parser; `readStatement` returns it as a value. */
export class NotAStatement extends Error {
  readonly problem: StatementProblem;
  constructor(problem: StatementProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Told of each amount that is not clear or does not add up. */
export type Odd = (problem: StatementProblem) => void;

/** Ends the reading at the first one. */
export const refuseOdd: Odd = (problem) => {
  throw new NotAStatement(problem);
};
