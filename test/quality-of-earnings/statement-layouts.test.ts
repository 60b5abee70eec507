import { describe, expect, test } from 'vitest';
import { balanceOf } from '#test/support/monthly-statements.ts';
import { exported, savedFile } from '#test/support/profit-and-loss.ts';
import { workbook } from '#test/support/workbooks.ts';
import { tableIn } from './read-schedule.ts';
import { balance, february, january, profit } from './two-months.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a profit and loss by month', () => {
  test('of QuickBooks Online: each line in each month, and its basis', async () => {
    const { measures, named, odd, days, statement } = await tableIn('profit-and-loss', profit);
    expect({ measures, odd, days, statement }).toEqual({
      ...{ measures: [january, february], odd: [], days: { from: '2025-01-01', to: '2025-02-28' } },
      statement: { basis: 'accrual', leftOut: [], empty: [], totals: [390_00, 1_009_95], value: 1_399_95 },
    });
    expect(named).toEqual({
      'Income › Sales': [1_000_00, 2_000_00],
      'Income › Discounts given': [-10_00, 0],
      'Cost of sales › Job Materials': [400_00, 700_00],
      'Expenses › Rent': [200_00, 200_00],
      'Expenses › Payroll': [0, 90_05],
    });
  });

  test('with a column that adds the months up, which is held to them', async () => {
    const found = await tableIn('profit-and-loss', exported('quickbooks-months'));
    expect(found.measures).toEqual([
      '2025-10-01/2025-10-31',
      '2025-11-01/2025-11-30',
      '2025-12-01/2025-12-31',
    ]);
    expect({ odd: found.odd, basis: found.statement?.basis }).toEqual({ odd: [], basis: 'cash' });
    const changed = exported('quickbooks-months').replace('"70,500.00"', '"70,400.00"');
    const { odd } = await tableIn('profit-and-loss', changed);
    expect(odd).toEqual([[7, 'row-sum', 'total', 100_00]]);
  });

  test('of QuickBooks Desktop, in UTF-16: indents are columns, and years have two digits', async () => {
    const file = utf16(
      [
        '"","","","Jan 25","Feb 25"',
        '"","Ordinary Income/Expense","","",""',
        '"","","Income","",""',
        '"","","4000 · Sales","1,000.00","2,000.00"',
        '"","","Total Income","1,000.00","2,000.00"',
        '"","","Expense","",""',
        '"","","Repairs","",""',
        '"","","Truck","50.00",""',
        '"","","Repairs - Other","30.00","20.00"',
        '"","","Total Repairs","80.00","20.00"',
        '"","","Total Expense","80.00","20.00"',
        '"","Net Ordinary Income","","920.00","1,980.00"',
        '"Net Income","","","920.00","1,980.00"',
      ].join('\r\n'),
    );
    const { named, odd, measures } = await tableIn('profit-and-loss', file);
    expect({ odd, measures }).toEqual({ odd: [], measures: [january, february] });
    expect(named).toEqual({
      'Income › 4000 · Sales': [1_000_00, 2_000_00],
      'Expenses › Repairs › Truck': [50_00, 0],
      'Expenses › Repairs › Repairs - Other': [30_00, 20_00],
    });
  });

  test('of Xero and Sage, with numbers of accounts', async () => {
    const xero = `Profit and Loss
Harbor Supply Co
For the 2 months ended 28 February 2025

Account,Feb 2025,Jan 2025
Trading Income
Sales,"2,000.00","1,000.00"
Total Trading Income,"2,000.00","1,000.00"
Gross Profit,"2,000.00","1,000.00"
Operating Expenses
Rent,200.00,200.00
Total Operating Expenses,200.00,200.00
Net Profit,"1,800.00",800.00
`;
    const found = await tableIn('profit-and-loss', xero);
    expect({ odd: found.odd, measures: found.measures }).toEqual({ odd: [], measures: [february, january] });
    expect(found.named).toEqual({
      'Income › Sales': [2_000_00, 1_000_00],
      'Expenses › Rent': [200_00, 200_00],
    });
    const sage = `Harbor Supply Co.
Income Statement
Account ID,Account Description,Jan 2025,Feb 2025
,Revenues,,
40000,Sales,"1,000.00","2,000.00"
,Total Revenues,"1,000.00","2,000.00"
,Expenses,,
60000,Rent,200.00,200.00
,Total Expenses,200.00,200.00
,Net Income,800.00,"1,800.00"
`;
    const { rows, odd } = await tableIn('profit-and-loss', sage);
    expect(odd).toEqual([]);
    expect(rows.map(({ code, path, row }) => [code, path, row])).toEqual([
      ['40000', 'Income › Sales', 5],
      ['60000', 'Expenses › Rent', 8],
    ]);
  });

  test('as a workbook, and as LibreOffice saves one', async () => {
    const rows = [
      ['Profit and Loss'],
      ['', 'Jan 2025', 'Feb 2025'],
      ['Income'],
      ['Sales', 1_000, 2_000.5],
      ['Total Income', 1_000, 2_000.5],
      ['Expenses'],
      ['Rent', 200, 200],
      ['Total Expenses', 200, 200],
      ['Net Income', 800, { formula: 'C5-C8', value: 1_800.5 }],
    ];
    const { named, odd } = await tableIn('profit-and-loss', await workbook({ rows }));
    expect({ named, odd }).toEqual({
      odd: [],
      named: { 'Income › Sales': [1_000_00, 2_000_50], 'Expenses › Rent': [200_00, 200_00] },
    });
    const saved = await tableIn('profit-and-loss', savedFile('libreoffice-months.xlsx'));
    expect(saved.odd).toEqual([]);
    expect(saved.measures.length).toBeGreaterThan(1);
  });
});

