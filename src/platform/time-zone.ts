import { knownZone } from '#kernel/daily-time.ts';
import { locale } from '#kernel/locale.ts';

/** The IANA name that a browser gave; `null` if it is none. */
export function timeZoneFrom(given: string | undefined): string | null {
  if (!given || given.length > 60 || !/^[A-Za-z][\w+/-]*$/.test(given)) return null;
  try {
    return knownZone(given);
  } catch {
    return null;
  }
}

/** Its city in a few words: "America/New_York" → "New York". Zones without one keep their name. */
export function placeWords(timeZone: string): string {
  const [area = '', ...rest] = timeZone.split('/');
  const place = rest.at(-1);
  return place === undefined || area === 'Etc' ? timeZone : place.replaceAll('_', ' ');
}

/** Date and time of day as clocks there show it: "November 26, 2026 at 2:12 AM". */
export function timeIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
}
