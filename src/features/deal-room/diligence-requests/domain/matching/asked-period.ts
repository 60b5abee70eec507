import { numberWords } from '#kernel/number-words.ts';
import { lastDayOf, lastMonthBefore, monthAfter, monthsBetween, monthsOfYear } from './months.ts';
import { datesIn } from './read-dates.ts';

/** One period that a request asks for. `newest`: a day of which only the latest month-end counts. */
export type Asked =
  | { what: 'months'; months: readonly string[]; filed?: readonly string[] }
  | { what: 'day'; day: string; newest: boolean };

const count = `(\\d{1,2}|${numberWords.join('|')})`;
const recent = '(?:last|past|prior|previous|most recent|latest|trailing|preceding)';
const fiscal = '(?: (?:fiscal|calendar|tax|full|complete|completed|filed))*';

/** October 15: the last extended due date of a return of a calendar year (26 CFR 1.6081-3 and 1.6081-4). */
const filedFrom = '10-15';

type Read = { asked: Asked[]; rest: string };

/**
 * The periods in a plain text of a request (see `plainWords`), as of `today` (`YYYY-MM-DD`). “The last three years” are
 * the calendar years that are over; `filed` are those of returns that need not be filed for the newest one yet.
 */
export function askedPeriods(plain: string, today: string): Read {
  const asked: Asked[] = [];
  const thisYear = Number(today.slice(0, 4));
  const closed = lastMonthBefore(today);
  const yearsTo = (last: number, many: number) =>
    Array.from({ length: many }, (_, at) => last - many + 1 + at).flatMap(monthsOfYear);
  const yearsBack = (many: number): Asked => ({
    what: 'months',
    months: yearsTo(thisYear - 1, many),
    ...(today.slice(5) < filedFrom ? { filed: yearsTo(thisYear - 2, many) } : {}),
  });
  const monthsBack = (many: number): Asked => ({
    what: 'months',
    months: monthsBetween(monthAfter(closed, 1 - many), closed),
  });
  const newest: Asked = { what: 'day', day: lastDayOf(closed), newest: true };
  const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word) + 1);
  const phrases: [RegExp, (many: number) => Asked | null][] = [
    [/\b(?:trailing twelve months|last twelve months|ttm|ltm)\b/g, () => monthsBack(12)],
    [
      new RegExp(`\\b(?:(?:for )?(?:the )?${recent} )?${count}${fiscal} years?\\b`, 'g'),
      (many) => (many >= 1 && many <= 20 ? yearsBack(many) : null),
    ],
    [
      new RegExp(
        `\\b(?:(?:for )?(?:the )?${recent} )?${count}(?: (?:full|complete|calendar))* months?\\b`,
        'g',
      ),
      (many) => (many >= 1 && many <= 72 ? monthsBack(many) : null),
    ],
    [
      /\b(?:current )?(?:ytd|year to date)\b/g,
      () => {
        const months = monthsBetween(`${thisYear}-01`, closed);
        return months.length === 0 ? null : { what: 'months', months };
      },
    ],
    [new RegExp(`\\b${recent}${fiscal} year(?: end)?\\b`, 'g'), () => yearsBack(1)],
    [/\b(?:as of )?(?:the )?(?:most recent|latest|last|current) month(?: end)?(?: date)?\b/g, () => newest],
    [
      /\b(?:as of )?(?:the )?(?:most recent|latest|current|up to date|most current)(?: date| available)?\b/g,
      () => newest,
    ],
  ];
  let rest = plain;
  for (const [phrase, read] of phrases)
    rest = rest.replace(phrase, (words, many) => {
      const one = read(typeof many === 'string' ? numberOf(many) : 1);
      if (one === null) return words;
      asked.push(one);
      return ' ';
    });
  const { dates, rest: left } = datesIn(rest);
  const { days, months } = dates;
  const since = /\b(?:since|from)\b.*\b(?:present|to date|today|now)\b/.test(left);
  const first = [...months].sort()[0];
  if (since && first) asked.push({ what: 'months', months: monthsBetween(first, closed) });
  else if (months.length > 0) asked.push({ what: 'months', months: [...new Set(months)].sort() });
  asked.push(...[...new Set(days)].map((day): Asked => ({ what: 'day', day, newest: false })));
  return {
    asked,
    rest: since && first ? left.replace(/\b(?:since|present|to date|today|now)\b/g, ' ') : left,
  };
}