describe('a balance sheet by month', () => {
  test('of QuickBooks Online: month-ends, and the groups of each line', async () => {
    const { measures, named, odd, days } = await tableIn('balance-sheet', balance);
    expect({ measures, odd, days }).toEqual({
      measures: ['2025-01-31/2025-01-31', '2025-02-28/2025-02-28'],
      ...{ odd: [], days: { from: '2025-01-31', to: '2025-02-28' } },
    });
    expect(named).toMatchObject({
      'Assets › Current Assets › Checking': [1_000_00, 1_400_00],
      'Liabilities › Loan': [500_00, 450_00],
      'Equity › Net Income': [100_00, 450_00],
    });
  });

  test('of QuickBooks Desktop: indents, a day with two digits, and & for and', async () => {
    const file = [
      '"","","Jan 31, 25","Feb 28, 25"',
      '"ASSETS","","",""',
      '"","Checking","1,000.00","1,400.00"',
      '"TOTAL ASSETS","","1,000.00","1,400.00"',
      '"LIABILITIES & EQUITY","","",""',
      '"","Liabilities","",""',
      '"","Loan","500.00","450.00"',
      '"","Total Liabilities","500.00","450.00"',
      '"","Equity","",""',
      '"","Net Income","500.00","950.00"',
      '"","Total Equity","500.00","950.00"',
      '"TOTAL LIABILITIES & EQUITY","","1,000.00","1,400.00"',
    ].join('\r\n');
    const { named, odd, measures } = await tableIn('balance-sheet', file);
    expect({ odd, measures }).toEqual({
      odd: [],
      measures: ['2025-01-31/2025-01-31', '2025-02-28/2025-02-28'],
    });
    expect(named).toEqual({
      'Assets › Checking': [1_000_00, 1_400_00],
      'Liabilities › Loan': [500_00, 450_00],
      'Equity › Net Income': [500_00, 950_00],
    });
  });

  test('of Xero: net assets, the newest month first', async () => {
    const file = `Balance Sheet
Harbor Supply Co
As at 28 February 2025

Account,28 Feb 2025,31 Jan 2025
Assets
Bank
Checking,"1,400.00","1,000.00"
Total Bank,"1,400.00","1,000.00"
Total Assets,"1,400.00","1,000.00"
Liabilities
Non-Current Liabilities
Loan,450.00,500.00
Total Non-Current Liabilities,450.00,500.00
Total Liabilities,450.00,500.00
Net Assets,950.00,500.00
Equity
Current Year Earnings,950.00,500.00
Total Equity,950.00,500.00
`;
    const { named, odd, measures } = await tableIn('balance-sheet', file);
    expect({ odd, measures }).toEqual({
      odd: [],
      measures: ['2025-02-28/2025-02-28', '2025-01-31/2025-01-31'],
    });
    expect(named['Assets › Bank › Checking']).toEqual([1_400_00, 1_000_00]);
    const { odd: off } = await tableIn(
      'balance-sheet',
      file.replace('Net Assets,950.00', 'Net Assets,940.00'),
    );
    expect(off).toEqual([[16, 'subtotal', '2025-02-28/2025-02-28', 10_00]]);
  });

  test('of Sage: numbers of accounts, one day in the title', async () => {
    const file = `Harbor Supply Co.
Balance Sheet
"As of December 31, 2025"
Account ID,Account Description,Balance
,ASSETS,
10200,Regular Checking,"1,000.00"
,Total Assets,"1,000.00"
,LIABILITIES AND CAPITAL,
,Liabilities,
20000,Accounts Payable,300.00
,Total Liabilities,300.00
,Capital,
39003,Common Stock,500.00
,Net Income,200.00
,Total Capital,700.00
,Total Liabilities & Capital,"1,000.00"
`;
    const { rows, odd, days, measures } = await tableIn('balance-sheet', file);
    expect({ odd, days, measures }).toEqual({
      ...{ odd: [], days: { from: null, to: '2025-12-31' } },
      measures: ['2025-12-31/2025-12-31'],
    });
    expect(rows[0]).toMatchObject({ code: '10200', path: 'Assets › Regular Checking', row: 6 });
  });

  test('that names no day waits for it', async () => {
    const file = balanceOf(['Total'], {
      assets: [['Checking', 1_00]],
      liabilities: [],
      equity: [['Capital stock', 1_00]],
    });
    expect(await tableIn('balance-sheet', file)).toMatchObject({
      measures: ['balance'],
      days: null,
      odd: [],
    });
  });
});
