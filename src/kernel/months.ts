import { dayOf } from './days.ts';

/** The first day (UTC, YYYY-MM-DD) of the `count` calendar months that end with the month of `at`. */
export function firstDayOf(at: Date, count: number): string {
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count + 1, 1)));
}
