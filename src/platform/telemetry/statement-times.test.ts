import { expect, test } from 'vitest';
import { createStatementTimes } from './statement-times.ts';

test('the slowest statements come first, with their count, mean and 99th percentile', () => {
  const times = createStatementTimes();
  for (let i = 1; i <= 1_000; i += 1) times.note('steady', i / 100);
  for (let i = 0; i < 10; i += 1) times.note('slow', 400);
  times.note('quick', 0);
  const [slow, steady, quick] = times.slowest(10);
  expect(slow).toEqual({ name: 'slow', count: 10, mean: 400, p99: 400 });
  expect(steady).toMatchObject({ name: 'steady', count: 1_000 });
  expect(steady?.mean).toBeCloseTo(5.005);
  expect(steady?.p99).toBeGreaterThanOrEqual(9.9);
  expect(steady?.p99).toBeLessThan(9.9 * 1.2);
  expect(quick).toEqual({ name: 'quick', count: 1, mean: 0, p99: 0 });
  expect(times.slowest(1)).toHaveLength(1);
});

test('one slow answer in a thousand does not make the 99th percentile', () => {
  const times = createStatementTimes();
  for (let i = 0; i < 999; i += 1) times.note('mostly quick', 1);
  times.note('mostly quick', 9_000);
  expect(times.slowest(1)[0]?.p99).toBeLessThan(1.2);
});
