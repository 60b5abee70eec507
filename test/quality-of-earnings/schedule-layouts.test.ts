import { describe, expect, test } from 'vitest';
import { agedReceivables } from '#features/quality-of-earnings/supporting-schedules/domain/aged-receivables.ts';
import { workbook } from '#test/support/workbooks.ts';
import { readIn, relationsTo, sheetAt, sheetOf, tableIn } from './read-schedule.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const onlineTrial = `Harbor Supply Co.,,
Trial Balance,,
"As of December 31, 2025",,
,,
,Debit,Credit
1000 Checking,"1,300.00",
1200 Accounts Receivable (A/R),0.00,
Vehicles:Truck,"20,000.00",
Vehicles:Accumulated Depreciation,,"4,000.00"
Retained Earnings,,"17,000.00"
Sales,,500.00
Rent,200.00,
TOTAL,"$21,500.00","$21,500.00"
,,
"Cash Basis Monday, January 19, 2026 04:28 PM GMTZ",,
`;

describe('a trial balance', () => {
  test('of QuickBooks Online', async () => {
    const { measures, named, odd, days } = await tableIn('trial-balance', onlineTrial);
    expect({ measures, odd, days }).toEqual({
      ...{ measures: ['debit', 'credit'], odd: [], days: { from: null, to: '2025-12-31' } },
    });
    expect(named).toMatchObject({ '1000 Checking': [1_300_00, 0], 'Vehicles:Truck': [20_000_00, 0] });
    expect(Object.keys(named)).toHaveLength(7);
  });

  test('of QuickBooks Desktop: the day above the columns, in UTF-16', async () => {
    const file = utf16(
      '"","Dec 31, 25",""\r\n"","Debit","Credit"\r\n"1000 · Checking","1,300.00",""\r\n"4000 · Sales","","1,300.00"\r\n"TOTAL","1,300.00","1,300.00"\r\n',
    );
    const { named, odd, days } = await tableIn('trial-balance', file);
    expect({ odd, days }).toEqual({ odd: [], days: { from: null, to: '2025-12-31' } });
    expect(named).toEqual({ '1000 · Checking': [1_300_00, 0], '4000 · Sales': [0, 1_300_00] });
  });

  test('of Xero: headings, and the year to date beside the month', async () => {
    const file = `Trial Balance
Harbor Supply Co
As at 31 December 2025

Account,Debit,Credit,YTD Debit,YTD Credit
Revenue
Sales (200),,100.00,,"1,300.00"
Assets
Checking (090),100.00,,"1,300.00",
Total,100.00,100.00,"1,300.00","1,300.00"
`;
    const { named, odd, days } = await tableIn('trial-balance', file);
    expect({ odd, days }).toEqual({ odd: [], days: { from: null, to: '2025-12-31' } });
    expect(named).toEqual({ 'Sales (200)': [0, 1_300_00], 'Checking (090)': [1_300_00, 0] });
  });

  test('of Sage 50: number and description in columns of their own', async () => {
    const file = `Harbor Supply Co.
General Ledger Trial Balance
"As of Dec 31, 2025"

Account ID,Account Description,Debit Amt,Credit Amt
10200,Regular Checking,"1,300.00",
40000,Sales,,"1,300.00"
,Total:,"1,300.00","1,300.00"
`;
    const { rows, odd } = await tableIn('trial-balance', file);
    expect(odd).toEqual([]);
    expect(rows.map(({ code, path }) => [code, path])).toEqual([
      ['10200', 'Regular Checking'],
      ['40000', 'Sales'],
    ]);
  });

  test('that lists what moved: only the closing balances count', async () => {
    const file = `"As of 12/31/2025"
Account,Beginning Balance,Debit,Credit,Ending Balance
Checking,100.00,50.00,20.00,130.00
Equity,-100.00,0.00,0.00,-100.00
Sales,0.00,0.00,30.00,-30.00
Total,0.00,50.00,50.00,0.00
`;
    const { measures, named, odd } = await tableIn('trial-balance', file);
    expect({ measures, odd }).toEqual({ measures: ['balance'], odd: [] });
    expect(named).toEqual({ Checking: [130_00], Equity: [-100_00], Sales: [-30_00] });
  });

  test('in which debits are not credits says by how much, and at which row a total is off', async () => {
    const { odd } = await tableIn('trial-balance', onlineTrial.replace('Rent,200.00', 'Rent,190.00'));
    expect(odd).toEqual([
      [12, 'debits-credits', '', -10_00],
      [13, 'subtotal', 'debit', -10_00],
    ]);
  });
});

const onlineAging = `A/R Aging Summary
Harbor Supply Co.
"As of December 31, 2025"

