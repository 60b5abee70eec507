import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { reminderDays, remindersDue } from './reminding.ts';
import { signingTime } from './signing.ts';

const issued = new Date('2026-03-01T10:00:00Z');

test('a reminder is due from its day on, to the millisecond', () => {
  for (const [at, day] of reminderDays.entries()) {
    expect(remindersDue(issued, shift(issued, day * days - 1))).toBe(at);
    expect(remindersDue(issued, shift(issued, day * days))).toBe(at + 1);
  }
});

test('the count never decreases, and the last reminder leaves time to sign', () => {
  fc.assert(
    fc.property(fc.nat(30 * days), fc.nat(30 * days), (one, other) => {
      const [sooner, later] = one < other ? [one, other] : [other, one];
      expect(remindersDue(issued, shift(issued, sooner))).toBeLessThanOrEqual(
        remindersDue(issued, shift(issued, later)),
      );
    }),
  );
  expect(Math.max(...reminderDays) * days).toBeLessThan(signingTime);
});
