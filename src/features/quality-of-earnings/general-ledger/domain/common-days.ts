import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';

type Days = { firstDay: string | null; lastDay: string | null };

/** The days that two files both cover; `null` if none, or if one has no lines. */
export function commonDays(one: Days, other: Days): DayRange | null {
  if (one.firstDay === null || other.firstDay === null) return null;
  if (one.lastDay === null || other.lastDay === null) return null;
  const [, from = ''] = [one.firstDay, other.firstDay].toSorted();
  const [to = ''] = [one.lastDay, other.lastDay].toSorted();
  return from <= to ? { from, to } : null;
}