,Current,1 - 30,31 - 60,61 - 90,91 and over,Total
Ann Ace,100.00,,,,,$100.00
Freeman Sporting Goods,50.00,,,,,50.00
0969 Ocean View Road,,477.50,,,,477.50
55 Twin Lane,,,,,(85.00),-85.00
Total for Freeman Sporting Goods,$50.00,$477.50,$0.00,$0.00,-$85.00,$442.50
Total Wine & More,,,,,20.00,20.00
TOTAL,$150.00,$477.50,$0.00,$0.00,-$65.00,$562.50
`;

describe('an aging', () => {
  test('of QuickBooks Online: a parent with its own balance, and a customer whose name begins with Total', async () => {
    const { measures, named, odd, days } = await tableIn('receivables', onlineAging);
    expect(odd).toEqual([]);
    expect(days).toEqual({ from: null, to: '2025-12-31' });
    expect(measures).toEqual(['current', 'days30', 'days60', 'days90', 'over90', 'total']);
    expect(named).toEqual({
      'Ann Ace': [100_00, 0, 0, 0, 0, 100_00],
      'Freeman Sporting Goods': [50_00, 0, 0, 0, 0, 50_00],
      'Freeman Sporting Goods › 0969 Ocean View Road': [0, 477_50, 0, 0, 0, 477_50],
      'Freeman Sporting Goods › 55 Twin Lane': [0, 0, 0, 0, -85_00, -85_00],
      'Total Wine & More': [0, 0, 0, 0, 20_00, 20_00],
    });
  });

  test('of Xero: months, the oldest in two columns, and a row of shares', async () => {
    const file = `Aged Payables Summary
Harbor Supply Co
As at 31 December 2025

Contact,Current,< 1 Month,1 Month,2 Months,3 Months,Older,Total
Bo Builder,10.00,20.00,30.00,40.00,50.00,60.00,210.00
Total,10.00,20.00,30.00,40.00,50.00,60.00,210.00
Percentage of total,4.76%,9.52%,14.29%,19.05%,23.81%,28.57%,100.00%
`;
    const { named, odd, measures } = await tableIn('payables', file);
    expect(odd).toEqual([]);
    expect(measures).toEqual(['current', 'days30', 'days60', 'days90', 'over90', 'older', 'total']);
    expect(named).toEqual({ 'Bo Builder': [10_00, 20_00, 30_00, 40_00, 50_00, 60_00, 210_00] });
  });

  test('of QuickBooks Desktop as a workbook: indents are columns, and there is a sheet of tips', async () => {
    const file = await workbook({
      rows: [['How to edit this report']],
      sheets: `${sheetAt(1, 'QuickBooks Desktop Export Tips')}${sheetAt(2, 'Sheet1')}${sheetAt(3, 'Old', ' state="hidden"')}`,
      parts: {
        'xl/_rels/workbook.xml.rels': relationsTo(1, 2, 2),
        'xl/worksheets/sheet2.xml': sheetOf(
          ['', '', 'Current', '', '1 - 30', '', '31 - 60', '', '61 - 90', '', '> 90', '', 'TOTAL'],
          ['', 'Ann Ace', 100, '', 0, '', 0, '', 0, '', 0, '', 100],
          ['TOTAL', '', 100, '', 0, '', 0, '', 0, '', 0, '', 100],
        ),
      },
    });
    const { named, odd, days, hidden } = await tableIn('receivables', file);
    expect({ odd, days, hidden }).toEqual({ odd: [], days: null, hidden: 1 });
    expect(named).toEqual({ 'Ann Ace': [100_00, 0, 0, 0, 0, 100_00] });
  });

  test('says at which row ages are not the total, and which total is off', async () => {
    const { odd } = await tableIn('receivables', onlineAging.replace('Ann Ace,100.00', 'Ann Ace,90.00'));
    expect(odd).toEqual([
      [6, 'row-sum', 'total', -10_00],
      [12, 'subtotal', 'current', -10_00],
    ]);
  });

  test('is refused if it is the other one by its title', async () => {
    await expect(readIn('payables', onlineAging)).rejects.toMatchObject({ code: 'schedule-of-other-kind' });
  });
});

test('sales by customer are refused if they list single sales', async () => {
  const detail = `Sales by Customer Detail\n\n,Date,Transaction type,Num,Customer,Amount\n,01/10/2025,Invoice,1,Ann Ace,5.00\n`;
  await expect(readIn('customer-sales', detail)).rejects.toMatchObject({ code: 'schedule-is-detail' });
});

test('sales by customer: months of a year, and QuickBooks Desktop’s one column for all of it', async () => {
  const months = `Sales by Customer Summary
