import { dayOf } from '#kernel/days.ts';

/** Whole days, both ends included, each YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

const pad = (number: number) => String(number).padStart(2, '0');

/** Last day of a month as YYYY-MM-DD; `month` starts at 1, and months above 12 continue into the next year. */
export function monthEnd(year: number, month: number): string {
  return dayOf(new Date(Date.UTC(year, month, 0)));
}

/** First day of a month as YYYY-MM-DD; `month` starts at 1, and 0 and below count back. */
export function monthStart(year: number, month: number): string {
  return dayOf(new Date(Date.UTC(year, month - 1, 1)));
}

/** The range of `months` whole months that ends with the month of `end`. */
export function monthsUntil(end: string, months: number): DayRange {
  const [year, month] = partsOf(end);
  return { from: monthStart(year, month - months + 1), to: monthEnd(year, month) };
}

/** The number of whole months in a range; `null` if it starts or ends within one or ends before it starts. */
export function wholeMonths({ from, to }: DayRange): number | null {
  const [fromYear, fromMonth] = partsOf(from);
  const [year, month] = partsOf(to);
  if (from !== monthStart(fromYear, fromMonth) || to !== monthEnd(year, month)) return null;
  const count = (year - fromYear) * 12 + month - fromMonth + 1;
  return count > 0 ? count : null;
}

/** The months of a range, oldest first, as YYYY-MM; empty if it is not whole months. */
export function monthsIn(range: DayRange): string[] {
  const [year, month] = partsOf(range.from);
  return Array.from({ length: wholeMonths(range) ?? 0 }, (_, at) => monthStart(year, month + at).slice(0, 7));
}

/** A calendar day as YYYY-MM-DD; `null` if it does not exist, such as the 31st of a month with 30 days. */
export function dayIn(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    ? `${year}-${pad(month)}-${pad(day)}`
    : null;
}

function partsOf(day: string): [number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
}
