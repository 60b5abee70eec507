import { dayIn, monthNumber, monthOf, monthsBetween, monthsOfYear, monthWords } from './months.ts';

/** What a text says of time: `days` are whole dates, `months` also those of named years, quarters and ranges. */
export type Dates = { days: string[]; months: string[]; years: number[] };
type Found = Partial<Dates> | null;

const year = '((?:19|20)\\d\\d)';
const toward = '(?: ?- ?| (?:to|through|thru|until) )';
/** `(?<![\\d/-])`: not in the middle of a longer number. */
const pattern = (source: string) => new RegExp(`(?<![\\d/-])${source}(?![\\d/-])`, 'g');
const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));
const span = (from: string, to: string): Found => {
  const months = monthsBetween(from, to);
  return months.length === 0 ? null : { months };
};
const dayOf = (y: number, m: number, d: number): Found => {
  const day = dayIn(y, m, d);
  return day === null ? null : { days: [day] };
};
const years = (all: number[]): Found =>
  all.length === 0 || all.length > 20 ? null : { years: all, months: all.flatMap(monthsOfYear) };
const monthIn = (y: string, m: string | number): Found =>
  Number(m) >= 1 && Number(m) <= 12 ? { months: [monthOf(Number(y), Number(m))] } : null;

/** The longest forms first. Days are read as in the United States: month, day, year. */
const forms: readonly [RegExp, (parts: string[]) => Found][] = [
  [
    pattern(`(${monthWords}) ${year}${toward}(${monthWords}) ${year}`),
    ([a = '', b = '', c = '', d = '']) =>
      span(monthOf(Number(b), monthNumber(a)), monthOf(Number(d), monthNumber(c))),
  ],
  [
    pattern(`(${monthWords})${toward}(${monthWords}) ${year}`),
    ([a = '', b = '', y = '']) =>
      span(monthOf(Number(y), monthNumber(a)), monthOf(Number(y), monthNumber(b))),
  ],
  [
    pattern(`q([1-4]) ?${year} to q([1-4]) ?${year}`),
    ([q, y, r, z]) => span(monthOf(Number(y), Number(q) * 3 - 2), monthOf(Number(z), Number(r) * 3)),
  ],
  [pattern(`${year}[-/](\\d\\d?)[-/](\\d\\d?)`), ([y, m, d]) => dayOf(Number(y), Number(m), Number(d))],
  [pattern(`${year}(\\d\\d)(\\d\\d)`), ([y, m, d]) => dayOf(Number(y), Number(m), Number(d))],
  [
    pattern(`(\\d\\d?)[-/](\\d\\d?)[-/](${year.slice(1, -1)}|\\d\\d)`),
    ([m, d, y = '']) => dayOf(fullYear(y), Number(m), Number(d)),
  ],
  [
    pattern(`(${monthWords}) (\\d\\d?)(?:st|nd|rd|th)? ${year}`),
    ([m = '', d, y]) => dayOf(Number(y), monthNumber(m), Number(d)),
  ],
  [pattern(`(${monthWords}) ?${year}`), ([m = '', y = '']) => monthIn(y, monthNumber(m))],
  [pattern(`${year} ?(${monthWords})\\b`), ([y = '', m = '']) => monthIn(y, monthNumber(m))],
  [
    pattern(`q([1-4]) ?(?:fy ?)?${year}`),
    ([q, y]) => span(monthOf(Number(y), Number(q) * 3 - 2), monthOf(Number(y), Number(q) * 3)),
  ],
  [
    pattern(`${year} ?q([1-4])`),
    ([y, q]) => span(monthOf(Number(y), Number(q) * 3 - 2), monthOf(Number(y), Number(q) * 3)),
  ],
  [pattern(`${year}[-/](0[1-9]|1[0-2])`), ([y = '', m = '']) => monthIn(y, m)],
  [pattern(`(0?[1-9]|1[0-2])/${year}`), ([m = '', y = '']) => monthIn(y, m)],
  [
    pattern(`(?:fy|fye|ty|cy)? ?${year}${toward}(?:fy|fye|ty|cy)? ?(${year.slice(1, -1)}|\\d\\d)`),
    ([a = '', b = '']) => {
      const [from, to] = [Number(a), fullYear(b)];
      return to < from
        ? null
        : years(Array.from({ length: Math.min(to - from + 1, 21) }, (_, at) => from + at));
    },
  ],
  [pattern(`(?:fy|fye|ty|cy)? ?${year}`), ([y]) => years([Number(y)])],
  [pattern('(?:fy|fye|ty|cy) ?(\\d\\d)'), ([y = '']) => years([fullYear(y)])],
];

/** Reads the dates of a plain text (see `plainWords`); `rest` is the text without them. */
export function datesIn(plain: string): { dates: Dates; rest: string } {
  const dates: Dates = { days: [], months: [], years: [] };
  let rest = plain;
  for (const [form, read] of forms)
    rest = rest.replace(form, (phrase, ...parts: unknown[]) => {
      const said = read(parts.filter((part): part is string => typeof part === 'string').slice(0, -1));
      if (said === null) return phrase;
      dates.days.push(...(said.days ?? []));
      dates.months.push(...(said.months ?? []));
      dates.years.push(...(said.years ?? []));
      return ' ';
    });
  return { dates, rest };
}
