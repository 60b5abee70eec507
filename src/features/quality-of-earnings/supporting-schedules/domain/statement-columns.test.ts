import { expect, test } from 'vitest';
import type { Sheet, SheetCell } from '#kernel/sheet.ts';
import { datedColumns } from './schedule-columns.ts';
import { readStatementByMonth } from './statement-reader.ts';

const cell = (value: string | number): SheetCell =>
  typeof value === 'number'
    ? { kind: 'number', value, text: String(value), currency: null }
    : value === ''
      ? null
      : { kind: 'text', text: value };
const sheetOf = (rows: (string | number)[][]): Sheet => ({
  ...{ name: 'Report', sheets: ['Report'], hidden: 0 },
  ...{ rows: rows.map((row) => row.map(cell)), merged: [] },
});

const profit = (title: string, labels: string[], sales: number[]) =>
  readStatementByMonth(
    'profit-and-loss',
    sheetOf([
      ['Profit and Loss'],
      [title],
      ['', ...labels],
      ['Income'],
      ['Sales', ...sales],
      ['Total Income', ...sales],
      ['Net Income', ...sales],
    ]),
  );
const balance = (title: string, labels: string[], cash: number[]) =>
  readStatementByMonth(
    'balance-sheet',
    sheetOf([
      ['Balance Sheet'],
      [title],
      ['', ...labels],
      ['Assets'],
      ['Checking', ...cash],
      ['Total Assets', ...cash],
      ['Equity'],
      ['Owner', ...cash],
      ['Total Equity', ...cash],
    ]),
  );
const measuresOf = (read: ReturnType<typeof profit>) =>
  'table' in read ? read.table.measures : read.refusal;
const faultsOf = (read: ReturnType<typeof profit>) =>
  'table' in read ? read.table.faults.map(({ row, fault, difference }) => [row, fault, difference]) : [];

const january = '2025-01-01/2025-01-31';

test('one month and its total are one month, which the total is held to', () => {
  const same = profit('January 2025', ['Jan 2025', 'Total'], [10, 10]);
  expect([measuresOf(same), faultsOf(same)]).toEqual([[january], []]);
  const odd = profit('January 2025', ['Jan 2025', 'Total'], [10, 11]);
  expect([measuresOf(odd), faultsOf(odd)]).toEqual([[january], [[5, 'row-sum', -1_00]]]);
});

test('a profit and loss by day has no whole month; firsts of months are months', () => {
  const days = profit('January 1-3, 2025', ['01/01/2025', '01/02/2025', '01/03/2025'], [1, 2, 3]);
  expect(measuresOf(days)).toBe('statement-without-months');
  const quiet = profit('January 1-2, 2025', ['01/01/2025', '01/02/2025'], [1, 0]);
  expect(measuresOf(quiet)).toBe('statement-without-months');
  const months = profit('January - February 2025', ['01/01/2025', '02/01/2025'], [1, 2]);
  expect(measuresOf(months)).toEqual([january, '2025-02-01/2025-02-28']);
});

test('a column of a balance sheet has the day that it names, and that of the title only alone', () => {
  const [now, before] = ['2025-12-31/2025-12-31', '2024-12-31/2024-12-31'];
  const title = 'As of December 31, 2025';
  expect(measuresOf(balance(title, ['As of Dec 31, 2025', 'As of Dec 31, 2024 (PY)'], [2, 1]))).toEqual([
    ...[now, before],
  ]);
  expect(measuresOf(balance(title, ['Total'], [2]))).toEqual([now]);
  expect(measuresOf(balance(title, ['North', 'South'], [2, 1]))).toBe('statement-without-months');
  const twice = balance(title, ['Dec 31, 2025', 'December 31, 2025'], [2, 1]);
  expect([measuresOf(twice), faultsOf(twice)]).toEqual([
    [now],
    [
      [5, 'row-sum', 1_00],
      [8, 'row-sum', 1_00],
    ],
  ]);
});

test('a column that names no day is of the day that a person said', () => {
  expect(datedColumns(['balance'], null)).toEqual([]);
  expect(datedColumns(['balance'], '2025-12-31')).toEqual([
    { at: 0, measure: '2025-12-31/2025-12-31', day: '2025-12-31' },
  ]);
  expect(datedColumns([january], '2025-12-31')).toEqual([{ at: 0, measure: january, day: '2025-01-31' }]);
});

test('an empty month before the first or after the last is named, and one between is a month', () => {
  const labels = ['Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025', 'May 2025'];
  const read = profit('January - May 2025', labels, [0, 1, 0, 2, 0]);
  expect(measuresOf(read)).toEqual(
    ['02-28', '03-31', '04-30'].map((to) => `2025-${to.slice(0, 3)}01/2025-${to}`),
  );
  expect('table' in read && read.table.statement).toMatchObject({
    leftOut: [],
    empty: ['Jan 2025', 'May 2025'],
  });
});
