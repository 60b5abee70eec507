import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { inDollars, roughDollars, roughMoney } from './rough-money.ts';

test('what is worked out is told no more exactly than it is known', () => {
  expect(roughMoney(cents(162_552_869))).toBe('$1,626,000');
  expect(roughDollars(1_420_909.09)).toBe('$1,421,000');
  expect([roughDollars(1_000_000), roughDollars(9_876.54), roughDollars(0)]).toEqual([
    '$1,000,000',
    '$9,877',
    '$0',
  ]);
  expect(inDollars(cents(987_654))).toBe('$9,877');
});
