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

test('the collection of this Node takes part', async () => {
  const garbage = new WeakRef({ only: 'the start needed it' });
  // What a WeakRef gave out is held until the running task ends.
  await vi
    .importActual<typeof import('node:timers/promises')>('node:timers/promises')
    .then(({ setImmediate }) => setImmediate());
  returnMemoryWhenIdle({ idleFor: () => 10_000 });
  vi.advanceTimersByTime(2_000);
  expect(garbage.deref()).toBeUndefined();
});
