import { describe, expect, test } from 'vitest';
import { footLabel, footOf, shownCustomers } from './customer-rows.ts';

const sold = [
  { amount: 120, before: 100 },
  { amount: 80, before: 0 },
  { amount: 40, before: 40 },
  { amount: 0, before: 60 },
  { amount: 0, before: 20 },
  { amount: 0, before: 0 },
  { amount: -5, before: 10 },
];
const sums = { named: 6, unnamed: 15, unnamedBefore: 7, total: 250, totalBefore: 237 };

describe('a table of customers', () => {
  test('has the largest, and those who bought in the year before and nothing since', () => {
    expect(shownCustomers(sold, { largest: 2, lost: 1 })).toEqual([sold[0], sold[1], sold[3]]);
    expect(shownCustomers(sold, { largest: 9, lost: 9 })).toEqual(sold.filter((_, at) => at !== 5));
  });

  test('adds up to the revenue of each year, whatever it shows', () => {
    for (const [largest, lost] of [
      [0, 0],
      [1, 0],
      [2, 1],
      [9, 9],
    ] as const) {
      const shown = shownCustomers(sold, { largest, lost });
      const foot = footOf(sums, shown);
      const total = foot.at(-1);
      const parts = [...shown, ...foot.slice(0, -1)];
      expect(total).toMatchObject({ kind: 'total', amount: 250, before: 237, share: 1 });
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(250);
      expect(parts.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(237);
    }
  });

  test('says nothing of a year before that is not known', () => {
    const unknown = { ...sums, unnamedBefore: null, totalBefore: null };
    const shown = sold.slice(0, 3).map(({ amount }) => ({ amount, before: null }));
    expect(footOf({ ...unknown, named: 3, unnamed: 10 }, shown)).toEqual([
      { kind: 'unnamed', count: 0, amount: 10, before: null, share: 0.04 },
      { kind: 'total', count: 0, amount: 250, before: null, share: 1 },
    ]);
  });
});

test('what is left is counted', () => {
  expect(footLabel({ kind: 'others', count: 1 })).toBe('1 other customer');
  expect(footLabel({ kind: 'others', count: 1_200 })).toBe('1,200 other customers');
  expect(footLabel({ kind: 'unnamed', count: 0 })).toBe('No customer named');
});
