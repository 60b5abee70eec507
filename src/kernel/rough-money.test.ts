import { expect, test } from 'vitest';
import { cents } from './money.ts';
import { roughMoney } from './rough-money.ts';

test.each([
  [2_436_779_00, '$2.4M'],
  [243_677_90, '$240K'],
  [999_600_00, '$1M'],
  [94_500_00, '$95K'],
  [12_340_000_00, '$12M'],
  [-150_000_00, '-$150K'],
  [0, '$0'],
])('%i cents are about %s', (amount, words) => {
  expect(roughMoney(cents(amount))).toBe(words);
});
