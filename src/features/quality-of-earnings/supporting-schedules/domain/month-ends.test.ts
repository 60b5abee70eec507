import { expect, test } from 'vitest';
import type { Closing } from './closings.ts';
import { equityChanges } from './equity-change.ts';
import { monthEndsOf } from './month-ends.ts';

const columns = (...months: string[]) => months.map((measure, at) => ({ at, measure }));
const owner = (...amounts: number[]) => [{ row: 3, path: 'Equity › Owner', code: '', amounts }];
const [november, december, january] = [
  '2024-11-30/2024-11-30',
  '2024-12-31/2024-12-31',
  '2025-01-31/2025-01-31',
];
const none = new Map<string, number>();
const known = {
  ...{ statement: none, ledger: new Map([['2025-01', 5]]), reached: () => true, kept: none },
  closings: new Map<string, Closing>(),
};

test('the last month-end of one sheet goes before the first of the next', () => {
  const { days, lines } = monthEndsOf([
    { sheet: 2, columns: columns(january), lines: owner(160) },
    { sheet: 1, columns: columns(november, december), lines: owner(90, 100) },
  ]);
  expect(days.map(({ measure, sheet }) => [measure, sheet])).toEqual([
    [january, 2],
    [november, 1],
    [december, 1],
  ]);
  expect(equityChanges(days, lines, known)).toMatchObject([
    { measure: december, change: 10 },
    { measure: january, change: 60, earned: 5 },
  ]);
});

test('a month that two sheets have is that of the newer one, once', () => {
  const { days, lines } = monthEndsOf([
    { sheet: 2, columns: columns(december, january), lines: owner(100, 105) },
    { sheet: 1, columns: columns(november, december), lines: owner(90, 999) },
  ]);
  expect(days.filter(({ measure }) => measure === december)).toMatchObject([{ sheet: 2 }]);
  expect(equityChanges(days, lines, known).map(({ change }) => change)).toEqual([10, 5]);
});
