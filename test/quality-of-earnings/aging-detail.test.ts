import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '#test/support/property-seed.ts';
import { invoiceAge } from '#features/quality-of-earnings/supporting-schedules/domain/invoice-ages.ts';
import { readTable } from '#features/quality-of-earnings/supporting-schedules/server/read-table.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { agingDetailOf, type InvoiceRow } from '#test/support/monthly-statements.ts';
import { tableIn } from './read-schedule.ts';

const ages = ['current', 'days30', 'days60', 'days90', 'over90', 'total'];
const ann = ['Ann Ace', '1001', '12/20/2025', '01/19/2026', 200_00] as const;
const bo = ['Bo Buyer', '1002', '10/01/2025', '10/31/2025', 50_05] as const;
const old = ['Ann Ace', '0997', '08/01/2025', '08/31/2025', 100_00] as const;
const detail = agingDetailOf([[ann], [], [], [bo], [old]]);

test('the age of an invoice: the day that it is due, and a day or a month after', () => {
  const on = '2025-12-31';
  const days = [
    '2025-12-31',
    '2025-12-30',
    '2025-12-01',
    '2025-11-30',
    '2025-11-01',
    '2025-10-31',
    '2025-10-02',
    '2025-10-01',
  ];
  expect(days.map((due) => invoiceAge(due, on, 'days'))).toEqual([
    ...['current', 'days30', 'days30', 'days60', 'days60', 'days90', 'days90', 'over90'],
  ]);
  const months = ['2025-12-31', '2025-12-01', '2025-11-30', '2025-11-01', '2025-10-31', '2025-09-30'];
  expect(months.map((due) => invoiceAge(due, on, 'months'))).toEqual([
    ...['current', 'days30', 'days60', 'days60', 'days90', 'over90'],
  ]);
  // February has no 31st.
  expect(invoiceAge('2025-01-31', '2025-02-28', 'months')).toBe('days60');
});

