import type { DayViews } from '#features/marketplace/listing-views/domain/views.ts';
import { dayText } from '#kit/ui/date-format.ts';

export type WeekViews = { from: string; label: string; views: number };

/**
 * Groups consecutive days (oldest first) into weeks (newest first). Weeks end with the last day; the oldest may be
 * short.
 */
export function weeksOf(days: readonly DayViews[]): WeekViews[] {
  const weeks: WeekViews[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    const [first] = week;
    const last = week.at(-1);
    if (!first || !last) break;
    weeks.push({
      from: first.day,
      label: `${textOf(first.day)} – ${textOf(last.day)}`,
      views: week.reduce((sum, { views }) => sum + views, 0),
    });
  }
  return weeks;
}

/** Noon UTC is the same date in all time zones of the United States. */
export function textOf(day: string): string {
  return dayText(new Date(`${day}T12:00:00Z`));
}
