import { expect, test, vi } from 'vitest';
import { once, onceLoaded } from './once.ts';

test('computes the value at the first call, and only once, whatever it is', () => {
  let made = 0;
  const nothing = once(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  expect([nothing(), nothing()]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});

test('onceLoaded loads once for callers at the same time, and again after a failure', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(1);
  const get = onceLoaded(load);
  await expect(get()).rejects.toThrow('gone');
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(2);
});
