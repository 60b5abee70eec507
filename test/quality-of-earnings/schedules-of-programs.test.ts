import { expect, test } from 'vitest';
import { workbook } from '#test/support/workbooks.ts';
import { readIn, tableIn } from './read-schedule.ts';

const months = `Harbor Supply
Trial Balance
"As of February 28, 2025"

,January 2025,,February 2025,
,Debit,Credit,Debit,Credit
Checking,100.00,,300.00,
Sales,,100.00,,300.00
TOTAL,$100.00,$100.00,$300.00,$300.00
`;

test('a trial balance by month asks which debits and credits are meant: the first are not those of its day', async () => {
  const read = await readIn('trial-balance', months);
  expect('rows' in read && read.rows[4]).toEqual(['', 'Debit', 'Credit', 'Debit', 'Credit']);
  const said = new Map([['|debit|credit|debit|credit', { name: 0, debit: 3, credit: 4 }]]);
  const { named } = await tableIn('trial-balance', months, said);
  expect(named).toEqual({ Checking: [30_000, 0], Sales: [0, 30_000] });
});

test('a workbook whose totals no one computed says so, and nothing of sums', async () => {
  const total = (formula: string) => ({ formula, value: 0 });
  const file = await workbook({
    rows: [
      ['Profit and Loss'],
      ['', 'Jan 2025', 'Feb 2025'],
      ['Income'],
      ['Sales', 100, 90],
      ['Fees', 5, 0],
      ['Total Income', total('SUM(B4:B5)'), total('SUM(C4:C5)')],
      ['Gross Profit', total('B6'), total('C6')],
      ['Expenses'],
      ['Rent', 40, 40],
      ['Total Expenses', total('B9'), total('C9')],
      ['Net Income', total('(B7 - B10)'), total('(C7 - C10)')],
    ],
  });
  const { faults } = await tableIn('profit-and-loss', file);
  expect(faults).toHaveLength(8);
  expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(['formula-without-result']));
});

test('an aging whose names of columns have no spaces lists invoices all the same', async () => {
  const { aging, measures, rows } = await tableIn(
    'receivables',
    'As of December 31 2025\nInvoiceNumber,Customer,InvoiceDate,DueDate,OpenBalance\n7,Ann,11/18/2025,12/18/2025,50.00\n',
  );
  expect(aging?.from).toBe('due');
  expect(rows[0]?.amounts[measures.indexOf('days30')]).toBe(5_000);
});

test.for(['680.00', '680', '$680'])(
  'a total is not taken for a header that says “Total”, an unknown one is asked about: %s',
  async (amount) => {
    const read = await readIn(
      'customer-sales',
      `Income by Customer\n\nCustomer,All Income,Paid Income\nAnn,${amount},${amount}\nTotal,${amount},${amount}\n`,
    );
    expect('rows' in read && read.rows[1]).toEqual(['Customer', 'All Income', 'Paid Income']);
  },
);

test('NetSuite: a balance sheet whose headers name months', async () => {
  const { measures, named, faults } = await tableIn(
    'balance-sheet',
    `Comparative Balance Sheet
Financial Row,Amount (As of Jun 2025),Comparison Amount (As of May 2025),Variance
ASSETS
Current Assets
11001 - Checking,$60.00 ,$50.00 ,$10.00
Total Current Assets,$60.00 ,$50.00 ,$10.00
Total ASSETS,$60.00 ,$50.00 ,$10.00
Liabilities & Equity
Current Liabilities
20000 - Payables,$20.00 ,$20.00 ,$0.00
Total - Current Liabilities,$20.00 ,$20.00 ,$0.00
Equity
Retained Earnings,$40.00 ,$30.00 ,$10.00
Total Equity,$40.00 ,$30.00 ,$10.00
Total Liabilities & Equity,$60.00 ,$50.00 ,$10.00
`,
  );
  expect(measures).toEqual(['2025-06-30/2025-06-30', '2025-05-31/2025-05-31']);
  expect(faults).toEqual([]);
  expect(named['Equity › Retained Earnings']).toEqual([4_000, 3_000]);
});
