import type { WeeklyViews } from '#features/marketplace/listing-views/domain/views.ts';
import { grouped } from '#kernel/counts.ts';
import { changeWords } from '#site/dashboard/web/change-words.ts';

export function viewsWords({ average, lastWeek, weekBefore }: WeeklyViews): string {
  if (average === null) return 'Views are counted once a listing is public.';
  const change = changeWords({ now: lastWeek, weekBefore });
  const week = `${grouped(lastWeek)} in the last 7 days`;
  return change === null ? week : `${week}. ${change}`;
}
