import ical, { ICalCalendarMethod } from 'ical-generator';
import { brand } from '#content/brand.ts';
import type { Deadline } from './deadlines.ts';

/** As RFC 5545. An instant is an event without length; a day is an event of the whole day. */
export function writeCalendar(deadlines: readonly Deadline[], publicUrl: string, now: Date): string {
  const host = new URL(publicUrl).host;
  const calendar = ical({
    name: `${brand.name}: deadlines`,
    prodId: { company: brand.name, product: 'deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const { key, at, title, path } of deadlines) {
    const allDay = at.length === 10;
    const start = new Date(at);
    calendar.createEvent({
      id: `${key}@${host}`,
      start,
      ...(allDay ? { allDay } : { end: start }),
      stamp: now,
      summary: title,
      url: `${publicUrl}${path}`,
    });
  }
  return calendar.toString();
}
