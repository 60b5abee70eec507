import { locale } from '#kernel/locale.ts';
import { once } from '#kernel/once.ts';

const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const zoned = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);
const exact = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }));

/** "Dec 4, 2026" */
export function dayText(at: Date): string {
  return day().format(at);
}

/** "Dec 4, 2026, 3:05 PM" */
export function momentText(at: Date): string {
  return moment().format(at);
}

/** "Dec 4, 2026, 3:05 PM MST": for a deadline, which people in several zones keep. */
export function deadlineText(at: Date): string {
  return zoned().format(at);
}

/** "Friday, December 4, 2026 at 3:05:00 PM MST" */
export function exactMomentText(at: Date): string {
  return exact().format(at);
}
