import { grouped } from '#kernel/counts.ts';

/** `null` if there is no figure of the week before. */
export function changeWords({ now, weekBefore }: { now: number; weekBefore: number | null }): string | null {
  if (weekBefore === null) return null;
  if (weekBefore === now) return 'Same as last week';
  if (weekBefore === 0) return 'None last week';
  const change = Math.round(((now - weekBefore) / weekBefore) * 100);
  return `${change > 0 ? '+' : '−'}${grouped(Math.abs(change))}% vs. last week`;
}
