import { pathSign } from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';
import { numberIn } from '#features/valuation/earnings/domain/numbered-accounts.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { balanceRoots } from './balance-parts.ts';
import { balanceSheetIn } from './balance-sheet.ts';
import { plainText } from './plain-text.ts';
import { profitAndLossIn } from './profit-and-loss.ts';
import { type RawColumn, type RawStatement, undatedMeasure } from './raw-statement.ts';
import type { Measure } from './schedule-columns.ts';
import type { StatementKind } from './schedule-kinds.ts';
import { type ScheduleFault, type ScheduleRow, type ScheduleTable, spanOf } from './schedule-table.ts';
import { type StatementRefusal, statementFault, statementRefusal } from './statement-faults.ts';
import { withDecimalPoints } from './statement-sheet.ts';
import { signedRows } from './tie-profit.ts';
import { rootOf } from './tie-statement.ts';

const mostColumns = 100;

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
  const once = read.filter(({ measure }, at) => read.findIndex((one) => one.measure === measure) === at);
  const columns = raw.undated ? [{ at: 0, days: null, measure: undatedMeasure }] : once.slice(-mostColumns);
  if (columns.length === 0) return { refusal: 'statement-without-months' };
  const measureOf = (label: string) =>
    columns.find(({ at }) => raw.columns[at]?.label === label)?.measure ?? (label === 'Total' ? 'total' : '');
  const rows = raw.lines.map(
    ({ line, path, amounts }): ScheduleRow => ({
      ...{
        row: line,
        path: path.split(pathSign).map(plainText).join(pathSign),
        day: '',
        code: numberIn(given.rows[line - 1] ?? []) ?? '',
      },
      amounts: columns.map(({ at }) => amounts[at] ?? 0),
    }),
  );
  const span = spanOf(columns.flatMap(({ days }) => days ?? []));
  return {
    table: {
      measures: columns.map(({ measure }) => measure),
      rows: rows.toSorted((one, other) => one.row - other.row),
      faults: [...faultsOf(raw, columns, measureOf), ...twiceIn(raw, read)].toSorted(
        (one, other) => one.row - other.row,
      ),
      days: span && {
        from: kind === 'balance-sheet' && span.from === span.to ? null : span.from,
        to: span.to,
      },
      statement: {
        basis: raw.basis,
        leftOut: raw.undated
          ? []
          : raw.columns.flatMap(({ label, days }) => (days ? [] : [plainText(label)])),
        empty: raw.empty.map(plainText),
        ...totalsOf(kind, columns, rows),
      },
    },
  };
}

const noFacts = { basis: null, leftOut: [], empty: [], totals: [], value: 0 };

/** Net income of each month, or assets at each month-end. */
function totalsOf(
  kind: StatementKind,
  columns: readonly { days: RawColumn['days'] }[],
  rows: readonly ScheduleRow[],
): { totals: number[]; value: number } {
  const counted = kind === 'profit-and-loss' ? signedRows(rows) : rows.filter(({ path }) => isAsset(path));
  const totals = columns.map((_, at) => counted.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
  const [last] = columns
    .map(({ days }, at) => ({ day: days?.to ?? '', at }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const latest = totals[last?.at ?? 0] ?? 0;
  return { totals, value: kind === 'balance-sheet' ? latest : totals.reduce((sum, one) => sum + one, 0) };
}

const isAsset = (path: string) => rootOf(path) === balanceRoots.assets;

function faultsOf(
  { problems, unbalanced }: RawStatement,
  columns: readonly { at: number; measure: Measure }[],
  measureOf: (label: string) => Measure,
): ScheduleFault[] {
  const odd = problems.flatMap((problem) => statementFault(problem, measureOf) ?? []);
  // A total that no one computed is not apart from its lines: no sum says more than that.
  const open = odd.filter(({ fault }) => fault === 'formula-without-result');
  if (open.length > 0) return open;
  const apart = unbalanced.flatMap(({ line, column, difference }): ScheduleFault[] => {
    const measure = columns.find(({ at }) => at === column)?.measure;
    return measure === undefined ? [] : [{ row: line, fault: 'unbalanced', measure, text: '', difference }];
  });
  return [...odd, ...apart].toSorted((one, other) => one.row - other.row);
}

/** A column of days that another one has too, as the total of one month has, says the same as it. */
function twiceIn(
  { lines }: RawStatement,
  read: readonly { at: number; measure: Measure }[],
): ScheduleFault[] {
  return read.flatMap(({ at, measure }) => {
    const first = read.find((one) => one.measure === measure)?.at ?? at;
    return lines.flatMap(({ line, path, amounts }): ScheduleFault[] => {
      const difference = (amounts[first] ?? 0) - (amounts[at] ?? 0);
      const text = plainText(path.split(pathSign).at(-1) ?? '');
      return difference === 0 ? [] : [{ row: line, fault: 'row-sum', measure, text, difference }];
    });
  });
}
