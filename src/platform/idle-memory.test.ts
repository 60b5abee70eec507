import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnMemoryWhenIdle } from './idle-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('memory is given back once, when nothing has happened for a while', () => {
  let idle = 0;
  const collect = vi.fn();
  returnMemoryWhenIdle({ idleFor: () => idle, collect });
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  idle = 2_500;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

test('never after a stop', () => {
  const collect = vi.fn();
  returnMemoryWhenIdle({ idleFor: () => 10_000, collect })();
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
});

test('the collection of this Node takes part', () => {
  vi.useRealTimers();
  const before = process.memoryUsage().heapUsed;
  let garbage: number[] | null = Array.from({ length: 2_000_000 }, (_, at) => at * 1.5);
  expect(process.memoryUsage().heapUsed).toBeGreaterThan(before);
  garbage = null;
  vi.useFakeTimers();
  returnMemoryWhenIdle({ idleFor: () => 10_000 });
  expect(() => vi.advanceTimersByTime(2_000)).not.toThrow();
  expect(garbage).toBeNull();
});
