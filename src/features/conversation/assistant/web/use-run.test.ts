import { expect, test } from 'vitest';
import { createRun } from './use-run.ts';

test('a run ends when its component leaves, and when another begins', () => {
  const { begin, end } = createRun();
  const signals = [begin(), begin()];
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  end();
  expect(signals[1]?.aborted).toBe(true);
});
