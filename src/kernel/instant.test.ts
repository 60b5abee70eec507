import { describe, expect, it } from 'vitest';
import { days, hours, minutes, monthBefore, seconds, shift } from './instant.ts';

describe('instants', () => {
  it('shift by milliseconds in either direction without changing the original', () => {
    const at = new Date('2026-02-28T23:59:59.999Z');
    expect(shift(at, 1).toISOString()).toBe('2026-03-01T00:00:00.000Z');
    expect(shift(at, -14 * days).toISOString()).toBe('2026-02-14T23:59:59.999Z');
    expect(at.toISOString()).toBe('2026-02-28T23:59:59.999Z');
  });

  it('are measured in milliseconds', () => {
    expect([seconds, minutes, hours, days]).toEqual([1e3, 6e4, 3.6e6, 8.64e7]);
  });

  it('a month before is the same day, or the last day of that month', () => {
    const earlier = (at: string) => monthBefore(new Date(at)).toISOString();
    expect(earlier('2026-11-20T10:30:00.000Z')).toBe('2026-10-20T10:30:00.000Z');
    expect(earlier('2026-01-05T00:00:00.000Z')).toBe('2025-12-05T00:00:00.000Z');
    expect(earlier('2026-03-31T23:59:59.999Z')).toBe('2026-02-28T23:59:59.999Z');
    expect(earlier('2024-03-30T00:00:00.000Z')).toBe('2024-02-29T00:00:00.000Z');
  });
});
