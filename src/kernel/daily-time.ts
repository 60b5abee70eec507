import { days, minutes } from './instant.ts';
import { locale } from './locale.ts';

/** A time of day in a time zone, by its IANA name. */
export type DailyTime = Readonly<{ hour: number; minute: number; zone: string }>;

/** The latest moment, not after `now`, at which it was that time. A time that the clocks jump over is an hour later. */
export function lastDaily(now: Date, { hour, minute, zone }: DailyTime): Date {
  const midnight = Math.floor((now.getTime() + offsetAt(now.getTime(), zone)) / days) * days;
  const onTheDay = (day: number) => {
    const wall = midnight + day * days + (hour * 60 + minute) * minutes;
    const near = wall - offsetAt(wall, zone);
    const at = wall - offsetAt(near, zone);
    return at + offsetAt(at, zone) === wall ? at : Math.max(at, near);
  };
  const found = [0, -1].map(onTheDay).find((at) => at <= now.getTime());
  return new Date(found ?? onTheDay(-2));
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(at / 1_000) * 1_000;
}

/** Throws RangeError for a zone that does not exist. */
export function knownZone(zone: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone }).resolvedOptions().timeZone;
}

/** `03:00 America/Chicago` */
export function dailyText({ hour, minute, zone }: DailyTime): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(hour)}:${two(minute)} ${zone}`;
}
