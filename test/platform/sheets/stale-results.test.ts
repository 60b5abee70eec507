import { describe, expect, test } from 'vitest';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { xlsxRows } from '#platform/sheets/xlsx-rows.ts';
import { workbook } from '#test/support/workbooks.ts';

const zero = (formula: string) => ({ formula, value: 0 });
const cellsOf = async (rows: Parameters<typeof workbook>[0]['rows']) =>
  (await readSheet(await workbook({ rows }))).rows.map((row) =>
    row.map((cell) => cell && 'text' in cell && cell.text),
  );

describe('a result that no one computed', () => {
  test('of a formula that is a number: the number counts', async () => {
    expect(await cellsOf([['Rent', zero('647.75'), { formula: '-12.5', value: '0.0' }]])).toEqual([
      ['Rent', '647.75', '-12.5'],
    ]);
  });

  test.for(['SUM(B1:B2)', '(B1+B2)', 'SUM($B$1,B2)', '((B1)+(B2))'])(
    'a sum of amounts is not zero, and then no result of zero is one: %s',
    async (sum) => {
      const rows = [
        ['Sales', 100],
        ['Fees', 5],
        ['Total', zero(sum)],
        ['Net', zero('(B3 - B9)')],
      ];
      expect(await cellsOf(rows)).toEqual([
        ['Sales', '100'],
        ['Fees', '5'],
        ['Total', `=${sum}`],
        ['Net', '=(B3 - B9)'],
      ]);
    },
  );

  test.for(['SUM(B1:B2)', 'B1-B2', 'IF(B1>B2,1,0)', 'SUM(B1:XFD1048576)'])(
    'amounts that come to zero, and what is no sum of a few cells, prove nothing: %s',
    async (formula) => {
      expect(
        (
          await cellsOf([
            ['Sales', 5],
            ['Returns', -5],
            ['Total', zero(formula)],
          ])
        )[2],
      ).toEqual(['Total', '0']);
    },
  );
});

test('row by row, a sum with the result zero is no result in a row of totals', async () => {
  const rows = [
    ['Total', zero('SUM(B2:B9)'), zero('B2-B3')],
    ['Voided', zero('SUM(0,0)')],
  ];
  const file = await workbook({ rows });
  const seen: unknown[] = [];
  const reader = { sheet: () => {}, row: (cells: unknown) => seen.push(cells), between: async () => {} };
  await xlsxRows(file, { unpacked: 1_000_000, text: 100, columns: 10 }, reader);
  expect(seen).toMatchObject([
    [{ kind: 'text' }, { kind: 'odd', why: 'formula' }, { kind: 'number', value: 0 }],
    [{ kind: 'text' }, { kind: 'number', value: 0 }],
  ]);
});
