import { locale } from './locale.ts';

const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day for a mail, whose reader may be in any time zone: `December 20, 2026 (UTC)`. */
export function dayWords(at: Date): string {
  return `${long.format(at)} (UTC)`;
}
