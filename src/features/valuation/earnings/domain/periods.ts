import { type DayRange, monthEnd, monthsUntil, wholeMonths } from './day-range.ts';

/** Oldest first; `latest`: the last twelve months. */
export const periodKeys = ['first', 'second', 'third', 'latest'] as const;
export type PeriodKey = (typeof periodKeys)[number];

/** Last day of the latest fiscal year and of the last twelve months: month-ends, YYYY-MM-DD. */
export type PeriodEnds = { yearEnds: string; latestEnds: string };

const yearsBack: Record<PeriodKey, number> = { first: 2, second: 1, third: 0, latest: 0 };

export function periodRange(key: PeriodKey, { yearEnds, latestEnds }: PeriodEnds): DayRange {
  const end = key === 'latest' ? latestEnds : yearEnds;
  const year = Number(end.slice(0, 4)) - yearsBack[key];
  return monthsUntil(monthEnd(year, Number(end.slice(5, 7))), 12);
}

export const isOneYear = ({ yearEnds, latestEnds }: PeriodEnds): boolean => yearEnds === latestEnds;

/** The periods of the books, oldest first. If `latest` is the same as the third year, it is left out. */
export function periodsOf(ends: PeriodEnds): readonly PeriodKey[] {
  return isOneYear(ends) ? periodKeys.filter((key) => key !== 'latest') : periodKeys;
}

export function heldAs(key: PeriodKey, ends: PeriodEnds): PeriodKey {
  return key === 'latest' && isOneYear(ends) ? 'third' : key;
}

export function isLatest(key: PeriodKey, ends: PeriodEnds): boolean {
  return key === heldAs('latest', ends);
}

/** Moves values to the keys they are stored under; a value for the fiscal year wins over one for `latest`. */
export function heldPeriods<T>(
  said: { readonly [K in PeriodKey]?: T },
  ends: PeriodEnds,
): { readonly [K in PeriodKey]?: T } {
  const { latest, ...years } = said;
  if (!isOneYear(ends) || latest === undefined) return said;
  return { ...years, third: years.third ?? latest };
}

/** The last calendar year and the last month that are over. `today`: YYYY-MM-DD. */
export function usualEnds(today: string): PeriodEnds {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return { yearEnds: monthEnd(year - 1, 12), latestEnds: monthEnd(year, month - 1) };
}

export type EndsRefusal = 'not-a-month-end' | 'latest-before-year' | 'ends-far-apart' | 'ends-ahead';

/** The last twelve months end with the fiscal year or after it. */
export function endsRefusal({ yearEnds, latestEnds }: PeriodEnds, today: string): EndsRefusal | null {
  const isEnd = (day: string) => wholeMonths(monthsUntil(day, 1)) === 1 && monthsUntil(day, 1).to === day;
  if (!isEnd(yearEnds) || !isEnd(latestEnds)) return 'not-a-month-end';
  if (latestEnds > today || yearEnds > today) return 'ends-ahead';
  if (latestEnds < yearEnds) return 'latest-before-year';
  const next = monthEnd(Number(yearEnds.slice(0, 4)) + 2, Number(yearEnds.slice(5, 7)));
  return latestEnds >= next ? 'ends-far-apart' : null;
}
