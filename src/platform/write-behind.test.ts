import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeBehind, writeDown } from './write-behind.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('writes at intervals, one write after the other, and once more at the end', async () => {
  let [writing, most, written] = [0, 0, 0];
  const behind = writeBehind(1_000, async () => {
    writing += 1;
    most = Math.max(most, writing);
    await new Promise((done) => setTimeout(done, 1_500));
    writing -= 1;
    written += 1;
  });
  behind.start();
  await vi.advanceTimersByTimeAsync(4_600);
  expect([written, most]).toEqual([2, 1]);
  const stopped = behind.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect([written, most]).toEqual([5, 1]);
});

test('keeps what could not be written', async () => {
  const noted = new Map([1, 2, 3, 4, 5].map((value) => [String(value), value]));
  const batches: number[][] = [];
  const write = async (batch: number[]) => {
    if (batches.length === 2) throw new Error('down');
    batches.push(batch);
  };
  await expect(writeDown(noted, 2, write)).rejects.toThrow('down');
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect([...noted.values()]).toEqual([5]);
});
