/** Whole days, both ends included, each YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

const pad = (number: number) => String(number).padStart(2, '0');

/** The last day of a month; `month` from 1 on, months beyond a year go on into the next. YYYY-MM-DD. */
export function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The first day of a month; `month` from 1 on, 0 and below count back. YYYY-MM-DD. */
export function monthStart(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

/** The days from the first of the month that is `months` long and ends with the month of `end`. */
export function monthsUntil(end: string, months: number): DayRange {
  const [year, month] = partsOf(end);
  return { from: monthStart(year, month - months + 1), to: monthEnd(year, month) };
}

/** How many whole months a range is; `null` where it begins or ends inside of one, or ends before it begins. */
export function wholeMonths({ from, to }: DayRange): number | null {
  const [fromYear, fromMonth] = partsOf(from);
  const [year, month] = partsOf(to);
  if (from !== monthStart(fromYear, fromMonth) || to !== monthEnd(year, month)) return null;
  const count = (year - fromYear) * 12 + month - fromMonth + 1;
  return count > 0 ? count : null;
}

/** The months of a range, oldest first, as YYYY-MM; none where it is not of whole months. */
export function monthsIn(range: DayRange): string[] {
  const [year, month] = partsOf(range.from);
  return Array.from({ length: wholeMonths(range) ?? 0 }, (_, at) => monthStart(year, month + at).slice(0, 7));
}

/** A day that there is, as YYYY-MM-DD; `null` for the 31st of a month with 30 days. */
export function dayIn(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    ? `${year}-${pad(month)}-${pad(day)}`
    : null;
}

function partsOf(day: string): [number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
}
