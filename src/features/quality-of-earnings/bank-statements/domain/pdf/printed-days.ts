import { dayIn } from '#features/valuation/earnings/domain/day-range.ts';
import { dayInText } from '#features/valuation/earnings/domain/period-text.ts';
import { dayOf } from '#kernel/days.ts';

/** `null`: the page does not say it; it follows from the period. */
export type PrintedDay = { month: number; day: number; year: number | null };
/** The days that a statement covers, YYYY-MM-DD. `from` is `null` where only the last day is printed. */
export type Period = { from: string | null; to: string };

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const wholeDay = `(?:${month}\\s*\\d{1,2}\\s*,?\\s*(?:19|20)\\d\\d|\\d{1,2}[/-]\\d{1,2}[/-](?:(?:19|20)\\d\\d|\\d\\d)(?!\\d))`;
const yearOf = (text: string | undefined) =>
  text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);

const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-]((?:19|20)?\d\d))?$/;
const iso = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/;
const named = new RegExp(`^(${month})[ -]?(\\d{1,2})(?:,? ((?:19|20)\\d\\d))?,?$`, 'i');
const dayFirst = new RegExp(`^(\\d{1,2})[ -](${month})(?:[ -]((?:19|20)\\d\\d))?$`, 'i');

/** The day at the start of some words, and how many of them it takes; `null` if they start with none. */
export function leadingDay(words: readonly { text: string }[]): { day: PrintedDay; used: number } | null {
  for (const used of [3, 2, 1]) {
    if (words.length < used) continue;
    const day = printedDay(
      words
        .slice(0, used)
        .map(({ text }) => text)
        .join(' '),
    );
    if (day) return { day, used };
  }
  return null;
}

/** A mark after a day leads to a note. */
function printedDay(marked: string): PrintedDay | null {
  const text = marked.replace(/[*†^]+$/, '');
  const [, m, d, y] = numbers.exec(text) ?? [];
  if (m !== undefined) return real(Number(m), Number(d), yearOf(y));
  const [, year, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (year !== undefined) return real(Number(isoMonth), Number(isoDay), Number(year));
  const [, name, day, inYear] = named.exec(text) ?? [];
  if (name !== undefined) return real(monthOf(name), Number(day), yearOf(inYear));
  const [, first, after, then] = dayFirst.exec(text) ?? [];
  return first === undefined || after === undefined
    ? null
    : real(monthOf(after), Number(first), yearOf(then));
}

const monthOf = (name: string) => names.indexOf(name.slice(0, 3).toLowerCase()) + 1;
/** February 29 stands until the year is known. */
const real = (inMonth: number, day: number, year: number | null): PrintedDay | null =>
  dayIn(year ?? 2_000, inMonth, day) === null ? null : { month: inMonth, day, year };

/** Days that a purchase may come before the statement which posts it. */
const early = 60;

/** The whole day; `null` if its year follows from nothing, or it lies outside of the period (but `early` days). */
export function wholeDayOf({ month: inMonth, day, year }: PrintedDay, period: Period | null): string | null {
  if (year !== null) return dayIn(year, inMonth, day);
  if (!period) return null;
  const last = Number(period.to.slice(0, 4));
  const from = period.from ?? movedBy(period.to, -31);
  const fitting = [last, last - 1]
    .map((one) => dayIn(one, inMonth, day))
    .filter((one) => one !== null && one <= period.to && one >= movedBy(from, -early));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** YYYY-MM-DD, some days later. */
function movedBy(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 86_400_000));
}

const range = new RegExp(
  `(${wholeDay}|${month}\\s*\\d{1,2}|\\d{1,2}/\\d{1,2})\\s*(?:-|–|—|to|through|thru|and|ending)\\s*(${wholeDay})`,
  'i',
);
/** A statement covers no more days than this. */
const longest = 120;

/** The period that a text names; `null` if it names none, or one that is too long for a statement. */
export function periodIn(text: string): Period | null {
  const [, begins = '', ends = ''] = range.exec(text) ?? [];
  const to = wholeDayIn(ends);
  if (to === null) return null;
  const from = wholeDayIn(begins) ?? beforeIn(begins, to);
  if (from === null || from > to || movedBy(from, longest) < to) return null;
  return { from, to };
}

function beforeIn(text: string, to: string): string | null {
  const found = leadingDay(text.split(/\s+/).map((word) => ({ text: word })));
  return found && found.day.year === null ? wholeDayOf(found.day, { from: movedBy(to, -longest), to }) : null;
}

const ending = new RegExp(
  `(?:statement|closing|ending|through)\\s*(?:closing\\s*|ending\\s*)?(?:date|period)?\\s*:?\\s*(${wholeDay})`,
  'i',
);

/** The last day that a text names alone, such as `Statement date: 01/31/2025`. */
export function endIn(text: string): string | null {
  return wholeDayIn(ending.exec(text)?.[1] ?? '');
}

/** The first day of a statement by the name of its opening balance: a previous balance is that of the evening before. */
export function firstDayIn(text: string): string | null {
  const day = wholeDayIn(text);
  return day !== null && /previous|prior|last/i.test(text) ? movedBy(day, 1) : day;
}

const somewhere = new RegExp(wholeDay, 'i');

/** The first whole day in a text, as YYYY-MM-DD. */
export function wholeDayIn(text: string): string | null {
  const found = somewhere.exec(text)?.[0];
  return found === undefined ? null : dayInText(found.replaceAll(/(?<=\d)-(?=\d)/g, '/'));
}

/** A text without the day that it names: `Beginning balance on January 1, 2025` is `Beginning balance`. */
export function withoutDay(text: string): string {
  return text.replace(
    new RegExp(
      `\\s*(?:,|\\(|\\bon\\b|\\bas of\\b|\\bat\\b|\\bof\\b)?\\s*(?:${wholeDay}|\\d{1,2}/\\d{1,2}|${month} \\d{1,2})\\)?$`,
      'i',
    ),
    '',
  );
}
