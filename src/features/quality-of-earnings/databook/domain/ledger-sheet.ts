import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { cellName, columnName } from '#kernel/sheet.ts';
import { mostInSheet, type WorkbookRow, type WorkbookSheet } from '#kernel/workbook.ts';
import { type ColumnsOf, tableAt } from './columns.ts';
import type { BookLedger, BookLine, DatabookFacts } from './databook-facts.ts';
import { entryType } from './entry-type.ts';
import { dollars, firstRow, headings, headRows } from './figure-cells.ts';
import type { LedgerLayout, RowRange } from './ledger-layout.ts';
import { lastFour } from './withheld-words.ts';

const name = 'Ledger';
/** More lines than this are not a sheet. */
export const mostLedgerLines = mostInSheet.rows - firstRow;

/** Account and customer as they are named in the databook. */
type LedgerRow = {
  day: string;
  canonical: string;
  account: string;
  customer: string;
  amount: number;
  entry: string;
  file: number;
  sheet: number;
  row: number;
  type: string;
  number: string;
  name: string;
  memo: string;
  split: string;
};

/** Days since December 30, 1899, as spreadsheets count them (ECMA-376, 18.17.4.1). */
export const serialOf = (day: string) => Math.round(Date.parse(day) / 86_400_000) + 25_569;
const whole = (number: number) => ({ number, style: 'whole' }) as const;
/** An account number has more digits than the number of an invoice. */
const digits = { account: 5, text: 7, number: 9 } as const;
export const shownText = (text: string) => lastFour(text, digits.text);
export const shownAccount = (path: string) => lastFour(path, digits.account);

const columns: ColumnsOf<LedgerRow> = {
  day: {
    from: 'monthly',
    title: 'Date',
    width: 12,
    cell: (day) => ({ number: serialOf(day), style: 'day' }),
  },
  canonical: { from: 'monthly', title: 'Belongs to', width: 22, cell: (text) => text },
  account: { from: 'monthly', title: 'Account', width: 34, cell: (text) => text },
  entry: { from: 'monthly', title: 'Kind', width: 16, cell: (text) => text },
  customer: { from: 'monthly', title: 'Customer', width: 15, cell: (text) => text },
  amount: {
    from: 'monthly',
    title: 'Debit (credit is negative)',
    width: 22,
    cell: (cents) => dollars(cents),
  },
  file: { from: 'monthly', title: 'File', width: 6, cell: whole },
  sheet: { from: 'monthly', title: 'Sheet', width: 6, cell: whole },
  row: { from: 'monthly', title: 'Row', width: 9, cell: whole },
  type: { from: 'names', title: 'Type', width: 18, cell: shownText },
  number: { from: 'names', title: 'Number', width: 12, cell: (text) => lastFour(text, digits.number) },
  name: { from: 'names', title: 'Name', width: 26, cell: shownText },
  memo: { from: 'names', title: 'Memo', width: 40, cell: shownText },
  split: { from: 'names', title: 'Split', width: 26, cell: shownAccount },
};

/** How formulas and links name cells of the ledger. */
export type LedgerPlaces = {
  /** The amounts of some rows: `Ledger!F102:F131`. */
  amounts(range: RowRange): string;
  /** The amount of one row. */
  amount(row: number): string;
  /** All cells of some rows. */
  rows(range: RowRange): string;
};

export function ledgerPlaces({ stage }: Pick<DatabookFacts, 'stage'>): LedgerPlaces {
  const { fields } = tableAt(stage, columns);
  const amount = columnName(fields.indexOf('amount'));
  const last = columnName(fields.length - 1);
  return {
    amounts: (range) => `${name}!${amount}${range.first}:${amount}${range.last}`,
    amount: (row) => `${name}!${amount}${row}`,
    rows: (range) => `${name}!A${range.first}:${last}${range.last}`,
  };
}

/** Every line in the order of the layout. `lines`: some at a time; `noted` is told where each one stands. */
export function ledgerSheet(
  facts: DatabookFacts,
  ledger: BookLedger,
  layout: LedgerLayout,
  {
    lines,
    noted,
  }: {
    lines: () => AsyncIterable<readonly BookLine[]>;
    noted: (line: BookLine, row: number) => void;
  },
): WorkbookSheet {
  const { titles, widths, cells } = tableAt(facts.stage, columns);
  const last = cellName(Math.max(layout.rows.last, firstRow) - 1, titles.length - 1);
  const named = accountNames(ledger);
  return {
    name,
    widths,
    frozen: { rows: firstRow - 1, columns: 1 },
    filter: `A${firstRow - 1}:${last}`,
    rows: async function* () {
      yield [
        ...headRows(
          facts,
          'General ledger',
          'Every entry behind the figures. Filter it as you like and do not sort it: figures add up its rows by their place.',
        ),
        headings(titles),
      ];
      let row = layout.rows.first;
      for await (const some of lines()) {
        const written: WorkbookRow[] = [];
        for (const line of some) {
          noted(line, row);
          written.push(cells(rowOf(line, named(line.accountId), ledger)));
          row += 1;
        }
        yield written;
      }
      if (row !== layout.rows.last + 1) throw new Error('the ledger has other lines than its sums');
    },
  };
}

type Named = { account: string; canonical: string };

function accountNames({ groups }: BookLedger): (id: number) => Named {
  const known = new Map(
    groups.flatMap(({ code, accounts }) =>
      accounts.map(
        ({ id, label }) => [id, { account: label, canonical: ledgerAccount(code).label }] as const,
      ),
    ),
  );
  return (id) => {
    const found = known.get(id);
    if (!found) throw new Error('a line of no account');
    return found;
  };
}

function rowOf(line: BookLine, named: Named, { customers }: BookLedger): LedgerRow {
  const { accountId: _account, adjustments: _adjustments, customer, ...told } = line;
  return {
    ...told,
    ...named,
    entry: entryType(line.type),
    customer: customer === null ? '' : (customers[customer]?.code ?? ''),
  };
}
