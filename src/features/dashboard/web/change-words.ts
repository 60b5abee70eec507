import { locale } from '#kernel/locale.ts';

/** How a figure compares with the one of a week before; a dash where there was no such week. */
export function changeWords({ now, weekBefore }: { now: number; weekBefore: number | null }): string {
  if (weekBefore === null) return 'Change: — (no week before)';
  if (weekBefore === now) return 'As a week before';
  if (weekBefore === 0) return 'None a week before';
  const change = Math.round(((now - weekBefore) / weekBefore) * 100);
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString(locale)}% against the week before`;
}
