import { expect, test, vi } from 'vitest';
import { retriedAfterDeadlock } from './deadlock.ts';

const failing = (code: string) => Object.assign(new Error(code), { code });

test('a statement that the database undid is repeated', async () => {
  const run = vi.fn<() => Promise<string>>();
  run
    .mockRejectedValueOnce(failing('40P01'))
    .mockRejectedValueOnce(failing('40001'))
    .mockResolvedValue('done');
  expect(await retriedAfterDeadlock(run)).toBe('done');
  expect(run).toHaveBeenCalledTimes(3);
});

test('four times at most, and not after another error', async () => {
  const always = vi.fn(() => Promise.reject(failing('40P01')));
  await expect(retriedAfterDeadlock(always)).rejects.toThrow('40P01');
  expect(always).toHaveBeenCalledTimes(4);
  const other = vi.fn(() => Promise.reject(failing('23505')));
  await expect(retriedAfterDeadlock(other)).rejects.toThrow('23505');
  expect(other).toHaveBeenCalledTimes(1);
});
