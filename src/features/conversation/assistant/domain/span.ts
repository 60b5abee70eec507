import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { numberWords } from './amounts.ts';
import { namedSpan, partOfYear, type Span } from './named-span.ts';

const counts: Readonly<Record<string, number>> = {
  ...numberWords,
  a: 1,
  couple: 2,
  few: 3,
};
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const ago =
  /\b(?:(?:in|over|for|during|within|since) (?:the )?)?(?:past|last|previous|these) (?:(\d{1,3}|a|one|two|couple|three|few|four|five|six|seven|eight|nine|ten|twelve|thirty) (?:of )?)(days?|weeks?|wks?|months?|quarters?|years?)\b|\bsince (\d{1,3}|a|one|two|three|four|five|six) (days?|weeks?|wks?|months?|years?)(?: ago)?\b/i;
const inDays = { d: 1, w: 7, m: 30, q: 91, y: 365 } as const;
const since =
  /\b(?:since|from|after|as of) (?:last |this past )?(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\b/i;

/** The time that a question is about, as `since Friday`, `last month` or `past two weeks`; `null` if it names none. */
export function spanIn(text: string, now: Date): Span | null {
  const today = dayOf(now);
  const back = (count: number) => dayOf(shift(now, -count * days));
  if (/\btoday\b|\bso far today\b/i.test(text)) return { from: today, until: today };
  if (/\byesterday\b|\blast night\b/i.test(text))
    return { from: back(1), until: sinceIn(text) ? today : back(1) };
  const part = partOfYear(text, now);
  if (part !== undefined) return part;
  const past = ago.exec(text);
  if (past) {
    const [, one, unit, other, unitOther] = past;
    const count = numberOf(one ?? other ?? '1');
    const kind = (unit ?? unitOther ?? 'day')[0]?.toLowerCase() as keyof typeof inDays;
    return { from: back(Math.min(3650, Math.max(1, count * inDays[kind] - 1))), until: today };
  }
  const weekday = since.exec(text)?.[1]?.toLowerCase();
  if (weekday) return { from: back(daysSince(weekday, now)), until: today };
  return calendarSpan(text, now) ?? namedSpan(text, now) ?? null;
}

function sinceIn(text: string): boolean {
  return /\bsince\b/i.test(text);
}

function numberOf(said: string): number {
  return counts[said.toLowerCase()] ?? Number(said);
}

/** A weekday that is today means the one a week ago. */
function daysSince(weekday: string, now: Date): number {
  const passed = (now.getUTCDay() - weekdays.indexOf(weekday as (typeof weekdays)[number]) + 7) % 7;
  return passed === 0 ? 7 : passed;
}

function calendarSpan(text: string, now: Date): Span | null {
  const today = dayOf(now);
  const [year, at] = [now.getUTCFullYear(), now.getUTCMonth()];
  const day = (y: number, m: number, d: number) => dayOf(new Date(Date.UTC(y, m, d)));
  const has = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'i').test(text);
  const begins = (when: string) => (sinceIn(text) ? today : when);
  if (has('(?:this|past|last) weekend|over the weekend')) {
    const saturday = now.getUTCDay() === 6 ? 0 : now.getUTCDay() + 1;
    return { from: dayOf(shift(now, -saturday * days)), until: today };
  }
  if (has('this week|(?:past|last) week|lately|recently'))
    return { from: dayOf(shift(now, -6 * days)), until: today };
  if (has('this month|month to date|mtd')) return { from: day(year, at, 1), until: today };
  if (has('last month|previous month|month before'))
    return { from: day(year, at - 1, 1), until: begins(day(year, at, 0)) };
  if (has('past month')) return { from: dayOf(shift(now, -29 * days)), until: today };
  const quarter = at - (at % 3);
  if (has('this quarter')) return { from: day(year, quarter, 1), until: today };
  if (has('last quarter|previous quarter'))
    return { from: day(year, quarter - 3, 1), until: begins(day(year, quarter, 0)) };
  if (has('this year|year to date|ytd')) return { from: day(year, 0, 1), until: today };
  if (has('last year|previous year'))
    return { from: day(year - 1, 0, 1), until: begins(day(year - 1, 11, 31)) };
  return null;
}
