import { locale } from '#kernel/locale.ts';

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "December 2026" of 2026-12. */
export function monthInWords(text: string): string {
  return month.format(new Date(`${text}-01T00:00:00Z`));
}
