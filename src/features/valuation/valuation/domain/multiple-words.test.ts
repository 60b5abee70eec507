import { expect, test } from 'vitest';
import { factor, oneDigit, plain, salesSpan, times, twoDigits } from './multiple-words.ts';

test('a multiple has three places and says "about" where digits were dropped', () => {
  expect([plain(2.5), plain(0.45), plain(2.14286)]).toEqual(['2.5', '0.45', '2.143']);
  expect([factor(2.5), factor(4.16), factor(2.14286)]).toEqual(['2.5', '4.16', 'about 2.143']);
  // Floating-point noise must not make a multiple at a limit print as "about".
  expect(factor(0.75 * 2.8)).toBe('2.1');
});

test('a multiple that we compute has one digit, one of a source its own, and a ratio two', () => {
  expect([oneDigit(3.651), oneDigit(4), oneDigit(1.5 * 3.3)]).toEqual(['3.7×', '4.0×', '5.0×']);
  expect([times(2.5), times(4), times(2.51)]).toEqual(['2.5×', '4×', '2.51×']);
  expect([twoDigits(0.714), twoDigits(1.4)]).toEqual(['0.71×', '1.40×']);
});

test('recorded sales from several sources are shown as one span', () => {
  const row = (middle: number) => ({ middle, metric: 'SDE' });
  expect(salesSpan([])).toBeNull();
  expect(salesSpan([row(2.61)])).toBe('2.6× SDE');
  expect(salesSpan([row(2.82), row(2.51), row(2.55)])).toBe('2.5× to 2.8× SDE');
  expect(salesSpan([row(2.51), row(2.54)])).toBe('2.5× SDE');
});
