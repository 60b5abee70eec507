import { locale } from '#kernel/locale.ts';

const units = [
  ['year', 365 * 24 * 60 * 60_000],
  ['month', 30 * 24 * 60 * 60_000],
  ['week', 7 * 24 * 60 * 60_000],
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;
const words = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

/** In the largest unit: "3 days ago". Under a minute, or ahead of our clock: "less than a minute ago". */
export function timeAgo(at: Date, now: Date): string {
  const elapsed = now.getTime() - at.getTime();
  for (const [unit, length] of units) {
    const n = Math.floor(elapsed / length);
    if (n >= 1) return words.format(-n, unit);
  }
  return 'less than a minute ago';
}
