import { wholeMonths } from '#features/valuation/earnings/domain/day-range.ts';
import { dayInText, monthsFirst } from '#features/valuation/earnings/domain/period-text.ts';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import type { StatementProblem } from '#features/valuation/earnings/domain/statement.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { RawStatement } from './raw-statement.ts';

/** A profit and loss as the health check reads one, of which each whole month counts. */
export function profitAndLossIn(sheet: Sheet): RawStatement | { problem: StatementProblem } {
  const problems: StatementProblem[] = [];
  const found = readStatement(sheet, (problem) => problems.push(problem));
  if ('problem' in found) return found;
  const isDay = daysAmong([...found.columns.map(({ label }) => label), ...found.empty]);
  return {
    columns: found.columns.map(({ label, range }) => ({
      label,
      days: range && wholeMonths(range) === 1 && !isDay(label) ? range : null,
    })),
    ...{
      empty: found.empty,
      lines: found.lines,
      basis: found.basis,
      problems,
      unbalanced: [],
      undated: false,
    },
  };
}

/** The first day of a month is the name of the month only beside firsts of other months; else it is one of the days. */
function daysAmong(labels: readonly string[]): (label: string) => boolean {
  const days = monthsFirst(labels).map((label) => dayInText(label));
  const dated = days.filter((day) => day !== null);
  const firsts = dated.filter((day) => day.endsWith('-01'));
  if (firsts.length === dated.length && new Set(firsts).size === firsts.length) return () => false;
  return (label) => days[labels.indexOf(label)]?.endsWith('-01') ?? false;
}
