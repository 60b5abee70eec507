import { grouped } from '#kernel/counts.ts';

export function changeSince(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : ''}${grouped(percent)}%`;
}
