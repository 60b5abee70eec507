import { locale } from '#kernel/locale.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** "Dec 4, 2026" of 2026-12-04: a day has no time zone. */
export function dayInWords(text: string): string {
  return day.format(new Date(`${text}T00:00:00Z`));
}

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "December 2026" of 2026-12. */
export function monthInWords(text: string): string {
  return month.format(new Date(`${text}-01T00:00:00Z`));
}
