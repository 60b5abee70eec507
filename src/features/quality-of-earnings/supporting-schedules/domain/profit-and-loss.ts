import { wholeMonths } from '#features/valuation/earnings/domain/day-range.ts';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import type { StatementProblem } from '#features/valuation/earnings/domain/statement.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { RawStatement } from './raw-statement.ts';

/** A profit and loss as the health check reads one, of which each whole month counts. */
export function profitAndLossIn(sheet: Sheet): RawStatement | { problem: StatementProblem } {
  const problems: StatementProblem[] = [];
  const found = readStatement(sheet, (problem) => problems.push(problem));
  if ('problem' in found) return found;
  return {
    columns: found.columns.map(({ label, range }) => ({
      label,
      days: range && wholeMonths(range) === 1 ? range : null,
    })),
    ...{ lines: found.lines, basis: found.basis, problems, unbalanced: [], undated: false },
  };
}
