import { expect, test } from 'vitest';
import { signedCentsFromText } from './signed-dollars.ts';

test.each([
  ['-1,200', -120_000],
  ['−1.5M', -150_000_000],
  ['(1,200.50)', -120_050],
  ['$-40', -4_000],
  ['-$40', -4_000],
  ['1,200', 120_000],
  ['0', 0],
  ['-0', 0],
  ['', null],
])('%s is %s cents', (text, amount) => {
  expect(signedCentsFromText(text)).toBe(amount);
});

test.each(['-', '()', '--5', '(-5)', '(5', 'a loss', '5-'])('%s is no amount', (text) => {
  expect(signedCentsFromText(text)).toBeUndefined();
});
