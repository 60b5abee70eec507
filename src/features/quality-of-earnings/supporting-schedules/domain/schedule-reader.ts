import {
  headerKey,
  type LedgerRow,
  textOf,
} from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import {
  type ValueStyle,
  type ValueTrouble,
  valueReader,
} from '#features/quality-of-earnings/general-ledger/domain/value-style.ts';
import { oddSums, turned } from './foot-schedule.ts';
import { plainText } from './plain-text.ts';
import { daysOfMeasure, type Measure, type TableColumns, tableColumnsIn } from './schedule-columns.ts';
import { kindFacts, type ScheduleColumns, type ScheduleKind, type ScheduleRole } from './schedule-kinds.ts';
import {
  type FaultCode,
  type ScheduleFault,
  type ScheduleRead,
  type ScheduleTable,
  spanOf,
} from './schedule-table.ts';
import { scheduleTotals } from './schedule-totals.ts';
import { dayInTitle, periodInTitle } from './title-days.ts';

/** Rows among which the header is looked for, and those that are shown. */
const looked = 40;
const shownRows = 12;
const shownColumns = 20;

/**
 * Reads a table of a kind: its rows, and what does not add up in it. `said`: columns that a person said, by the header that
 * they belong to. Throws OtherStyle if amounts are written another way than `style`. It never guesses a number.
 */
export function readSchedule(
  kind: ScheduleKind,
  rows: readonly LedgerRow[],
  said: ReadonlyMap<string, ScheduleColumns>,
  style: ValueStyle,
): ScheduleRead {
  const head = headerIn(kind, rows, said);
  if (!head) return { rows: firstRows(rows) };
  const table = tableBelow(kind, rows, head, style);
  return { table: { ...table, days: daysOf(kind, head.table, rows.slice(0, head.at + 1)) } };
}

type Head = { at: number; table: TableColumns };

function headerIn(
  kind: ScheduleKind,
  rows: readonly LedgerRow[],
  said: ReadonlyMap<string, ScheduleColumns>,
): Head | null {
  for (const [at, row] of rows.slice(0, looked).entries()) {
    const table = tableColumnsIn(kind, row, said.get(headerKey(row)));
    if (table) return { at, table };
  }
  return null;
}

function firstRows(rows: readonly LedgerRow[]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => textOf(cell) !== ''));
  return filled
    .slice(0, shownRows)
    .map((row) =>
      Array.from({ length: Math.min(row.length, shownColumns) }, (_, at) => plainText(textOf(row[at]))),
    );
}

function tableBelow(
  kind: ScheduleKind,
  rows: readonly LedgerRow[],
  { at, table: { columns, measures } }: Head,
  style: ValueStyle,
): Omit<ScheduleTable, 'days'> {
  const values = valueReader(style);
  const named = measures.map(({ measure }) => measure);
  const faults: ScheduleFault[] = [];
  const totals = scheduleTotals(named);
  const cell = (row: LedgerRow, role: ScheduleRole) =>
    textOf(columns[role] === undefined ? null : row[columns[role]]);
  for (const [below, row] of rows.slice(at + 1).entries()) {
    const place = at + below + 2;
    const name = nameIn(row, columns, measures);
    const filled = measures.filter((one) => textOf(row[one.at]) !== '');
    if (filled.length === 0) {
      if (name !== '') totals.section(name);
      continue;
    }
    // A share of the total is no amount.
    if (/^(percent|percentage|%)( of (the )?total)?$/i.test(name)) continue;
    const foreign = cell(row, 'currency');
    const odd = (fault: FaultCode, measure: Measure, text: string) =>
      faults.push({ row: place, fault, measure, text: plainText(text), difference: null });
    if (foreign !== '' && !/^(usd|us\$|\$|us dollars?)$/i.test(foreign)) {
      odd('other-currency', '', foreign);
      continue;
    }
    const before = faults.length;
    const amounts = measures.map((one) => {
      const { value, trouble } = values.amount(row[one.at]);
      const text = textOf(row[one.at]);
      if (trouble) odd(faultOf(trouble, text), one.measure, text);
      return value ?? 0;
    });
    if (faults.length > before) continue;
    const total = totalIn(name);
    if (total !== null) totals.total(name, { of: total, row: place, amounts });
    else if (name === '') {
      // Some programs leave the name of the last total out.
      if (amounts.some((amount) => amount !== 0)) totals.whole(place, amounts);
    } else {
      const both =
        kind === 'trial-balance' && amountOf(named, amounts, 'debit') && amountOf(named, amounts, 'credit');
      if (both) odd('both-sides', '', name);
      totals.line({
        row: place,
        path: name,
        code: cell(row, 'code'),
        day: dayIn(values, row, columns),
        amounts,
      });
    }
  }
  const found = totals.finish();
  const lines = kind === 'assets' ? turned(named, found.rows) : found.rows;
  return {
    measures: named,
    rows: lines.map((line) => ({ ...line, path: plainText(line.path) })),
    faults: [...faults, ...found.faults, ...oddSums(kind, named, lines)].toSorted(
      (one, other) => one.row - other.row,
    ),
  };
}

/** In a text file a formula is a text, and may look like a currency. */
const faultOf = (trouble: ValueTrouble, text: string): FaultCode => {
  if (text.startsWith('=')) return 'formula-without-result';
  return trouble === 'day-unclear' ? 'amount-unclear' : trouble;
};

const amountOf = (measures: readonly Measure[], amounts: readonly number[], measure: Measure) =>
  amounts[measures.indexOf(measure)] ?? 0;

/** A name column, or the first text before the amounts: Desktop programs indent names by columns. */
function nameIn(row: LedgerRow, columns: ScheduleColumns, measures: TableColumns['measures']): string {
  const named = columns.name === undefined ? '' : textOf(row[columns.name]);
  if (named !== '') return named;
  const first = Math.min(...measures.map(({ at }) => at));
  const others = [columns.date, columns.currency];
  return (
    row
      .slice(0, first)
      .map(textOf)
      .find((text, at) => text !== '' && !others.includes(at)) ?? ''
  );
}

/** What a total is of: a name, or empty for everything. `null`: the row is no total. */
function totalIn(name: string): string | null {
  const found = /^(?:grand )?totals?\b(?:\s+for\b|:)?\s*(.*)$/i.exec(name);
  return found ? (found[1] ?? '').trim() : null;
}

function dayIn(values: ReturnType<typeof valueReader>, row: LedgerRow, { date }: ScheduleColumns): string {
  return date === undefined ? '' : (values.day(row[date]).value ?? '');
}

function daysOf(
  kind: ScheduleKind,
  { measures }: TableColumns,
  title: readonly LedgerRow[],
): ScheduleTable['days'] {
  if (kindFacts[kind].days === 'day') {
    const to = dayInTitle(title);
    return to === null ? null : { from: null, to };
  }
  const periods = measures.flatMap(({ measure }) => daysOfMeasure(measure) ?? []);
  return spanOf(periods) ?? periodInTitle(title);
}
