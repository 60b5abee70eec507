import { expect, test } from 'vitest';
import { delayOfHint } from './tooltip-delays.ts';

test('the first hint waits, the next one comes at once while the last is fresh', () => {
  expect(delayOfHint(Number.POSITIVE_INFINITY)).toBe(700);
  expect(delayOfHint(299)).toBe(0);
  expect(delayOfHint(300)).toBe(700);
});
