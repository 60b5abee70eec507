import { expect, test } from 'vitest';
import { fiscalStart } from './fiscal-start.ts';
import { tieBalances } from './tie-balances.ts';
import type { MovedAccount, StatementLine } from './tie-statement.ts';

const days = [
  { at: 0, measure: '2024-12-31/2024-12-31', day: '2024-12-31' },
  { at: 1, measure: '2025-01-31/2025-01-31', day: '2025-01-31' },
];
const account = (path: string, code: string, opening: number, january: number): MovedAccount => ({
  ...{ path, code, opening, part: code === 'REV' ? 'income' : 'balance' },
  moves: new Map([['2025-01', january]]),
});
const books = [
  account('Checking', 'CASH', 75_00, 75_00),
  account('Owner', 'EQUITY', -75_00, 0),
  account('Sales', 'REV', 0, -75_00),
];
const line = (row: number, path: string, ...amounts: number[]): StatementLine => ({
  ...{ row, path, amounts, code: '' },
});
const sheet = [
  line(7, 'Assets › Checking', 75_00, 150_00),
  line(15, 'Equity › Owner', 75_00, 75_00),
  line(16, 'Equity › Retained Earnings', 0, 0),
  line(17, 'Equity › Net Income', 0, 75_00),
];
const facts = {
  openings: true,
  begins: '2024-01',
  yearStart: (day: string) => fiscalStart(day, '2025-12-31'),
};

test('an account that no one decided, and that the file does not have, is in no part', () => {
  const suspense: MovedAccount = {
    ...{ path: 'Suspense', code: 'UNMAPPED', part: 'open', opening: 0 },
    moves: new Map([['2025-01', -20_00]]),
  };
  const { apart, parts } = tieBalances(days, sheet, [...books, suspense], facts) ?? {};
  expect(apart).toContainEqual({
    ...{ row: null, path: 'Suspense', measure: days[1]?.measure, result: 'undecided' },
    ...{ written: null, books: null, difference: null },
  });
  // The account may be one of the profit and loss.
  expect(apart?.filter(({ path }) => path !== 'Suspense')).toMatchObject([
    ...Array(4).fill({ result: 'waits', books: null, difference: null }),
  ]);
  expect(parts?.filter(({ difference }) => difference !== 0)).toEqual([]);
});
