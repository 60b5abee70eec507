import { expect, test } from 'vitest';
import { delayOfHint } from './tooltip-delays.ts';

test('the first tooltip waits; the next is immediate for a short time after it closed', () => {
  expect(delayOfHint(Number.POSITIVE_INFINITY)).toBe(700);
  expect(delayOfHint(299)).toBe(0);
  expect(delayOfHint(300)).toBe(700);
});
