import { days, hours } from '#kernel/instant.ts';
import { storedWord } from '#kernel/stored-word.ts';

/** How often mails tell of new listings. */
export const frequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  instant: 'Instantly',
  daily: 'Daily digest',
  weekly: 'Once a week',
  off: 'Off',
};

/** How many searches one person may keep (product policy). */
export const mostSaved = 50;
export const longestName = 80;

/** In the morning of the United States: 6 to 9 o'clock from the west to the east. */
const hourOfMails = 13;
const monday = 1;

/** Reads a stored word back; throws when the column holds anything else. */
export const storedFrequency: (stored: string) => Frequency = storedWord(frequencies, 'frequency');

/**
 * When the next mail may go out: at once, the next day at 13:00 UTC, the next Monday at 13:00 UTC. Always later than
 * `now` but for 'instant'; `null` when no mail is wanted.
 */
export function nextMailAt(frequency: Frequency, now: Date): Date | null {
  if (frequency === 'off') return null;
  if (frequency === 'instant') return now;
  const next = new Date(now);
  next.setUTCHours(hourOfMails, 0, 0, 0);
  if (next <= now) next.setTime(next.getTime() + 24 * hours);
  if (frequency === 'daily') return next;
  return new Date(next.getTime() + ((7 + monday - next.getUTCDay()) % 7) * days);
}
