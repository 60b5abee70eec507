import { describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds, shift } from '#kernel/instant.ts';
import { isFailingTooLong, nextAttempt, pausedUntil } from './webhook.ts';

const now = new Date('2026-11-25T12:00:00.000Z');

describe('when a delivery is tried again', () => {
  it('waits longer each time, and gives up after the eighth attempt', () => {
    const waits = Array.from({ length: 8 }, (_, at) => nextAttempt(at + 1, now)).map(
      (due) => due && due.getTime() - now.getTime(),
    );
    const rising = [1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 10 * hours];
    expect(waits).toEqual([...rising, null]);
  });

  it('leaves a failing receiver alone for up to an hour', () => {
    expect(pausedUntil(2, now)).toBeNull();
    expect(pausedUntil(3, now)).toEqual(shift(now, 30 * seconds));
    expect(pausedUntil(5, now)).toEqual(shift(now, 2 * minutes));
    expect(pausedUntil(60, now)).toEqual(shift(now, 1 * hours));
  });

  it('turns a receiver off that fails for three days', () => {
    expect(isFailingTooLong(shift(now, -2.9 * days), now)).toBe(false);
    expect(isFailingTooLong(shift(now, -3 * days), now)).toBe(true);
  });
});
