import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayViews, everyDay, firstReportedDay, reportedDays, weeklyViews, wholeWeeks } from './views.ts';

const now = new Date('2026-11-20T00:00:01.000Z');
const inARow = (...views: number[]): DayViews[] => views.map((n, i) => ({ day: String(i), views: n }));

describe('the daily views report', () => {
  test('includes every day once, without gaps, through today', () => {
    expect(everyDay([{ day: '2026-11-18', views: 4 }], '2026-11-17', now)).toEqual([
      { day: '2026-11-17', views: 0 },
      { day: '2026-11-18', views: 4 },
      { day: '2026-11-19', views: 0 },
      { day: '2026-11-20', views: 0 },
    ]);
  });

  test('covers at most the last ninety days', () => {
    const report = everyDay([], '2020-01-01', now);
    expect(report).toHaveLength(reportedDays);
    expect(report[0]?.day).toBe(firstReportedDay(now));
    expect(everyDay([], null, now)).toEqual([]);
  });
});

describe('weekly views', () => {
  test('have no average when there are no days', () => {
    expect(weeklyViews([])).toEqual({ average: null, lastWeek: 0, weekBefore: null });
  });

  test('count a partial first week and compare it with no earlier week', () => {
    expect(weeklyViews(inARow(1, 2, 3))).toEqual({ average: 6, lastWeek: 6, weekBefore: null });
    expect(weeklyViews(inARow(9, 1, 1, 1, 1, 1, 1, 1))).toEqual({
      average: 7,
      lastWeek: 7,
      weekBefore: null,
    });
  });

  test('average and compare two full weeks', () => {
    const report = inARow(50, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3);
    expect(weeklyViews(report)).toEqual({ average: 14, lastWeek: 21, weekBefore: 7 });
  });

  test('average between the worst and the best week', () => {
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

test('full weeks end today, oldest first, limited to the requested number', () => {
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
