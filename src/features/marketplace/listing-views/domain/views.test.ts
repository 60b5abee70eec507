import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayViews, everyDay, firstReportedDay, reportedDays, weeklyViews, wholeWeeks } from './views.ts';

const now = new Date('2026-11-20T00:00:01.000Z');
const inARow = (...views: number[]): DayViews[] => views.map((n, i) => ({ day: String(i), views: n }));

describe('every day of a report', () => {
  test('stands in it once, without a gap, the last one today', () => {
    expect(everyDay([{ day: '2026-11-18', views: 4 }], '2026-11-17', now)).toEqual([
      { day: '2026-11-17', views: 0 },
      { day: '2026-11-18', views: 4 },
      { day: '2026-11-19', views: 0 },
      { day: '2026-11-20', views: 0 },
    ]);
  });

  test('lies in the last ninety', () => {
    const report = everyDay([], '2020-01-01', now);
    expect(report).toHaveLength(reportedDays);
    expect(report[0]?.day).toBe(firstReportedDay(now));
    expect(everyDay([], null, now)).toEqual([]);
  });
});

describe('views by the week', () => {
  test('without a day nothing is known', () => {
    expect(weeklyViews([])).toEqual({ average: null, lastWeek: 0, weekBefore: null });
  });

  test('the first week counts as it stands, and has no week before', () => {
    expect(weeklyViews(inARow(1, 2, 3))).toEqual({ average: 6, lastWeek: 6, weekBefore: null });
    expect(weeklyViews(inARow(9, 1, 1, 1, 1, 1, 1, 1))).toEqual({
      average: 7,
      lastWeek: 7,
      weekBefore: null,
    });
  });

  test('two whole weeks make an average and a comparison', () => {
    const report = inARow(50, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3);
    expect(weeklyViews(report)).toEqual({ average: 14, lastWeek: 21, weekBefore: 7 });
  });

  test('the average lies between the best and the worst week', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 14, maxLength: 90 }), (views) => {
        const { average } = weeklyViews(inARow(...views));
        const whole = Math.floor(views.length / 7);
        const kept = views.slice(-whole * 7);
        const sums = Array.from({ length: whole }, (_, i) =>
          kept.slice(i * 7, i * 7 + 7).reduce((a, b) => a + b, 0),
        );
        expect(average).toBeGreaterThanOrEqual(Math.min(...sums));
        expect(average).toBeLessThanOrEqual(Math.max(...sums));
      }),
    );
  });
});

test('whole weeks end today, the newest last, at most as many as are asked for', () => {
  expect(wholeWeeks(inARow(1, 1, 1), 8)).toEqual([]);
  expect(wholeWeeks(inARow(9, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2), 8)).toEqual([7, 14]);
  expect(wholeWeeks(inARow(9, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2), 1)).toEqual([14]);
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: reportedDays }), (views) => {
      const report = inARow(...views);
      expect(wholeWeeks(report, 100).at(-1) ?? weeklyViews(report).lastWeek).toBe(
        weeklyViews(report).lastWeek,
      );
    }),
  );
});
