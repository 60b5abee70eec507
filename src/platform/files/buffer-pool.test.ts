import { describe, expect, test, vi } from 'vitest';
import { bufferPool, freeBytes, type PooledBuffer } from './buffer-pool.ts';

const part = 4_000_000;

const same = (one: PooledBuffer, other: PooledBuffer) => one.bytes.buffer === other.bytes.buffer;

describe('a pooled buffer', () => {
  test('is reused after it was released, and not before', () => {
    const lend = bufferPool();
    const [first, second] = [lend(part), lend(part)];
    expect(same(first, second)).toBe(false);
    first.release();
    expect(same(first, lend(part - 1))).toBe(true);
  });

  test('has one user at a time, even if it was released twice', () => {
    const lend = bufferPool();
    const taken = lend(part);
    taken.release();
    taken.release();
    expect(same(lend(part), lend(part))).toBe(false);
  });

  test('has the requested length, however large or small', () => {
    const lend = bufferPool();
    for (const size of [0, 1, 300_000, 8 * 1024 * 1024 + 28, 15_000_000])
      expect(lend(size).bytes.byteLength).toBe(size);
  });

  test('is left to the garbage collector after a minute', () => {
    vi.useFakeTimers();
    try {
      const lend = bufferPool();
      const taken = lend(part);
      taken.release();
      vi.advanceTimersByTime(61_000);
      expect(same(lend(part), taken)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('freed memory', () => {
  test('is gone immediately if the bytes own it', () => {
    const own = Buffer.allocUnsafeSlow(100);
    freeBytes(own);
    expect(own.byteLength).toBe(0);
  });

  test('stays if other bytes share it', () => {
    const whole = Buffer.alloc(100, 7);
    freeBytes(whole.subarray(0, 50));
    expect(whole[60]).toBe(7);
  });
});
