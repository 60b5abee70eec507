import { locale } from './locale.ts';
import { once } from './once.ts';

const format = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options));
const eastern = { timeZone: 'America/New_York' } as const;
const utc = { timeZone: 'UTC' } as const;
const day = { dateStyle: 'long' } as const;
const minute = { hour: 'numeric', minute: '2-digit' } as const;
const second = { timeStyle: 'medium' } as const;

const days = { eastern: format({ ...day, ...eastern }), utc: format({ ...day, ...utc }) };
const minutes = { eastern: format({ ...minute, ...eastern }), utc: format({ ...minute, ...utc }) };
const seconds = { eastern: format({ ...second, ...eastern }), utc: format({ ...second, ...utc }) };

/** `March 20, 2026 (Eastern Time)` */
export function easternDay(at: Date): string {
  return `${days.eastern().format(at)} (Eastern Time)`;
}

/**
 * `March 20, 2026, 6:00 PM Eastern Time (10:00 PM UTC)`, for a text whose readers may be in any time zone: a time in
 * UTC alone is easily read as one’s own. Names the day in UTC where it is another one.
 */
export function easternMinute(at: Date): string {
  return inBoth(at, minutes);
}

/** The same to the second, for the record of who did what when. */
export function easternSecond(at: Date): string {
  return inBoth(at, seconds);
}

function inBoth(at: Date, times: typeof minutes): string {
  const [here, there] = [days.eastern().format(at), days.utc().format(at)];
  const said = (time: Intl.DateTimeFormat) => plain(time.format(at));
  const other = here === there ? '' : ` on ${there}`;
  return `${here}, ${said(times.eastern())} Eastern Time (${said(times.utc())} UTC${other})`;
}

/** Intl puts a narrow space before AM, which few fonts have. */
function plain(time: string): string {
  return time.replace(/\s/g, ' ');
}