"January - February, 2025"

Customer,Jan 2025,Feb 2025,Total
Ann Ace,100.00,50.00,150.00
TOTAL,$100.00,$50.00,$150.00
`;
  const { named, odd, days, measures } = await tableIn('customer-sales', months);
  expect({ odd, days }).toEqual({ odd: [], days: { from: '2025-01-01', to: '2025-02-28' } });
  expect(measures).toEqual(['2025-01-01/2025-01-31', '2025-02-01/2025-02-28', 'total']);
  expect(named).toEqual({ 'Ann Ace': [100_00, 50_00, 150_00] });
  const desktop = await tableIn(
    'customer-sales',
    '"","Jan - Dec 25"\n"Ann Ace","150.00"\n"TOTAL","150.00"\n',
  );
  expect(desktop).toMatchObject({ odd: [], days: { from: '2025-01-01', to: '2025-12-31' } });
  expect(desktop.named).toEqual({ 'Ann Ace': [150_00] });
});

test('ages tell what is doubtful only if all five are told apart, and none is below zero', () => {
  const five = ['current', 'days30', 'days60', 'days90', 'over90'];
  expect(agedReceivables([...five, 'older', 'total'], [1, 2, 3, 4, 5, 6, 21], null)).toEqual({
    ...{ current: 1, days30: 2, days60: 3, days90: 4, over90: 11 },
  });
  expect(agedReceivables(five.slice(1), [2, 3, 4, 5], null)).toBeNull();
  expect(agedReceivables(five, [1, 2, 3, 4, -5], null)).toBeNull();
});

test('a payroll summary', async () => {
  const file = `Payroll Summary
Period: 01/01/2025 - 12/31/2025

Employee,Gross Pay,Employee Taxes,Employer Taxes,Net Pay
Bo Worker,"50,000.00","9,000.00","3,825.00","41,000.00"
Totals,"50,000.00","9,000.00","3,825.00","41,000.00"
`;
  const { named, odd, days, measures } = await tableIn('payroll', file);
  expect({ odd, days, measures }).toEqual({
    ...{ odd: [], measures: ['gross', 'taxes'], days: { from: '2025-01-01', to: '2025-12-31' } },
  });
  expect(named).toEqual({ 'Bo Worker': [50_000_00, 3_825_00] });
});

test('an asset register with negative depreciation, and a net value that does not follow', async () => {
  const file = `Fixed Asset Register
As of 12/31/2025
Asset,Date in service,Cost,Accumulated depreciation,Net book value
Truck,03/15/2022,"40,000.00","(16,000.00)","24,000.00"
Lift,06/01/2023,"10,000.00","-2,000.00","8,500.00"
Total,,"50,000.00","(18,000.00)","32,500.00"
`;
  const { rows, odd, days } = await tableIn('assets', file);
  expect(days).toEqual({ from: null, to: '2025-12-31' });
  expect(rows).toMatchObject([
    { path: 'Truck', day: '2022-03-15', amounts: [40_000_00, 16_000_00, 24_000_00] },
    { path: 'Lift', day: '2023-06-01', amounts: [10_000_00, 2_000_00, 8_500_00] },
  ]);
  expect(odd).toEqual([[5, 'row-sum', 'net', -500_00]]);
});

test('a header may have numbers where no role is', async () => {
  const { measures, named } = await tableIn(
    'receivables',
    'Customer,Current,1-30,31-60,61-90,>90,Total,2\nAnn Ace,5.00,,,,,5.00,\n',
  );
  expect(measures).toContain('total');
  expect(Object.keys(named)).toEqual(['Ann Ace']);
});
