import { locale } from '#kernel/locale.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** "Dec 4, 2026" from 2026-12-04: a day has no time zone. */
export function dayInWords(text: string): string {
  return day.format(new Date(`${text}T00:00:00Z`));
}
