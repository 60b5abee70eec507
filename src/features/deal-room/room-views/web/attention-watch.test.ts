import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAttention } from './attention-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(attentive: () => boolean) {
  const told: [number, boolean][] = [];
  const end = watchAttention({
    attentive,
    now: () => Date.now(),
    send: (milliseconds, last) => told.push([milliseconds, last]),
  });
  return { told, end };
}

test('reports every ten seconds, and the rest at the end', () => {
  const { told, end } = watched(() => true);
  vi.advanceTimersByTime(23_500);
  end();
  expect(told).toEqual([
    [10_000, false],
    [10_000, false],
    [3_500, true],
  ]);
});

test('counts and reports nothing while no one is reading', () => {
  let looks = false;
  const { told, end } = watched(() => looks);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  looks = true;
  vi.advanceTimersByTime(4_000);
  looks = false;
  vi.advanceTimersByTime(60_000);
  end();
  expect(told.reduce((sum, [milliseconds]) => sum + milliseconds, 0)).toBe(4_000);
});

test('does not count the time that the machine slept', () => {
  const { told, end } = watched(() => true);
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1_000);
  end();
  expect(told.reduce((sum, [milliseconds]) => sum + milliseconds, 0)).toBeLessThanOrEqual(4_000);
});

test('reports at the end only once', () => {
  const { told, end } = watched(() => true);
  vi.advanceTimersByTime(2_000);
  end();
  end();
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([[2_000, true]]);
});
