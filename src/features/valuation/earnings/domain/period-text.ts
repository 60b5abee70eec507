import { numberWords } from '#kernel/number-words.ts';
import { type DayRange, dayIn, monthEnd, monthStart, monthsUntil } from './day-range.ts';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const year = '((?:19|20)\\d\\d)';
const to = '\\s*(?:-|–|—|to|through)\\s*';
const day = '(\\d{1,2})';
/** Two-digit years are in this century: no one sells on older books. */
const anyYear = '((?:19|20)?\\d\\d)';
const quarter = '(?:q|qtr\\.?|quarter)\\s*([1-4])|([1-4])(?:st|nd|rd|th)?\\s*(?:q|qtr\\.?|quarter)';
const before = "\\s*[-/,'’]?\\s*";
const isoDay = '(?:19|20)\\d\\d-\\d\\d-\\d\\d';
const yearOf = (text = '') => Number(text.length === 2 ? `20${text}` : text);

const monthOf = (name = '') => names.indexOf(name.slice(0, 3).toLowerCase()) + 1;
type Made = DayRange | null;
type Shape = [RegExp, (...parts: string[]) => Made];

const range = (from: string | null, until: string | null): Made =>
  from && until && from <= until ? { from, to: until } : null;
const ofMonth = (y: number, m: number): Made =>
  m >= 1 && m <= 12 ? { from: monthStart(y, m), to: monthEnd(y, m) } : null;
const ofQuarter = (y: number, q: number): Made => ({
  from: monthStart(y, q * 3 - 2),
  to: monthEnd(y, q * 3),
});
const shape = (pattern: string, make: (...parts: string[]) => Made): Shape => [
  new RegExp(`^${pattern}$`, 'i'),
  make,
];

const shapes: readonly Shape[] = [
  // Jan 2025 · January 2025 · Jan-2025 · Jan-25 · Jan ’25
  shape(`${month}[\\s-]*${year}`, (m, y) => ofMonth(Number(y), monthOf(m))),
  shape(`${month}\\s*(?:-|['’])\\s*(\\d\\d)`, (m, y) => ofMonth(2000 + Number(y), monthOf(m))),
  // 2025-01 · 01/2025
  shape(`${year}-(\\d\\d)`, (y, m) => ofMonth(Number(y), Number(m))),
  shape(`(\\d{1,2})/${year}`, (m, y) => ofMonth(Number(y), Number(m))),
  // 2025 · FY 2025, where the year is that of the calendar
  shape(year, (y) => ({ from: `${y}-01-01`, to: `${y}-12-31` })),
  // January - December 2024 · Nov 2024 - Oct 2025
  shape(`${month}(?:\\s*,?\\s*${year})?${to}${month}\\s*,?\\s*${year}`, (m, y, n, z) =>
    range(monthStart(Number(y || z), monthOf(m)), monthEnd(Number(z), monthOf(n))),
  ),
  // Nov 1 - Nov 30 2025 · January 1, 2024 - December 31, 2024 · January 1-December 31, 2024
  shape(
    `${month}\\s*${day}(?:\\s*,?\\s*${year})?${to}${month}\\s*${day}\\s*,?\\s*${year}`,
    (m, d, y, n, e, z) =>
      range(dayIn(Number(y || z), monthOf(m), Number(d)), dayIn(Number(z), monthOf(n), Number(e))),
  ),
  // January 1-19, 2025
  shape(`${month}\\s*${day}${to}${day}\\s*,?\\s*${year}`, (m, d, e, y) =>
    range(dayIn(Number(y), monthOf(m), Number(d)), dayIn(Number(y), monthOf(m), Number(e))),
  ),
  // Q1 2025 · 1Q25 · Qtr 1, 2025 · 1st quarter 2025 · 2025 Q1
  shape(`(?:${quarter})${before}${anyYear}`, (a, b, y) => ofQuarter(yearOf(y), Number(a || b))),
  shape(`${year}\\s*[-/,]?\\s*(?:${quarter})`, (y, a, b) => ofQuarter(Number(y), Number(a || b))),
  // 1 January 2025 to 31 December 2025
  shape(
    `${day}\\s*${month}(?:\\s*,?\\s*${year})?${to}${day}\\s*${month}\\s*,?\\s*${year}`,
    (d, m, y, e, n, z) =>
      range(dayIn(Number(y || z), monthOf(m), Number(d)), dayIn(Number(z), monthOf(n), Number(e))),
  ),
  // 2025-01-01 to 2025-12-31
  shape(`(${isoDay})${to}(${isoDay})`, (from, until) => range(dayInText(from), dayInText(until))),
];

