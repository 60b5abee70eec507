import { dayOf } from '#kernel/days.ts';

/** A month as `YYYY-MM`; a day as `YYYY-MM-DD`. Texts of one form are ordered as their times are. */
export function monthOf(year: number, month: number): string {
  const at = new Date(Date.UTC(year, month - 1, 1));
  return at.toISOString().slice(0, 7);
}

export function monthAfter(month: string, by: number): string {
  return monthOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)) + by);
}

/** Both ends included; nothing if `to` is before `from`, and at most 50 years. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let at = from; at <= to && months.length < 600; at = monthAfter(at, 1)) months.push(at);
  return months;
}

export function monthsOfYear(year: number): string[] {
  return monthsBetween(monthOf(year, 1), monthOf(year, 12));
}

export function lastDayOf(month: string): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));
  return dayOf(at);
}

/** The last month that is over on `today`. */
export function lastMonthBefore(today: string): string {
  return monthAfter(today.slice(0, 7), -1);
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** English names of months, long or short, as a part of a regular expression. */
export const monthWords =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** 1 to 12 for an English name of a month. */
export function monthNumber(word: string): number {
  return names.indexOf(word.slice(0, 3)) + 1;
}

/** `null` if there is no such day. */
export function dayIn(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? dayOf(at) : null;
}
