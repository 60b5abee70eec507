import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { earningsOf, keepFile, keptFile, previewOf, readFile } from '#test/support/earnings.ts';
import { expectOk } from '#test/support/people.ts';
import { workbookOf } from '#test/support/workbooks.ts';
import { test } from './books.ts';

type Rows = (string | number)[][];
type Sheets = [string, Rows][];
const year = (of: number, sales: number): Rows => [
  ['Account', String(of)],
  ['Income', ''],
  ['Sales', sales],
  ['Total Income', sales],
  ['Net Profit', sales],
];
const balance: Rows = [
  ['Account', '2024'],
  ['Bank', 5],
  ['Total Assets', 5],
  ['Net Income', 5],
];
const years: Sheets = [
  ['Notes', []],
  ['Balance', balance],
  ['2024', year(2024, 900)],
  ['2025', year(2025, 1_000)],
];
const problem = async (answer: Promise<Response>) => problemOf(await answer);

describe('a workbook with several sheets', () => {
  test('opens with the first one that looks like a profit and loss statement, and the owner can choose another', async ({
    books: { owner, checkId },
  }) => {
    const file = await workbookOf(years, ['Hidden']);
    const first = await previewOf(owner, checkId, file);
    expect(first).toMatchObject({
      sheet: '2024',
      sheets: ['Notes', 'Balance', '2024', '2025'],
      columns: [{ label: '2024', income: 90_000 }],
    });
    const second = await previewOf(owner, checkId, file, '2025');
    expect(second).toMatchObject({ sheet: '2025', columns: [{ label: '2025', income: 100_000 }] });
    expect(second.sha256).not.toBe(first.sha256);
  });

  test('gives two files if two of its sheets are kept, and replaces the same sheet', async ({
    books: { owner, checkId },
  }) => {
    const last = Number((await earningsOf(owner, checkId)).yearEnds.slice(0, 4));
    const file = await workbookOf([
      ['Before', year(last - 1, 900)],
      ['Last', year(last, 1_000)],
    ]);
    const shaOf = async (sheet: string) => (await previewOf(owner, checkId, file, sheet)).sha256;
    const before = await shaOf('Before');
    await keptFile(owner, checkId, file, ['second'], before, 'Before', null, 'P&L 2024–2025.xlsx');
    await keptFile(owner, checkId, file, ['third'], await shaOf('Last'), 'Last');
    const again = keepFile(owner, checkId, file, ['second'], before, 'Before');
    expect(await problem(again)).toMatchObject({ code: 'file-known' });
    const other = keepFile(owner, checkId, file, ['third'], before, 'Last');
    expect(await problem(other)).toMatchObject({ code: 'another-file' });
    const { files } = await earningsOf(owner, checkId);
    expect(files.map(({ name, sheet }) => [name, sheet]).toSorted()).toEqual([
      [null, 'Last'],
      ['P&L 2024–2025.xlsx', 'Before'],
    ]);
  });

  test('says which sheet was refused and which others there are', async ({ books: { owner, checkId } }) => {
    const broken = [...year(2024, 900).slice(0, 4), ['Net Profit', 901]];
    const file = await workbookOf([
      ['Balance', balance],
      ['Broken', broken],
      ['Good', year(2025, 5)],
    ]);
    expect(await problem(readFile(owner, checkId, file))).toMatchObject({
      code: 'statement-refused',
      problem: 'does-not-foot',
      sheet: 'Broken',
      sheets: ['Balance', 'Broken', 'Good'],
    });
    expect(await problem(readFile(owner, checkId, file, 'Balance'))).toMatchObject({ sheet: 'Balance' });
    await expectOk(readFile(owner, checkId, file, 'Good'));
  });

  test('skips sheets that cannot be read', async ({ books: { owner, checkId } }) => {
    const long = [['Account', 'x'.repeat(501)]];
    const file = await workbookOf([
      ['Long', long],
      ['Good', year(2025, 5)],
    ]);
    expect(await previewOf(owner, checkId, file)).toMatchObject({ sheet: 'Good' });
    expect(await problem(readFile(owner, checkId, file, 'Long'))).toMatchObject({
      code: 'cell-too-long',
      cell: 'B1',
      sheets: ['Long', 'Good'],
    });
  });

  test('has no sheet with an unknown name, and no hidden one', async ({ books: { owner, checkId } }) => {
    const file = await workbookOf(years, ['Hidden']);
    for (const name of ['Hidden', 'nothing', '../2024', '__proto__', '2024\u0000'])
      expect(await problem(readFile(owner, checkId, file, name))).toMatchObject({ code: 'sheet-unknown' });
    const text = 'Account,2025\nIncome,\nSales,5\nTotal Income,5\nNet Profit,5\n';
    expect(await problem(readFile(owner, checkId, text, '2025'))).toMatchObject({ code: 'sheet-unknown' });
  });
});