describe('an aging that lists invoices', () => {
  test('of QuickBooks Online: ages from due dates, beside those of the file', async () => {
    const { measures, rows, odd, days, aging } = await tableIn('receivables', detail);
    expect({ measures, odd, days }).toEqual({
      ...{ measures: ages, odd: [], days: { from: null, to: '2025-12-31' } },
    });
    expect(rows.map(({ row, path, code, day, amounts }) => [row, path, code, day, ...amounts])).toEqual([
      [7, 'Ann Ace', '1001', '2026-01-19', 200_00, 0, 0, 0, 0, 200_00],
      [10, 'Bo Buyer', '1002', '2025-10-31', 0, 0, 0, 50_05, 0, 50_05],
      [13, 'Ann Ace', '0997', '2025-08-31', 0, 0, 0, 0, 100_00, 100_00],
    ]);
    expect(aging).toEqual({
      from: 'due',
      own: [200_00, 0, 0, 50_05, 100_00],
      moved: { count: 0, amount: 0, places: [] },
      parties: {
        count: 2,
        largest: [
          { name: 'Ann Ace', amount: 300_00 },
          { name: 'Bo Buyer', amount: 50_05 },
        ],
      },
    });
  });

  test('names each invoice that the file puts in another age than its dates', async () => {
    const { aging, odd } = await tableIn('receivables', agingDetailOf([[ann, old], [bo]]));
    expect(odd).toEqual([]);
    expect(aging?.moved).toEqual({
      ...{ count: 2, amount: 150_05 },
      places: [
        { row: 8, name: 'Ann Ace', own: 'current', age: 'over90', amount: 100_00 },
        { row: 11, name: 'Bo Buyer', own: 'days30', age: 'days90', amount: 50_05 },
      ],
    });
    expect(aging?.own).toEqual([300_00, 50_05, 0, 0, 0]);
  });

  test('without a day has only its total, until someone says the day', async () => {
    const file = agingDetailOf([[ann], [], [], [bo]], '');
    expect(await tableIn('receivables', file)).toMatchObject({ measures: ['total'], days: null });
    const read = await readTable(
      { bytes: Buffer.from(file), kind: 'receivables', said: new Map(), asOf: '2026-01-31' },
      { read: readSheet },
    );
    expect(read).toMatchObject({
      table: {
        days: { from: null, to: '2026-01-31' },
        rows: [{ amounts: [0, 200_00, 0, 0, 0, 200_00] }, { amounts: [0, 0, 0, 0, 50_05, 50_05] }],
      },
    });
  });

  test('of QuickBooks Desktop and Xero', async () => {
    const desktop = `"","Type","Date","Num","Name","Terms","Due Date","Aging","Open Balance"
"Current","","","","","","","",""
"","Invoice","12/20/2025","1001","Ann Ace","Net 30","01/19/2026","","200.00"
"Total Current","","","","","","","","200.00"
"31 - 60","","","","","","","",""
"","Invoice","10/20/2025","1002","Bo Buyer","Net 30","11/19/2025","42","50.05"
"","Payment","11/20/2025","55","Bo Buyer","","","","-10.00"
"Total 31 - 60","","","","","","","","40.05"
"TOTAL","","","","","","","","240.05"
`;
    const read = await readTable(
      { bytes: Buffer.from(desktop), kind: 'receivables', said: new Map(), asOf: '2025-12-31' },
      { read: readSheet },
    );
    expect(read).toMatchObject({
      table: {
        faults: [],
        rows: [
          { path: 'Ann Ace' },
          { path: 'Bo Buyer', code: '1002' },
          { amounts: [0, 0, -10_00, 0, 0, -10_00] },
        ],
        aging: { from: 'file', moved: { count: 0 } },
      },
    });
    const xero = `Aged Payables Detail
Harbor Supply Co
As at 31 December 2025

Invoice Date,Due Date,Invoice Number,Current,< 1 Month,1 Month,2 Months,3 Months,Older,Total
Bo Builder,,,,,,,,,
1 Dec 2025,31 Jan 2026,B-1,10.00,,,,,,10.00
1 Oct 2025,30 Nov 2025,B-2,,,20.00,,,,20.00
1 Jan 2025,31 Jan 2025,B-3,,,,,,30.00,30.00
Total Bo Builder,,,10.00,,20.00,,,30.00,60.00
Total,,,10.00,,20.00,,,30.00,60.00
`;
    const { odd, rows, aging, days } = await tableIn('payables', xero);
    expect({ odd, days, moved: aging?.moved.count }).toEqual({
      ...{ odd: [], days: { from: null, to: '2025-12-31' }, moved: 0 },
    });
    expect(rows.map(({ path, amounts }) => [path, ...amounts])).toEqual([
      ['Bo Builder', 10_00, 0, 0, 0, 0, 10_00],
      ['Bo Builder', 0, 0, 20_00, 0, 0, 20_00],
      ['Bo Builder', 0, 0, 0, 0, 30_00, 30_00],
    ]);
  });

  test('of Sage: a column for each age, and no due dates', async () => {
    const file = `Harbor Supply Co.
Aged Receivables
As of Dec 31, 2025
Customer ID,Customer,Invoice/CM #,Date,0 - 30,31 - 60,61 - 90,Over 90 days,Amount Due
ACE,Ann Ace,1001,12/20/2025,200.00,,,,200.00
BO,Bo Buyer,1002,10/15/2025,,50.05,,,50.05
,,,,,,,,
Report Total,,,,200.00,50.05,,,250.05
`;
    const { aging, rows, odd } = await tableIn('receivables', file);
    expect(odd).toEqual([]);
    expect(rows.map(({ path }) => path)).toEqual(['Ann Ace', 'Bo Buyer']);
    // How old an invoice is does not tell how late it is: the ages of the file are kept.
    expect(aging).toMatchObject({ from: 'file', moved: { count: 0 } });
    expect(rows.map(({ amounts }) => amounts)).toEqual([
      [0, 200_00, 0, 0, 0, 200_00],
      [0, 0, 50_05, 0, 0, 50_05],
    ]);
  });

  test('bad input: a day that is no day, no day at all, a total that is off, another currency', async () => {
    const { odd } = await tableIn(
      'receivables',
      detail.replace('10/01/2025,Invoice,1002,"Bo Buyer",10/31/2025', 'soon,Invoice,1002,"Bo Buyer",later'),
    );
    expect(odd[0]).toEqual([10, 'day-unclear', '', null]);
    const off = await tableIn(
      'receivables',
      detail.replace('TOTAL,,,,,,350.05,350.05', 'TOTAL,,,,,,350.05,350.00'),
    );
    expect(off.odd).toEqual([[15, 'subtotal', 'total', 5]]);
    const euros = await tableIn('receivables', detail.replace('200.00,200.00\n', '"€200.00","€200.00"\n'));
    expect(euros.odd[0]?.[1]).toBe('other-currency');
    const text = await tableIn(
      'receivables',
      detail.replace(
        '10/01/2025,Invoice,1002,"Bo Buyer",10/31/2025',
        '"Oct 1, 2025",Invoice,1002,"Bo Buyer","Oct 31, 2025"',
      ),
    );
    expect(text.rows[1]).toMatchObject({ day: '2025-10-31' });
  });

  test('a customer whose name begins with Total keeps its rows, and the total of the file is held to all', async () => {
    const fileOf = (total: string, dated = '12/01/2025') => `A/R Aging Detail
As of December 31, 2025
Customer,Type,Date,Num,Due Date,Open Balance
Acme,Invoice,11/15/2025,101,12/15/2025,100.00
Total Quality Logistics,Payment,${dated},,${dated},-40.00
Total,,,,,${total}
`;
    const { rows, odd, aging } = await tableIn('receivables', fileOf('60.00'));
    expect(odd).toEqual([]);
    expect(rows.map(({ path, amounts }) => [path, amounts.at(-1)])).toEqual([
      ['Acme', 100_00],
      ['Total Quality Logistics', -40_00],
    ]);
    expect(aging?.parties.count).toBe(2);
    expect((await tableIn('receivables', fileOf('100.00'))).odd).toEqual([[6, 'subtotal', 'total', -40_00]]);
    // Without a day it has no age, and is lost in none.
    expect((await tableIn('receivables', fileOf('60.00', ''))).odd).toEqual([[5, 'day-unclear', '', null]]);
  });

  test('its rows come to the same ages in any order', async () => {
    const day = fc.integer({ min: 1, max: 28 });
    const invoice = fc
      .tuple(
        fc.constantFrom('Ann Ace', 'Bo Buyer', 'Cy'),
        fc.integer({ min: 1, max: 12 }),
        day,
        fc.integer({ min: -9_999, max: 99_999 }),
      )
      .map(([name, month, due, cents]): InvoiceRow => {
        const text = `${String(month).padStart(2, '0')}/${String(due).padStart(2, '0')}/2025`;
        return [name, String(month * 100 + due), text, text, cents];
      });
    await fc.assert(
      fc.asyncProperty(fc.array(invoice, { minLength: 1, maxLength: 12 }), async (invoices) => {
        const one = await tableIn('receivables', agingDetailOf([invoices]));
        const other = await tableIn('receivables', agingDetailOf([invoices.toReversed()]));
        const sums = ({ rows }: typeof one) =>
          ages.map((_, at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
        expect(sums(one)).toEqual(sums(other));
        expect(sums(one).at(-1)).toBe(invoices.reduce((sum, [, , , , cents]) => sum + cents, 0));
        expect(one.aging?.parties).toEqual(other.aging?.parties);
      }),
      { numRuns: 30 },
    );
  });
});
