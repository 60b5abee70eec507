import type { WeeklyViews } from '#features/listing-views/domain/views.ts';
import { locale } from '#kernel/locale.ts';

/** How the last week compares with the one before; a dash where there is none before. */
export function changeWords({ average, lastWeek, weekBefore }: WeeklyViews): string {
  if (average === null) return 'No listing of yours has been public yet.';
  const week = `${lastWeek.toLocaleString(locale)} in the last 7 days`;
  if (weekBefore === null) return `${week}. Change: — (no week before)`;
  if (weekBefore === lastWeek) return `${week}, as in the week before`;
  if (weekBefore === 0) return `${week}, none in the week before`;
  const change = Math.round(((lastWeek - weekBefore) / weekBefore) * 100);
  return `${week}, ${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString(locale)}% against the week before`;
}
