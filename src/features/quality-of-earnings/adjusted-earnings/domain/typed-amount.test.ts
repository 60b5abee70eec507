import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { monthsUntil2025 } from '#test/support/adjustments.ts';
import { amountIn, type TypedAmount } from './typed-amount.ts';

const of = (amount: number, more: Partial<TypedAmount> = {}): TypedAmount => ({
  kind: 'replacement',
  pace: 'year',
  first: '2023-01',
  last: '2025-12',
  amount: cents(amount),
  ...more,
});

test('what happens once is in one month', () => {
  const once = of(-1_000_00, { pace: 'once', first: '2025-03', last: '2025-03' });
  expect(['2025-02', '2025-03', '2025-04'].map((month) => amountIn(once, month))).toEqual([0, -1_000_00, 0]);
});

test('a yearly amount is in the months that it was given for', () => {
  const half = of(120_00, { first: '2025-07' });
  expect(monthsUntil2025(36).reduce((sum, month) => sum + amountIn(half, month), 0)).toBe(60_00);
});

test('any twelve months in a row come to a yearly amount, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 24 }), (amount, start) => {
      const months = monthsUntil2025(36).slice(start, start + 12);
      expect(months.reduce((sum, month) => sum + amountIn(of(amount), month), 0)).toBe(amount);
    }),
  );
});
