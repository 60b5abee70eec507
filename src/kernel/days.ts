import { locale } from './locale.ts';
import { once } from './once.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const medium = format({ dateStyle: 'medium' });
const long = format({ dateStyle: 'long' });
const short = format({ month: 'short', day: 'numeric' });
const shortMonth = format({ month: 'short', year: 'numeric' });
const longMonth = format({ month: 'long', year: 'numeric' });

/** The day of a moment in UTC: `2026-12-20`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Today where the caller is: `2026-12-20`. */
export function localToday(): string {
  // sv-SE formats dates as YYYY-MM-DD.
  return new Date().toLocaleDateString('sv-SE');
}

/** Where the clock of the caller is set to: `America/Denver`. Browsers may hide it. */
export function localZone(): string {
  return new Intl.DateTimeFormat(locale).resolvedOptions().timeZone;
}

/** `Sunday`, of a moment as clocks in the time zone show it. */
export function weekdayName(at: Date, timeZone = 'UTC'): string {
  return at.toLocaleDateString(locale, { weekday: 'long', timeZone });
}

/** `Dec 20` for `2026-12-20`, in any time zone. */
export function shortDay(day: string): string {
  return short().format(new Date(day));
}

/** `Dec 20, 2026` for `2026-12-20`, in any time zone. */
export function dayInWords(day: string): string {
  return medium().format(new Date(day));
}

/** `December 20, 2026` for `2026-12-20`, in any time zone. */
export function longDay(day: string): string {
  return long().format(new Date(day));
}

/** `Dec 2026` for `2026-12` or a day in it. */
export function monthInWords(month: string): string {
  return shortMonth().format(new Date(month));
}

/** `Dec 2026, Feb 2027 to Apr 2027` for months of the form `2026-12`, oldest first; the next ones in a row are one span. */
export function monthSpansInWords(months: readonly string[]): string {
  const ends: [string, string][] = [];
  for (const month of months) {
    const last = ends.at(-1);
    if (last && monthAfter(last[1]) === month) last[1] = month;
    else ends.push([month, month]);
  }
  const words = ends.map(([from, to]) =>
    from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`,
  );
  return words.join(', ');
}

function monthAfter(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1))
    .toISOString()
    .slice(0, 7);
}

/** `December 2026` for `2026-12` or a day in it. */
export function longMonthOf(month: string): string {
  return longMonth().format(new Date(month));
}
