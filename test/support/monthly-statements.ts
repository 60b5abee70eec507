/** A line of a statement: its name, and cents by month. */
export type StatementRow = readonly [name: string, ...amounts: number[]];
type Sections = { readonly [name: string]: readonly StatementRow[] };

const dollars = (cents: number) => (cents / 100).toFixed(2);
const lineOf = ([name, ...amounts]: StatementRow) => `"${name}",${amounts.map(dollars).join()}`;
const sums = (rows: readonly StatementRow[], width: number) =>
  Array.from({ length: width }, (_, at) => rows.reduce((sum, [, ...amounts]) => sum + (amounts[at] ?? 0), 0));
const minus = (one: readonly number[], other: readonly number[]) =>
  one.map((amount, at) => amount - (other[at] ?? 0));
const plus = (one: readonly number[], other: readonly number[]) =>
  one.map((amount, at) => amount + (other[at] ?? 0));

function sectionOf(name: string, rows: readonly StatementRow[], width: number): string[] {
  return [
    `${name}${','.repeat(width)}`,
    ...rows.map(lineOf),
    lineOf([`Total for ${name}`, ...sums(rows, width)]),
  ];
}

/** A profit and loss by month as QuickBooks Online exports it. `months`: `Jan 2025`. */
export function profitOf(
  months: readonly string[],
  {
    income,
    costs = [],
    expenses,
  }: { [Part in 'income' | 'expenses']: readonly StatementRow[] } & {
    costs?: readonly StatementRow[];
  },
  basis = 'Accrual Basis Monday, January 19, 2026 04:28 PM GMTZ',
): string {
  const width = months.length;
  const gross = minus(sums(income, width), sums(costs, width));
  const net = minus(gross, sums(expenses, width));
  return [
    'Profit and Loss',
    'Harbor Supply Co.',
    '',
    `Distribution account,${months.join()}`,
    ...sectionOf('Income', income, width),
    ...(costs.length > 0 ? sectionOf('Cost of Goods Sold', costs, width) : []),
    lineOf(['Gross Profit', ...gross]),
    ...sectionOf('Expenses', expenses, width),
    lineOf(['Net Operating Income', ...net]),
    lineOf(['Net Income', ...net]),
    '',
    `"${basis}"`,
    '',
  ].join('\n');
}

/** A balance sheet by month as QuickBooks Online exports it. `days`: `"Jan 31, 2025"` as it stands above its column. */
export function balanceOf(
  days: readonly string[],
  {
    assets,
    liabilities,
    equity,
  }: Sections & Record<'assets' | 'liabilities' | 'equity', readonly StatementRow[]>,
): string {
  const width = days.length;
  return [
    'Balance Sheet',
    'Harbor Supply Co.',
    '',
    `Distribution account,${days.map((day) => `"${day}"`).join()}`,
    `Assets${','.repeat(width)}`,
    ...sectionOf('Current Assets', assets, width),
    lineOf(['Total for Assets', ...sums(assets, width)]),
    `Liabilities and Equity${','.repeat(width)}`,
    ...sectionOf('Liabilities', liabilities, width),
    ...sectionOf('Equity', equity, width),
    lineOf(['Total for Liabilities and Equity', ...plus(sums(liabilities, width), sums(equity, width))]),
    '',
    '"Accrual Basis Monday, January 19, 2026 04:28 PM GMTZ"',
    '',
  ].join('\n');
}

/** An invoice: customer, number, its day, the day that it is due (MM/DD/YYYY), and cents. */
export type InvoiceRow = readonly [party: string, number: string, day: string, due: string, cents: number];

const groups = [
  'Current',
  '1 - 30 days past due',
  '31 - 60 days past due',
  '61 - 90 days past due',
  '91 or more days past due',
] as const;

/** An aging of invoices as QuickBooks Online exports it, grouped by age. `day`: as its title writes it; empty: it has none. */
export function agingDetailOf(
  aged: readonly (readonly InvoiceRow[])[],
  day = 'As of December 31, 2025',
  title = 'A/R',
): string {
  const total = (rows: readonly InvoiceRow[]) => dollars(rows.reduce((sum, one) => sum + one[4], 0));
  return [
    `${title} Aging Detail`,
    'Harbor Supply Co.',
    `"${day}"`,
    '',
    ',Date,Transaction type,Num,Customer full name,Due date,Amount,Open balance',
    ...groups.flatMap((name, at) => {
      const rows = aged[at] ?? [];
      if (rows.length === 0) return [];
      return [
        `${name},,,,,,,`,
        ...rows.map(
          ([party, number, issued, due, cents]) =>
            `,${issued},Invoice,${number},"${party}",${due},${dollars(cents)},${dollars(cents)}`,
        ),
        `Total for ${name},,,,,,${total(rows)},${total(rows)}`,
      ];
    }),
    `TOTAL,,,,,,${total(aged.flat())},${total(aged.flat())}`,
    '',
  ].join('\n');
}
