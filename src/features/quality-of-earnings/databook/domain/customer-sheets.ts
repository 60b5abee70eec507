import { periodTitle, priorTitle } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { monthsIn, monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import { cellName, columnName } from '#kernel/sheet.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '#kernel/workbook.ts';
import { type ColumnsOf, tableAt } from './columns.ts';
import type { BookCustomer, BookLedger, BookLine, DatabookFacts } from './databook-facts.ts';
import { dollars, figure, firstRow, headings, headRows, widthsOf } from './figure-cells.ts';
import { type LedgerPlaces, serialOf, shownText } from './ledger-sheet.ts';

const [customers, sales] = ['Customers', 'Sales'] as const;
const batch = 2_000;

type CustomerRow = BookCustomer;
const customerColumns: ColumnsOf<CustomerRow> = {
  code: { from: 'monthly', title: 'Customer', width: 24, cell: (text) => text },
  name: { from: 'names', title: 'Name', width: 32, cell: shownText },
};

type SaleRow = { code: string; name: string; day: number; amount: { ledgerRow: number; cents: number } };
const saleColumns = (ledger: LedgerPlaces): ColumnsOf<SaleRow> => ({
  code: { from: 'monthly', title: 'Customer', width: 24, cell: (text) => text },
  name: { from: 'names', title: 'Name', width: 32, cell: shownText },
  day: { from: 'monthly', title: 'Date', width: 12, cell: (number) => ({ number, style: 'day' }) },
  amount: {
    from: 'monthly',
    title: 'Revenue',
    width: 16,
    cell: ({ ledgerRow, cents }) => figure(`-${ledger.amount(ledgerRow)}`, cents),
  },
});

/** A line of revenue; `customer`: the place of its customer, one past the last for lines that name none. */
type Sale = { customer: number; latest: boolean; ledgerRow: number; day: number; cents: number };

/** Lines of revenue of two years, noted while the ledger is written. */
export type SalesNoted = { note(line: BookLine, row: number): void; sheets(): WorkbookSheet[] };

/** Customers in two years, and the lines of revenue sorted by them, so that the lines of one follow each other. */
export function customerSheets(
  facts: DatabookFacts,
  ledger: BookLedger,
  places: LedgerPlaces,
  isRevenue: (accountId: number) => boolean,
): SalesNoted {
  const last = facts.periods.at(-1)?.to ?? '';
  const years = { latest: monthsUntil(`${last}-01`, 12).from, both: monthsUntil(`${last}-01`, 24).from };
  const found: Sale[] = [];
  return {
    note: (line, ledgerRow) => {
      if (!isRevenue(line.accountId) || line.day < years.both || line.day.slice(0, 7) > last) return;
      found.push({
        customer: line.customer ?? ledger.customers.length,
        latest: line.day >= years.latest,
        ledgerRow,
        day: serialOf(line.day),
        cents: -line.amount,
      });
    },
    sheets: () => sheetsOf(facts, ledger, places, found),
  };
}

function sheetsOf(
  facts: DatabookFacts,
  { customers: known }: BookLedger,
  places: LedgerPlaces,
  found: Sale[],
): WorkbookSheet[] {
  const all = [...known, { code: 'No customer named', name: '' }];
  const table = tableAt(facts.stage, saleColumns(places));
  const people = tableAt(facts.stage, customerColumns);
  const sorted = () =>
    found.sort(
      (one, other) =>
        one.customer - other.customer ||
        Number(one.latest) - Number(other.latest) ||
        one.ledgerRow - other.ledgerRow,
    );
  const amount = columnName(table.fields.indexOf('amount'));
  const titles = yearTitles(facts);
  return [
    {
      name: customers,
      widths: [...people.widths, ...widthsOf(titles, 18), 12],
      frozen: { rows: firstRow - 1, columns: 1 },
      late: true,
      rows: function* () {
        yield [
          ...headRows(
            facts,
            'Customers',
            'Revenue by customer in the last twelve months (LTM) and the twelve before; a figure leads to its sales.',
          ),
          headings([...people.titles, ...titles, 'Share']),
        ];
        const ranges = rangesOf(sorted());
        const width = people.titles.length;
        const whole = sumOf(found, true);
        const rowOf = (one: BookCustomer, at: number): WorkbookRow => {
          const cell = (year: 'before' | 'latest') =>
            saleFigure(ranges.get(`${at} ${year}`), amount, table.titles.length);
          const total = cellName(firstRow + all.length - 1, width + 1);
          const [before, latest] = [cell('before'), cell('latest')];
          return [
            ...people.cells(one),
            before.cell,
            latest.cell,
            shareCell(firstRow + at, width, total, latest.cents, whole),
          ];
        };
        for (let at = 0; at < all.length; at += batch)
          yield all.slice(at, at + batch).map((one, nth) => rowOf(one, at + nth));
        yield [totalRow(people.titles.length, all.length, found)];
      },
    },
    {
      name: sales,
      widths: table.widths,
      frozen: { rows: firstRow - 1, columns: 1 },
      late: true,
      rows: function* () {
        yield [
          ...headRows(
            facts,
            'Sales by customer',
            'Each line of revenue of two years; the amount is that of its row of the ledger.',
          ),
          headings(table.titles),
        ];
        const lines = sorted();
        for (let at = 0; at < lines.length; at += batch)
          yield lines.slice(at, at + batch).map(({ customer, day, ledgerRow, cents }) => {
            const { code, name } = all[customer] ?? { code: '', name: '' };
            return table.cells({ code, name, day, amount: { ledgerRow, cents } });
          });
      },
    },
  ];
}

/** Of the twelve months before the last ones, and of these. */
function yearTitles({ periods, months, emptyMonths }: DatabookFacts): string[] {
  const latest = periods.at(-1);
  if (!latest) return ['Prior LTM', 'LTM'];
  const before = monthsIn(monthsUntil(`${latest.to}-01`, 24)).slice(0, 12);
  const booked = before.filter((month) => months.includes(month) && !emptyMonths.includes(month)).length;
  const [first = '', last = ''] = [before[0], before.at(-1)];
  return [priorTitle({ from: first, to: last, entries: booked > 0, booked }), periodTitle(latest)];
}

type Range = { first: number; last: number; cents: number };

/** Rows of the sales by customer and year. `sales`: sorted. */
function rangesOf(lines: readonly Sale[]): Map<string, Range> {
  const ranges = new Map<string, Range>();
  for (const [at, { customer, latest, cents }] of lines.entries()) {
    const key = `${customer} ${latest ? 'latest' : 'before'}`;
    const known = ranges.get(key) ?? { first: firstRow + at, last: 0, cents: 0 };
    ranges.set(key, { ...known, last: firstRow + at, cents: known.cents + cents });
  }
  return ranges;
}

function saleFigure(
  range: Range | undefined,
  amount: string,
  width: number,
): { cell: WorkbookCell; cents: number } {
  if (!range) return { cell: null, cents: 0 };
  const { first, last, cents } = range;
  const link = `${sales}!A${first}:${columnName(width - 1)}${last}`;
  return { cell: figure(`SUM(${sales}!${amount}${first}:${amount}${last})`, cents, { link }), cents };
}

function shareCell(row: number, width: number, total: string, cents: number, all: number): WorkbookCell {
  const own = cellName(row - 1, width + 1);
  const share = all === 0 ? 0 : dollars(cents) / dollars(all);
  return { formula: `IF(${total}=0,0,${own}/${total})`, number: share, style: 'percent' };
}

function totalRow(width: number, rows: number, found: readonly Sale[]): WorkbookRow {
  const cell = (column: number, latest: boolean) =>
    figure(
      `SUM(${cellName(firstRow - 1, column)}:${cellName(firstRow + rows - 2, column)})`,
      sumOf(found, latest),
      { total: true },
    );
  const empty: WorkbookCell[] = Array.from({ length: width - 1 }, () => null);
  return [{ text: 'Revenue', style: 'label' }, ...empty, cell(width, false), cell(width + 1, true)];
}

function sumOf(found: readonly Sale[], latest: boolean): number {
  return found.reduce((sum, one) => (one.latest === latest ? sum + one.cents : sum), 0);
}
