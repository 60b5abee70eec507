import { describe, expect, test } from 'vitest';
import { balanceOf, profitOf } from '#test/support/monthly-statements.ts';
import { exported, savedFile } from '#test/support/profit-and-loss.ts';
import { workbook } from '#test/support/workbooks.ts';
import { readIn, tableIn } from './read-schedule.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const months = ['Jan 2025', 'Feb 2025'];
const january = '2025-01-01/2025-01-31';
const february = '2025-02-01/2025-02-28';
const profit = profitOf(months, {
  income: [
    ['Sales', 1_000_00, 2_000_00],
    ['Discounts given', -10_00, 0],
  ],
  costs: [['Job Materials', 400_00, 700_00]],
  expenses: [
    ['Rent', 200_00, 200_00],
    ['Payroll', 0, 90_05],
  ],
});

describe('a profit and loss by month', () => {
  test('of QuickBooks Online: each line in each month, and its basis', async () => {
    const { measures, named, odd, days, statement } = await tableIn('profit-and-loss', profit);
    expect({ measures, odd, days, statement }).toEqual({
      ...{ measures: [january, february], odd: [], days: { from: '2025-01-01', to: '2025-02-28' } },
      statement: { basis: 'accrual', leftOut: [], totals: [390_00, 1_009_95], value: 1_399_95 },
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

const balance = balanceOf(['Jan 31, 2025', 'Feb 28, 2025'], {
  assets: [
    ['Checking', 1_000_00, 1_400_00],
    ['Accounts Receivable (A/R)', 300_00, 200_00],
  ],
  liabilities: [['Loan', 500_00, 450_00]],
  equity: [
    ['Owner’s investment', 700_00, 700_00],
    ['Retained Earnings', 0, 0],
    ['Net Income', 100_00, 450_00],
  ],
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

describe('what does not add up', () => {
  test('is told at its row and month, in cents, and all of it', async () => {
    const file = profit
      .replace('Total for Income",990.00', 'Total for Income",980.00')
      .replace('"Gross Profit",590.00,1300.00', '"Gross Profit",590.00,1300.25')
      .replace('"Net Income",390.00', '"Net Income",390.07');
    const { odd } = await tableIn('profit-and-loss', file);
    expect(odd).toEqual([
      [8, 'subtotal', january, 10_00],
      [12, 'worked-out', february, -25],
      [18, 'worked-out', january, -7],
    ]);
  });

  test('assets that are not liabilities and equity, to the cent', async () => {
    const file = balance
      .replace('"Checking",1000.00', '"Checking",1000.01')
      .replace('"Total for Current Assets",1300.00', '"Total for Current Assets",1300.01')
      .replace('"Total for Assets",1300.00', '"Total for Assets",1300.01');
    const { odd } = await tableIn('balance-sheet', file);
    expect(odd).toEqual([[20, 'unbalanced', '2025-01-31/2025-01-31', 1]]);
  });

  test('a total may be rounded by a cent', async () => {
    const { odd } = await tableIn(
      'profit-and-loss',
      profit.replace('Total for Income",990.00', 'Total for Income",990.01'),
    );
    expect(odd).toEqual([]);
  });

  test('a line in no section, and depreciation without its sign', async () => {
    const outside = await tableIn('profit-and-loss', profit.replace('"Net Income"', '"Result"'));
    expect(outside.odd).toEqual([[18, 'no-section', '', null]]);
    const unsigned = balanceOf(['Jan 31, 2025'], {
      assets: [
        ['Truck', 1_000_00],
        ['Accumulated depreciation', 200_00],
      ],
      liabilities: [],
      equity: [['Capital stock', 800_00]],
    })
      .replace('"Total for Current Assets",1200.00', '"Total for Current Assets",800.00')
      .replace('"Total for Assets",1200.00', '"Total for Assets",800.00');
    const { odd } = await tableIn('balance-sheet', unsigned);
    expect(odd[0]).toEqual([9, 'subtotal', '2025-01-31/2025-01-31', 400_00]);
  });
});

describe('bad input', () => {
  test.for([
    ['another currency', '"€1,000.00"', 'other-currency'],
    ['no number', 'about 1k', 'amount-unclear'],
    ['part of a cent', '1000.005', 'part-of-a-cent'],
    ['a date where an amount should be', '01/15/2025', 'amount-unclear'],
  ] as const)('names the row with %s', async ([, cell, fault]) => {
    const { odd } = await tableIn('profit-and-loss', profit.replace('"Sales",1000.00', `"Sales",${cell}`));
    expect(odd[0]?.slice(0, 2)).toEqual([6, fault]);
  });

  test('European decimals are read as such, in a file that is separated by semicolons', async () => {
    const european = profit
      .replaceAll('.', '#')
      .split('\n')
      .map((line) => (line.startsWith('"Accrual') ? line : line.replaceAll(',', ';')))
      .join('\n')
      .replaceAll(/(\d)#(\d\d)\b/g, '$1,$2');
    const { named, odd } = await tableIn('profit-and-loss', european);
    expect({ sales: named['Income › Sales'], odd }).toEqual({ sales: [1_000_00, 2_000_00], odd: [] });
  });

  test('an empty column is no month, a missing month is not filled, and a part of a month is left out', async () => {
    const file = profitOf(['Jan 2025', 'Feb 2025', 'Apr 2025', '"May 1 - May 19, 2025"', 'Jun 2025'], {
      income: [['Sales', 1_00, 2_00, 3_00, 4_00, 0]],
      expenses: [['Rent', 1_00, 1_00, 1_00, 1_00, 0]],
    });
    const { measures, statement } = await tableIn('profit-and-loss', file);
    expect(measures).toEqual([january, february, '2025-04-01/2025-04-30']);
    expect(statement?.leftOut).toEqual(['May 1 - May 19, 2025']);
  });

  test('a file that is no such statement is refused with the reason', async () => {
    const code = (kind: 'profit-and-loss' | 'balance-sheet', file: string) =>
      expect(readIn(kind, file)).rejects;
    await code('profit-and-loss', balance).toMatchObject({ code: 'schedule-of-other-kind' });
    await code('balance-sheet', profit).toMatchObject({ code: 'schedule-of-other-kind' });
    await code('profit-and-loss', exported('quickbooks-one-year')).toMatchObject({
      code: 'statement-without-months',
    });
    await code('profit-and-loss', 'Dear Tessa\n').toMatchObject({ code: 'statement-without-months' });
    await code('balance-sheet', balance.replace('Harbor Supply Co.', '(in thousands)')).toMatchObject({
      code: 'statement-in-thousands',
    });
  });
});
