import { describe, expect, test } from 'vitest';
import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import { exported, statementIn, understood } from '#test/support/profit-and-loss.ts';
import { withoutIndents } from './desktop-layout.ts';
import { readStatement } from './read-statement.ts';

const cellOf = (content: string | number | null): SheetCell => {
  if (content === null) return null;
  return typeof content === 'string'
    ? { kind: 'text', text: content }
    : { kind: 'number', value: content, text: String(content), currency: null };
};
const sheetOf = (...rows: (string | number | null)[][]): Sheet => ({
  name: 'Sheet1',
  sheets: ['Sheet1'],
  merged: [],
  hidden: 0,
  rows: rows.map((row) => row.map(cellOf)),
});
const none = null;
/** As exported to a workbook: names indented over four columns, amounts in every second column after them. */
const indented = (netIncome = 740) =>
  sheetOf(
    [none, none, none, none, 'Jan 25', none, 'Feb 25', none, 'TOTAL'],
    [none, 'Ordinary Income/Expense'],
    [none, none, 'Income'],
    [none, none, none, 'Sales', 1_000, none, 500, none, 1_500],
    [none, none, 'Total Income', none, 1_000, none, 500, none, 1_500],
    [none, 'Gross Profit', none, none, 1_000, none, 500, none, 1_500],
    [none, none, 'Expense'],
    [none, none, none, 'Rent', 300, none, 460, none, 760],
    [none, none, 'Total Expense', none, 300, none, 460, none, 760],
    ['Net Ordinary Income', none, none, none, 700, none, 40, none, 740],
    ['Net Income', none, none, none, 700, none, 40, none, netIncome],
  );

describe('a QuickBooks Desktop profit and loss statement', () => {
  test('as text: names after spaces, "Total COGS", two halves', () => {
    const found = statementIn(exported('quickbooks-desktop'));
    expect(found.layout).toBe('quickbooks');
    expect(found.columns.map(({ label, range }) => [label, range])).toEqual([
      ['Jan - Dec 2024', { from: '2024-01-01', to: '2024-12-31' }],
      ['Jan - Dec 2025', { from: '2025-01-01', to: '2025-12-31' }],
    ]);
    expect(found.netIncome).toEqual([129_633_75, 147_231_20]);
    const at = (path: string) => found.lines.find((line) => line.path === path)?.amounts;
    expect(at('Income › Construction Income › Labor')).toEqual([310_250_00, 342_118_40]);
    expect(at('Income › Construction Income › Construction Income - Other')).toEqual([1_200_00, null]);
    expect(at('Cost of sales › Subcontractors')).toEqual([41_000_00, 46_250_00]);
    expect(at('Other expenses › Interest Expense')).toEqual([3_900_00, 3_150_75]);
    expect(found.lines).toHaveLength(13);
  });

  test('as a workbook: names over several columns, amounts in every second one, and a total column', () => {
    const found = readStatement(indented());
    if ('problem' in found) throw new Error(JSON.stringify(found.problem));
    expect(found.columns.map(({ range }) => range)).toEqual([
      { from: '2025-01-01', to: '2025-01-31' },
      { from: '2025-02-01', to: '2025-02-28' },
    ]);
    expect(found.netIncome).toEqual([700_00, 40_00]);
    expect(found.lines.map(({ path }) => path)).toEqual(['Income › Sales', 'Expenses › Rent']);
  });

  test('has each of its sums checked, with the cell of the file named', () => {
    const broken = exported('quickbooks-desktop').replace('"173,962.75"', '"173,962.85"');
    expect(understood(broken)).toMatchObject({
      problem: { code: 'does-not-foot', says: 'Total Expense', cell: 'C24', difference: 10 },
    });
    expect(readStatement(indented(741))).toMatchObject({
      problem: { code: 'does-not-foot', says: 'Net Income', cell: 'I11', difference: 100 },
    });
  });

  test('has years spelled out in its header, unlike other programs', () => {
    const labels = (label: string, ...rest: (string | number | null)[][]) =>
      withoutIndents(sheetOf([none, label], ...rest)).rows[0]?.[1];
    const desktop = ['Ordinary Income/Expense'];
    const said = [
      "Oct '24 - Sep 25",
      'Jan 1 - Nov 15, 25',
      'Jan - Dec 2025',
      'Dec 31, 25',
      'TOTAL',
      '% of 25',
    ];
    expect(said.map((label) => labels(label, desktop))).toEqual(
      [
        'Oct 2024 - Sep 2025',
        'Jan 1 - Nov 15, 2025',
        'Jan - Dec 2025',
        'Dec 31, 2025',
        'TOTAL',
        '% of 25',
      ].map(cellOf),
    );
    expect(labels('Jan 25', ['Income'])).toEqual(cellOf('Jan 25'));
  });

  test('with two names in a row or an amount among the names is left for the parser to refuse', () => {
    for (const row of [
      [none, 'Rent', 'Office', 5],
      [none, 3, none, 5],
    ]) {
      const sheet = sheetOf([none, none, none, 'Jan 2025'], row);
      expect(withoutIndents(sheet)).toEqual(sheet);
      expect(readStatement(sheet)).toMatchObject({ problem: { code: 'column-unnamed' } });
    }
  });
});
