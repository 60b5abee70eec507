import { locale } from '#kernel/locale.ts';

/** `+33%`, `-50%` or `0%`, in whole percent; `null` where there was nothing to compare with. */
export function changeSince(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString(locale)}%`;
}
