import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';

export type DayViews = { day: string; views: number };

/** Including today. */
export const reportedDays = 90;

const week = 7;

/** The first day of a report that ends today. */
export function firstReportedDay(now: Date): string {
  return dayOf(shift(now, -(reportedDays - 1) * days));
}

/** Every day from `since` (at most 90) to today, oldest first, 0 without views; empty without `since`. */
export function everyDay(counted: readonly DayViews[], since: string | null, now: Date): DayViews[] {
  if (since === null) return [];
  const views = new Map(counted.map((one) => [one.day, one.views]));
  return Array.from({ length: reportedDays }, (_, back) => dayOf(shift(now, -back * days)))
    .filter((day) => day >= since)
    .map((day) => ({ day, views: views.get(day) ?? 0 }))
    .reverse();
}

export type WeeklyViews = {
  /** Per week, over all whole weeks; in the first week the views so far. `null` without data. */
  average: number | null;
  lastWeek: number;
  /** Views of the seven days before; `null` if not all of them were counted. */
  weekBefore: number | null;
};

/** Weekly sums of consecutive days (oldest first, today last); weeks end today (product policy). */
export function weeklyViews(report: readonly DayViews[]): WeeklyViews {
  const sum = (part: readonly DayViews[]) => part.reduce((total, { views }) => total + views, 0);
  const weeks = Math.floor(report.length / week);
  return {
    average:
      report.length === 0 ? null : weeks === 0 ? sum(report) : sum(report.slice(-weeks * week)) / weeks,
    lastWeek: sum(report.slice(-week)),
    weekBefore: weeks < 2 ? null : sum(report.slice(-2 * week, -week)),
  };
}

/** Views of the last whole weeks, at most `most`, newest last; weeks end today. */
export function wholeWeeks(report: readonly DayViews[], most: number): number[] {
  const weeks = Math.min(most, Math.floor(report.length / week));
  return Array.from({ length: weeks }, (_, at) => {
    const end = report.length - (weeks - 1 - at) * week;
    return report.slice(end - week, end).reduce((total, { views }) => total + views, 0);
  });
}
