import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shift } from '#kernel/instant.ts';
import { beatLimit, creditedTime, heatOf } from './attention.ts';

const start = new Date('2026-11-20T12:00:00Z');

describe('reading time', () => {
  test('never exceeds the clock, whatever browsers report and however many windows do', () => {
    const beat = fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -5, max: 10_000_000 }));
    fc.assert(
      fc.property(fc.array(beat, { maxLength: 50 }), (beats) => {
        let [at, last, sum]: [Date, Date | null, number] = [start, null, 0];
        for (const [after, told] of beats) {
          at = shift(at, after);
          const credit = creditedTime(told, last, at);
          expect(credit).toBeGreaterThanOrEqual(0);
          sum += credit;
          last = at;
        }
        expect(sum).toBeLessThanOrEqual(at.getTime() - start.getTime() + beatLimit);
      }),
    );
  });

  test('counts what was reported if the clock agrees', () => {
    expect(creditedTime(10_000, start, shift(start, 10_050))).toBe(10_000);
    expect(creditedTime(4_000, null, start)).toBe(4_000);
    expect(creditedTime(10_000, start, shift(start, 2_000))).toBe(2_000);
    expect(creditedTime(3_600_000, start, shift(start, 3_600_000))).toBe(beatLimit);
  });
});

test('heat is 0 only for no time and 4 for the maximum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (most, part) => {
      const heat = heatOf(Math.min(part, most), most);
      expect(heat === 0).toBe(part === 0);
      expect(heatOf(most, most)).toBe(4);
    }),
  );
});
