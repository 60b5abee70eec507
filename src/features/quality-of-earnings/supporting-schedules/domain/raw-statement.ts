import type {
  Basis,
  StatementLine,
  StatementProblem,
} from '#features/valuation/earnings/domain/statement.ts';
import type { Measure } from './schedule-columns.ts';

/** What the only column of a balance sheet without a day is called. */
export const undatedMeasure: Measure = 'balance';

/** `days`: a whole month, or a month-end; `null`: it is neither, and is left out. */
export type RawColumn = { label: string; days: { from: string; to: string } | null };

export type RawStatement = {
  columns: readonly RawColumn[];
  /** Headers of columns without any amount, which are not read. */
  empty: readonly string[];
  lines: readonly Pick<StatementLine, 'line' | 'path' | 'amounts'>[];
  basis: Basis | null;
  problems: readonly StatementProblem[];
  /** What does not balance, at a column. */
  unbalanced: readonly { line: number; column: number; difference: number }[];
  /** The only column has amounts of a day that nothing names. */
  undated: boolean;
};
