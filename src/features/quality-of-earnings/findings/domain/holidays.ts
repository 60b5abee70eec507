import { dayOf } from '#kernel/days.ts';

/**
 * The legal public holidays of the United States in a year, each YYYY-MM-DD, on their own day and not on the day on
 * which offices close instead. Source: 5 U.S.C. 6103.
 */
export function holidaysOf(year: number): string[] {
  const fixed = ['01-01', ...(year >= firstJuneteenth ? ['06-19'] : []), '07-04', '11-11', '12-25'];
  return [
    ...fixed.map((day) => `${year}-${day}`),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    nthWeekday(year, 11, thursday, 4),
  ].toSorted();
}

const firstJuneteenth = 2021;
const monday = 1;
const thursday = 4;

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return dayAt(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  return dayAt(year, month, last.getUTCDate() - ((last.getUTCDay() - monday + 7) % 7));
}

const dayAt = (year: number, month: number, day: number) => dayOf(new Date(Date.UTC(year, month - 1, day)));
