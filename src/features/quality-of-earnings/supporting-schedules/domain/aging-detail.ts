import {
  type LedgerRow,
  textOf,
  wordsOf,
} from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import {
  type ValueStyle,
  type ValueTrouble,
  valueReader,
} from '#features/quality-of-earnings/general-ledger/domain/value-style.ts';
import { type InvoiceAge, toldAge } from './invoice-ages.ts';
import { type Invoice, invoiceTable } from './invoice-table.ts';
import { plainText } from './plain-text.ts';
import { columnsIn } from './schedule-columns.ts';
import { ageRoles, type ScheduleColumns } from './schedule-kinds.ts';
import type { FaultCode, ScheduleFault, ScheduleTable } from './schedule-table.ts';
import { scheduleTotals } from './schedule-totals.ts';
import { dayInTitle } from './title-days.ts';

const looked = 40;
const names = {
  date: /^(transaction |invoice |bill )?date$/,
  due: /^due( date)?$/,
  number: /^((transaction|invoice|bill|reference) )?(num|no|number|#)$|^invoice\/cm #$/,
  amount: /^amount( \(usd\))?$/,
} as const;

type Columns = { [Role in keyof typeof names]: number };
type Head = { at: number; columns: Columns; table: ScheduleColumns; byMonth: boolean };

/**
 * Reads an aging that lists invoices: QuickBooks groups them by age, Xero by customer, Sage has a column for each age. Ages are
 * worked out anew from the due day of each invoice on the day of the title or `said`; one without is in the age that the file
 * tells, or that of its own day. `null`: it has no such header. Throws OtherStyle as `valueReader` does.
 */
export function readAgingDetail(
  kind: 'receivables' | 'payables',
  rows: readonly LedgerRow[],
  said: string | null,
  style: ValueStyle,
): ScheduleTable | null {
  const head = headIn(kind, rows);
  if (!head) return null;
  const asOf = said ?? dayInTitle(rows.slice(0, head.at + 1));
  const { invoices, faults } = invoicesBelow(rows, head, style);
  return invoiceTable(invoices, { asOf, faults, unit: head.byMonth ? 'months' : 'days' });
}

function headIn(kind: 'receivables' | 'payables', rows: readonly LedgerRow[]): Head | null {
  for (const [at, row] of rows.slice(0, looked).entries()) {
    const headers = row.map(wordsOf);
    const find = (name: RegExp) => headers.findIndex((header) => name.test(header));
    const columns: Columns = {
      date: find(names.date),
      due: find(names.due),
      number: find(names.number),
      amount: find(names.amount),
    };
    const table = columnsIn(kind, row);
    const owed = table.total !== undefined || columns.amount >= 0 || table.days60 !== undefined;
    if ((columns.date >= 0 || columns.due >= 0) && owed)
      return { at, columns, table, byMonth: headers.some((header) => /\bmonths?$/.test(header)) };
  }
  return null;
}

function invoicesBelow(
  rows: readonly LedgerRow[],
  { at, columns, table }: Head,
  style: ValueStyle,
): { invoices: Invoice[]; faults: ScheduleFault[] } {
  const values = valueReader(style);
  const ages = ageRoles.flatMap((role) => {
    const column = table[role];
    return column === undefined ? [] : [{ measure: role as string, at: column, age: toldAge(role) }];
  });
  const total = table.total ?? (columns.amount >= 0 ? columns.amount : undefined);
  const measures = [...ages, ...(total === undefined ? [] : [{ measure: 'total', at: total, age: null }])];
  const faults: ScheduleFault[] = [];
  const totals = scheduleTotals(measures.map(({ measure }) => measure));
  const invoices: Invoice[] = [];
  let heading = '';
  const cell = (row: LedgerRow, column: number | undefined) =>
    column === undefined || column < 0 ? '' : textOf(row[column]);
  for (const [below, row] of rows.slice(at + 1).entries()) {
    const place = at + below + 2;
    const first = row.map(textOf).find((text) => text !== '') ?? '';
    const odd = (fault: FaultCode, measure: string, text: string) =>
      faults.push({ row: place, fault, measure, text: plainText(text), difference: null });
    if (measures.every((one) => cell(row, one.at) === '')) {
      if (first !== '' && !/^(cash|accrual) basis\b/i.test(first)) {
        heading = first;
        totals.section(first);
      }
      continue;
    }
    if (/^(percent|percentage|%)( of (the )?total)?$/i.test(first)) continue;
    const before = faults.length;
    const foreign = cell(row, table.currency);
    if (foreign !== '' && !/^(usd|us\$|\$|us dollars?)$/i.test(foreign)) odd('other-currency', '', foreign);
    const amounts = measures.map((one) => {
      const { value, trouble } = values.amount(row[one.at]);
      if (trouble) odd(faultOf(trouble), one.measure, cell(row, one.at));
      return value ?? 0;
    });
    if (faults.length > before) continue;
    const dates = [cell(row, columns.date), cell(row, columns.due)].filter((text) => text !== '');
    const sum = /^(?:grand |report )?totals?\b(?:\s+for\b|:)?\s*(.*)$/i.exec(first);
    // A customer may be called Total Wine: a total has no number and no day. Xero writes its name in the column of days.
    if (sum && cell(row, columns.number) === '' && dates.every((text) => text === first)) {
      totals.total(first, { of: (sum[1] ?? '').trim(), row: place, amounts });
      continue;
    }
    const owed = measures.flatMap(({ age }, index) => (age ? [{ age, amount: amounts[index] ?? 0 }] : []));
    const aged = owed.reduce((all, { amount }) => all + amount, 0);
    const amount = total === undefined ? aged : (amounts.at(-1) ?? 0);
    if (ages.length > 0 && total !== undefined && aged !== amount)
      faults.push({
        row: place,
        fault: 'row-sum',
        measure: 'total',
        text: plainText(first),
        difference: aged - amount,
      });
    const days = [columns.due, columns.date].map((column) =>
      column < 0 ? { value: null, trouble: null } : values.day(row[column]),
    );
    const unclear = days.findIndex(({ trouble }) => trouble !== null);
    const [due = null, issued = null] = days.map(({ value }) => value);
    const day = due ?? issued;
    if (unclear >= 0 || day === null) {
      odd('day-unclear', '', dates[0] ?? first);
      continue;
    }
    const grouped = ageOfHeading(heading);
    const name = cell(row, table.name) || (grouped === null ? heading : '');
    totals.line({ row: place, path: `invoice ${place}`, code: '', day: '', amounts });
    invoices.push({
      ...{ row: place, name: plainText(name), number: plainText(cell(row, columns.number)), amount },
      ...{ day, from: due === null ? 'invoice' : 'due' },
      own:
        ages.length > 0
          ? owed.filter((one) => one.amount !== 0)
          : grouped
            ? [{ age: grouped, amount }]
            : null,
    });
  }
  const done = totals.finish();
  const read = new Set(invoices.map(({ row }) => row));
  // A total of no group that the total of everything includes is an invoice without a day.
  const undated = done.rows
    .filter(({ row }) => !read.has(row))
    .map(
      ({ row, path }): ScheduleFault => ({
        ...{ row, fault: 'day-unclear', measure: '', text: plainText(path), difference: null },
      }),
    );
  return { invoices, faults: [...faults, ...done.faults, ...undated] };
}

/** QuickBooks heads its groups `31 - 60 days past due`, `91 or more days past due`. */
function ageOfHeading(heading: string): InvoiceAge | null {
  const columns = columnsIn('receivables', [heading]);
  for (const role of ageRoles) if (columns[role] === 0) return toldAge(role);
  return null;
}

const faultOf = (trouble: ValueTrouble): FaultCode =>
  trouble === 'day-unclear' ? 'amount-unclear' : trouble;
