import { days, hours } from '#kernel/instant.ts';
import { storedWord } from '#kernel/stored-word.ts';

export const frequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  instant: 'Instantly',
  daily: 'Daily digest',
  weekly: 'Once a week',
  off: 'Off',
};

/** Per person (product policy). */
export const mostSaved = 50;
export const longestName = 80;

/** UTC: a morning hour in all of the United States, 6 a.m. in the west and 9 a.m. in the east. */
const hourOfMails = 13;
const monday = 1;

/** Throws if the column holds an unknown frequency. */
export const storedFrequency: (stored: string) => Frequency = storedWord(frequencies, 'frequency');

/** When the next email is due: `now` for 'instant', else the next 13:00 UTC (weekly: on a Monday); `null` for 'off'. */
export function nextMailAt(frequency: Frequency, now: Date): Date | null {
  if (frequency === 'off') return null;
  if (frequency === 'instant') return now;
  const next = new Date(now);
  next.setUTCHours(hourOfMails, 0, 0, 0);
  if (next <= now) next.setTime(next.getTime() + 24 * hours);
  if (frequency === 'daily') return next;
  return new Date(next.getTime() + ((7 + monday - next.getUTCDay()) % 7) * days);
}
