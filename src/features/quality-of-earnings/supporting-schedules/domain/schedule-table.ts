import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import type { Measure } from './schedule-columns.ts';

/**
 * A line of a schedule. `row`: where the file has it, from 1. `path`: the groups that it is in and its own name. `amounts`:
 * cents, one for each measure of the file; an empty cell is zero.
 */
export type ScheduleRow = {
  row: number;
  path: string;
  /** A number of the account or asset; empty: none. */
  code: string;
  /** Day in service of an asset; empty: none. */
  day: string;
  amounts: number[];
};

export const scheduleFaults = [
  'amount-unclear',
  'other-currency',
  'part-of-a-cent',
  'formula-without-result',
  'both-sides',
  'row-sum',
  'subtotal',
  'debits-credits',
  'worked-out',
  'unbalanced',
  'no-section',
  'no-total',
  'total-alone',
  'no-name',
  'column-unnamed',
  'day-unclear',
] as const;
export type FaultCode = (typeof scheduleFaults)[number];

/**
 * Why a schedule is refused, at its row. `difference`: what the rows come to less what the file says, in cents; `null` for a
 * cell that is not clear, whose text is confidential. `measure`: the column; empty: more than one.
 */
export type ScheduleFault = {
  row: number;
  fault: FaultCode;
  measure: Measure;
  text: string;
  difference: number | null;
};

export type ScheduleTable = {
  measures: Measure[];
  rows: ScheduleRow[];
  faults: ScheduleFault[];
  /** The days that the file names: `from` is `null` for balances on a day. `null`: it names none. */
  days: { from: string | null; to: string } | null;
  statement?: StatementFacts | undefined;
  aging?: AgingFacts | undefined;
};

/** What an aging says that lists invoices. Cents; ages in the order of `agesTold`. */
export type AgingFacts = {
  /**
   * Which day of an invoice its age is counted from: some files have no due dates. `file`: the file's own age of an invoice
   * without one; an invoice that has neither is counted from its own day, which tells nothing of how late it is.
   */
  from: 'due' | 'file' | 'invoice' | 'both';
  /** What the file itself puts in each age; `null`: it tells no ages. */
  own: number[] | null;
  /** Invoices that the file puts in another age than their dates do. */
  moved: { count: number; amount: number; places: MovedInvoice[] };
  /** What each customer or vendor owes or is owed in all, the largest first. */
  parties: { count: number; largest: { name: string; amount: number }[] };
};

/** `own`: the age in the file; `age`: by its dates. */
type MovedInvoice = { row: number; name: string; own: string; age: string; amount: number };

/**
 * `basis`: as the file says. `leftOut`: headers of columns that are not a whole month, which are not read. `totals`: net income,
 * or assets, of each column in cents; `value`: net income of all of them, or assets of the last day.
 */
type StatementFacts = {
  basis: 'cash' | 'accrual' | null;
  leftOut: string[];
  empty: string[];
  totals: number[];
  value: number;
};

/** `rows`: the first ones of the file, for a person to say which column is what. */
export type ScheduleRead = { table: ScheduleTable } | { rows: string[][] };

/** Sums of each measure over rows, in cents. */
export function sumsOf(
  measures: readonly Measure[],
  rows: readonly Pick<ScheduleRow, 'amounts'>[],
): number[] {
  return measures.map((_, at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
}

/** What a row says in all: debit less credit of a trial balance, the total, the gross wages, the net value. Cents. */
export function rowValue(measures: readonly Measure[], amounts: readonly number[]): number {
  const of = (measure: Measure) => {
    const at = measures.indexOf(measure);
    return at < 0 ? null : (amounts[at] ?? 0);
  };
  const [debit, credit] = [of('debit'), of('credit')];
  if (debit !== null && credit !== null) return debit - credit;
  const [cost, accumulated] = [of('cost'), of('accumulated')];
  if (cost !== null && accumulated !== null) return of('net') ?? cost - accumulated;
  const one = of('balance') ?? of('total') ?? of('gross');
  return one ?? amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The days that the columns of a file cover. */
export function spanOf(ranges: readonly DayRange[]): DayRange | null {
  const from = ranges.map((one) => one.from).toSorted()[0];
  const to = ranges
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}
