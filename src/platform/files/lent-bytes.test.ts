import { describe, expect, test, vi } from 'vitest';
import { byteLender, freeBytes, type LentBytes } from './lent-bytes.ts';

const part = 4_000_000;

const same = (one: LentBytes, other: LentBytes) => one.bytes.buffer === other.bytes.buffer;

describe('a pooled buffer', () => {
  test('is reused after it was released, and not before', () => {
    const lend = byteLender();
    const [first, second] = [lend(part), lend(part)];
    expect(same(first, second)).toBe(false);
    first.giveBack();
    expect(same(first, lend(part - 1))).toBe(true);
  });

  test('has one user at a time, even if it was released twice', () => {
    const lend = byteLender();
    const lent = lend(part);
    lent.giveBack();
    lent.giveBack();
    expect(same(lend(part), lend(part))).toBe(false);
  });

  test('has the requested length, however large or small', () => {
    const lend = byteLender();
    for (const size of [0, 1, 300_000, 8 * 1024 * 1024 + 28, 15_000_000])
      expect(lend(size).bytes.byteLength).toBe(size);
  });

  test('is left to the garbage collector after a minute', () => {
    vi.useFakeTimers();
    try {
      const lend = byteLender();
      const lent = lend(part);
      lent.giveBack();
      vi.advanceTimersByTime(61_000);
      expect(same(lend(part), lent)).toBe(false);
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
