import type { DayViews } from '#features/marketplace/listing-views/domain/views.ts';
import { dayText } from '#kit/ui/date-format.ts';

export type WeekViews = { from: string; label: string; views: number };

/** Days in a row (oldest first) by the week, the newest first; the oldest may be short. Weeks end with the last day. */
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

/** A day of UTC, written the same for every reader in the United States. */
export function textOf(day: string): string {
  return dayText(new Date(`${day}T12:00:00Z`));
}
