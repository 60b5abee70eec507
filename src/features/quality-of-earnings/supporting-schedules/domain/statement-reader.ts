import { numberIn } from '#features/valuation/earnings/domain/numbered-accounts.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { balanceSheetIn } from './balance-sheet.ts';
import { profitAndLossIn } from './profit-and-loss.ts';
import type { RawStatement } from './raw-statement.ts';
import type { Measure } from './schedule-columns.ts';
import type { StatementKind } from './schedule-kinds.ts';
import { type ScheduleFault, type ScheduleRow, type ScheduleTable, spanOf } from './schedule-table.ts';
import { type StatementRefusal, statementFault, statementRefusal } from './statement-faults.ts';
import { withDecimalPoints } from './statement-sheet.ts';

const mostColumns = 100;
/** What the only column of a balance sheet without a day is called. */
const undatedMeasure: Measure = 'balance';

/**
 * Reads a profit and loss or a balance sheet with a column for each month. What does not foot, does not balance or is not
 * clear is a fault at its row, with the exact difference.
 */
export function readStatementByMonth(
  kind: StatementKind,
  given: Sheet,
): { table: ScheduleTable } | { refusal: StatementRefusal } {
  const sheet = withDecimalPoints(given);
  const raw = kind === 'profit-and-loss' ? profitAndLossIn(sheet) : balanceSheetIn(sheet);
  if ('problem' in raw) {
    const fault = statementFault(raw.problem, () => '');
    return fault
      ? { table: { measures: [], rows: [], faults: [fault], days: null, statement: noFacts } }
      : { refusal: statementRefusal(raw.problem) };
  }
  const read = raw.columns.flatMap(({ days }, at) =>
    days ? [{ at, days, measure: `${days.from}/${days.to}` }] : [],
  );
  const columns = raw.undated ? [{ at: 0, days: null, measure: undatedMeasure }] : read.slice(-mostColumns);
  if (columns.length === 0) return { refusal: 'statement-without-months' };
  const measureOf = (label: string) =>
    columns.find(({ at }) => raw.columns[at]?.label === label)?.measure ?? (label === 'Total' ? 'total' : '');
  const rows = raw.lines.map(
    ({ line, path, amounts }): ScheduleRow => ({
      ...{ row: line, path, day: '', code: numberIn(given.rows[line - 1] ?? []) ?? '' },
      amounts: columns.map(({ at }) => amounts[at] ?? 0),
    }),
  );
  const span = spanOf(columns.flatMap(({ days }) => days ?? []));
  return {
    table: {
      measures: columns.map(({ measure }) => measure),
      rows: rows.toSorted((one, other) => one.row - other.row),
      faults: faultsOf(raw, columns, measureOf),
      days: span && {
        from: kind === 'balance-sheet' && span.from === span.to ? null : span.from,
        to: span.to,
      },
      statement: {
        basis: raw.basis,
        leftOut: raw.undated ? [] : raw.columns.flatMap(({ label, days }) => (days ? [] : [label])),
      },
    },
  };
}

const noFacts = { basis: null, leftOut: [] };

function faultsOf(
  { problems, unbalanced }: RawStatement,
  columns: readonly { at: number; measure: Measure }[],
  measureOf: (label: string) => Measure,
): ScheduleFault[] {
  const odd = problems.flatMap((problem) => statementFault(problem, measureOf) ?? []);
  const apart = unbalanced.flatMap(({ line, column, difference }): ScheduleFault[] => {
    const measure = columns.find(({ at }) => at === column)?.measure;
    return measure === undefined ? [] : [{ row: line, fault: 'unbalanced', measure, text: '', difference }];
  });
  return [...odd, ...apart].toSorted((one, other) => one.row - other.row);
}
