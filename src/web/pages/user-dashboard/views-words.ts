import { changeWords } from '#features/dashboard/web/change-words.ts';
import type { WeeklyViews } from '#features/listing-views/domain/views.ts';
import { locale } from '#kernel/locale.ts';

/** The views of the last week, and how they compare with the week before where there was one. */
export function viewsWords({ average, lastWeek, weekBefore }: WeeklyViews): string {
  if (average === null) return 'Views are counted once a listing is public.';
  const change = changeWords({ now: lastWeek, weekBefore });
  const week = `${lastWeek.toLocaleString(locale)} in the last 7 days`;
  return change === null ? week : `${week}. ${change}`;
}