/** The days that a header or title names; `null` if it names none, or only an end. */
export function periodIn(text: string): DayRange | null {
  const bare = text
    .replace(/\(PY\)|\(PP\)|\(YTD\)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:date range|period|report period):\s*/i, '')
    .replace(/^(?:for|from) (?:the )?(?:period )?/i, '')
    .replace(/^FY\s*/i, '')
    .trim();
  for (const [pattern, make] of shapes) {
    const found = pattern.exec(bare);
    if (found) return make(...found.slice(1).map((part) => part ?? ''));
  }
  return endedIn(bare, null);
}

const ends: readonly [RegExp, (...parts: string[]) => string | null][] = [
  // 31 Dec 2025 · 31-Dec-2025 · 31-Dec-25
  [
    new RegExp(`^${day}[\\s-]*${month}[\\s,-]*${anyYear}$`, 'i'),
    (d, m, y) => dayIn(yearOf(y), monthOf(m), Number(d)),
  ],
  [
    new RegExp(`^${month}\\s*${day}\\s*,?\\s*${year}$`, 'i'),
    (m, d, y) => dayIn(Number(y), monthOf(m), Number(d)),
  ],
  // Jan 31, 25 · Jan 31 '25
  [
    new RegExp(`^${month}\\s*${day}(?:\\s*,\\s*|\\s+['’]?)(\\d\\d)$`, 'i'),
    (m, d, y) => dayIn(yearOf(y), monthOf(m), Number(d)),
  ],
  [/^((?:19|20)\d\d)-(\d\d)-(\d\d)$/, (y, m, d) => dayIn(Number(y), Number(m), Number(d))],
  // 12/31/2025 · 12/31/25
  [/^(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d\d)$/, (m, d, y) => dayIn(yearOf(y), Number(m), Number(d))],
];

/** Parses a day such as `31 Dec 2025`, `12/31/2025`, `As of Dec 31, 2025`, as YYYY-MM-DD; `null` if it is none. */
export function dayInText(text: string): string | null {
  const bare = text.trim().replace(/^as (?:of|at)\s+/i, '');
  for (const [pattern, make] of ends) {
    const found = pattern.exec(bare);
    if (found) return make(...found.slice(1));
  }
  return null;
}

const inNumbers = /^(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d\d)$/;

/**
 * Converts day-first headers, `31/01/2025`, to month first. Only if one of them can be read no other way and all can
 * be read this way; else they are month first, as in the United States.
 */
export function monthsFirst(labels: readonly string[]): string[] {
  const parts = labels.map((label) => inNumbers.exec(label.trim()));
  const days = parts.flatMap((found) => (found ? [{ one: Number(found[1]), other: Number(found[2]) }] : []));
  const daysFirst = days.some(({ one }) => one > 12) && days.every(({ other }) => other <= 12);
  return daysFirst
    ? labels.map((label, at) => {
        const [, one, other, y] = parts[at] ?? [];
        return y ? `${other}/${one}/${y}` : label;
      })
    : [...labels];
}

const lengthInTitle = new RegExp(
  `(year|(\\d{1,2}|${numberWords.join('|')})?\\s*months?|quarter) end(?:ed|ing)`,
  'i',
);

/** Months that a title gives each column: `For the year ended 31 December 2025` is 12; `null` if it gives none. */
export function monthsInTitle(title: string): number | null {
  const found = lengthInTitle.exec(title);
  if (!found) return null;
  if (/year/i.test(found[1] ?? '')) return 12;
  if (/quarter/i.test(found[1] ?? '')) return 3;
  const count = found[2]?.toLowerCase();
  return count === undefined ? 1 : numberWords.indexOf(count) + 1 || Number(count);
}

/** `label` is the last day. `null` if `months` is unknown or the day is not a month-end. */
export function endedIn(text: string, months: number | null): DayRange | null {
  const inTitle = monthsInTitle(text);
  const end = dayInText(text.replace(/^.*\bend(?:ed|ing)\b/i, ''));
  const length = inTitle ?? months;
  if (!end || length === null) return null;
  const range = monthsUntil(end, length);
  return range.to === end ? range : null;
}
