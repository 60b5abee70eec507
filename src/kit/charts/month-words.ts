import { locale } from '#kernel/locale.ts';

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function monthInWords(text: string): string {
  return month.format(new Date(`${text}-01T00:00:00Z`));
}
