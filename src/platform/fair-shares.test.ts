import { expect, test } from 'vitest';
import { fairShares } from './fair-shares.ts';

test('the account with the smallest share is next, the first in line among equals', () => {
  const shares = fairShares(() => 0);
  expect(shares.next(['anna', 'ben', 'anna'])).toBe(0);
  shares.spend('anna', 60_000);
  expect(shares.next(['anna', 'anna', 'ben', 'carl'])).toBe(2);
  shares.spend('ben', 5_000);
  expect(shares.next(['anna', 'ben', 'carl'])).toBe(2);
  expect(shares.next(['anna', 'ben'])).toBe(1);
  expect(() => shares.next([])).toThrow(RangeError);
});

test('a share is halved every minute and removed in the end', () => {
  let now = 0;
  const shares = fairShares(() => now);
  shares.spend('anna', 8_000);
  now = 60_000;
  shares.spend('ben', 4_500);
  expect(shares.next(['ben', 'anna'])).toBe(1);
  now = 3_600_000;
  shares.spend('carl', 1);
  expect(shares.next(['anna', 'ben'])).toBe(0);
});
