import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptBackups } from './keep-rule.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const kept = (taken: readonly string[], daily: number, weekly: number, monthly: number) =>
  [...keptBackups(taken.map(at), { daily, weekly, monthly }).keys()]
    .toSorted((a, b) => a - b)
    .map((one) => new Date(one).toISOString().slice(0, 16));

describe('the backups to keep', () => {
  test('are the newest of each of the last days that have any', () => {
    const taken = ['2026-11-20T03:00', '2026-11-20T15:00', '2026-11-23T03:00', '2026-11-24T03:00'];
    expect(kept(taken, 3, 0, 0)).toEqual(['2026-11-20T15:00', '2026-11-23T03:00', '2026-11-24T03:00']);
  });

  test('are the newest of each week, which begins on Monday, and of each month', () => {
    // November 22, 2026 is a Sunday.
    const taken = ['2026-10-31T03:00', '2026-11-16T03:00', '2026-11-22T03:00', '2026-11-23T03:00'];
    expect(kept(taken, 0, 2, 0)).toEqual(['2026-11-22T03:00', '2026-11-23T03:00']);
    expect(kept(taken, 0, 0, 2)).toEqual(['2026-10-31T03:00', '2026-11-23T03:00']);
  });

  test('say what they are kept as', () => {
    const taken = ['2026-10-31T03:00', '2026-11-23T03:00', '2026-11-24T03:00'].map(at);
    expect([...keptBackups(taken, { daily: 1, weekly: 2, monthly: 2 }).values()]).toEqual([
      ['daily', 'weekly', 'monthly'],
      ['weekly', 'monthly'],
    ]);
    expect([...keptBackups(taken, { daily: 0, weekly: 0, monthly: 0 }).values()]).toEqual([[]]);
  });

  test('include the newest even if nothing is to be kept', () => {
    expect(kept(['2026-11-20T03:00', '2026-11-21T03:00'], 0, 0, 0)).toEqual(['2026-11-21T03:00']);
    expect(kept([], 7, 5, 12)).toEqual([]);
  });

  test('are, with one a day for years, those of 7 days, 5 weeks and 12 months', () => {
    const years = Array.from({ length: 900 }, (_, day) => at('2026-11-25T03:30') - day * 86_400_000);
    const all = keptBackups(years, { daily: 7, weekly: 5, monthly: 12 });
    expect(all.size).toBeGreaterThanOrEqual(12 + 4);
    expect(all.size).toBeLessThanOrEqual(7 + 5 + 12);
    expect(new Date(Math.min(...all.keys())).toISOString().slice(0, 10)).toBe('2025-12-31');
  });

  test('stay the same when the others were deleted', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 2e12 }), { maxLength: 60 });
    const rule = fc.record({
      daily: fc.integer({ min: 0, max: 9 }),
      weekly: fc.integer({ min: 0, max: 9 }),
      monthly: fc.integer({ min: 0, max: 15 }),
    });
    fc.assert(
      fc.property(instants, rule, (taken, chosen) => {
        const once = keptBackups(taken, chosen);
        expect(keptBackups([...once.keys()], chosen)).toEqual(once);
      }),
    );
  });
});
