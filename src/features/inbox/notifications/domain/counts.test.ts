import { expect, test } from 'vitest';
import { countedUpTo, countText } from './counts.ts';

test('a count is exact up to 99', () => {
  expect([0, 1, 99].map(countText)).toEqual(['0', '1', '99']);
  expect([countedUpTo, 1_000].map(countText)).toEqual(['99+', '99+']);
});
