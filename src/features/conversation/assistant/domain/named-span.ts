import { dayOf } from '#kernel/days.ts';

/** Days of UTC as `2026-11-27`, both included. */
export type Span = { from: string; until: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const meses = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)';
const day = String.raw`(?: (\d{1,2})(?:st|nd|rd|th)?\b)?`;
const year = String.raw`(?:,? (?:of |de |del )?(20\d\d)\b)?`;
const to = String.raw`\s*(?:\b(?:to|through|thru|until|till|and|y|a|hasta)\b|-|\u2013)\s*(?:the end of )?`;
const monthToMonth = new RegExp(String.raw`\b${month}\b${day}${year}${to}${month}\b${day}${year}`, 'i');
const ofMonth = new RegExp(
  String.raw`\b(since|from|after|desde|in|during|for|en|durante) (?:the |el )?(?:(?:start|beginning|month|inicio|mes) (?:of|de) )?${month}\b${day}${year}`,
  'i',
);
const daysOfMonth = new RegExp(
  String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?${to}(\d{1,2})(?:st|nd|rd|th)?\b(?![\d:/]| ?(?:days|weeks|months|years)\b)${year}`,
  'i',
);
const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  primer: 0,
  second: 1,
  '2nd': 1,
  segund: 1,
  third: 2,
  '3rd': 2,
  tercer: 2,
  fourth: 3,
  '4th': 3,
  cuart: 3,
};
const ordinal = `(${Object.keys(ordinals).join('|')}|last|ultim|últim)[oa]?`;
const inYear = String.raw`(?:,? (?:of |in |for |de |del )?(?:the year )?(20\d\d)\b)`;
const ofYear = new RegExp(
  String.raw`\b(?:(q[1-4]|h[12])|${ordinal} (quarter|half|trimestre|semestre|mitad)|(first|last) (\d|two|three|four|five|six|seven|eight|nine|ten) months)${inYear}`,
  'i',
);
const yearFirst = /\b(20\d\d),? (q[1-4]|h[12])\b/i;
const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const opens = /\b(?:since|after|desde|a partir de)\b/i;
const preposition = '(?:in|for|during|from|between|since|of|en|durante|desde|entre|de)';
const yearToYear = new RegExp(String.raw`\b${preposition} (?:the years? )?(20\d\d)${to}(20\d\d)\b`, 'i');
const sinceYear =
  /\b(?:(?:since|desde)(?: (?:the (?:start|beginning) of|(?:(?:el|the) )?(?:inicio|principio|comienzo) (?:of|del?)|january 1(?:st)?,?|el))? (20\d\d)|from (20\d\d) (?:on|onwards?|to (?:now|today|date)))\b/i;
const wholeYear =
  /\b(in|for|during|of|fy|year|en|durante|del?|año)(?: (?:all of|the whole of|the year|year|fiscal|el|el año|todo))? ?(20\d\d)\b(?!,\d|\.\d|\s?(?:k\b|usd\b|%|dollars?|dólares|sq\b|square|people|employees|units|hours|miles|months|days|listings|buyers|views|words))/gi;
/** `a budget of 2020` is an amount, and `the end of 2025` no whole year. */
const noYearBefore =
  /\b(?:budgets?|prices?|costs?|fees?|rent|salary|payments?|totals?|numbers?|amounts?|limits?|min(?:imum)?|max(?:imum)?|value|sum|counts?|balance|deposit|commissions?|presupuestos?|precios?|costos?|renta|pagos?|montos?|suma|cantidad|start|beginning|end|middle|rest|month|quarter|half|week|inicio|principio|fin|final|mitad|mes|mediados|trimestre|semestre)(?: (?:is|was))? $/i;
const monthBefore = new RegExp(String.raw`\b${month}\.?,? $`, 'i');
/** Before it nothing here was dated, so the figure is another. */
const firstYear = 2010;

/** Ranges, months and years that a text names; `undefined`: it names none. */
export function namedSpan(text: string, now: Date): Span | null | undefined {
  return range(text, now) ?? monthSpan(text, now) ?? yearSpan(text, now);
}

/** From the first day of a month up to the last of another, as months from the first of the year. */
function spanOf(y: number, [from, until]: readonly [number, number], now: Date, isOpen = false): Span | null {
  const first = dayOf(new Date(Date.UTC(y, from, 1)));
  return bounded(first, isOpen ? dayOf(now) : dayOf(new Date(Date.UTC(y, until + 1, 0))), now);
}

function bounded(from: string, until: string, now: Date): Span | null {
  const today = dayOf(now);
  return from > today || until < from ? null : { from, until: until > today ? today : until };
}

/** `Q1 of 2025`, `the second half of 2025`, `the first six months of 2025`. */
export function partOfYear(given: string, now: Date): Span | null | undefined {
  const text = given.replace(yearFirst, '$2 $1');
  const found = ofYear.exec(text);
  if (!found) return undefined;
  const [, short = '', nth = '', kind = '', end, count = '', named] = found;
  const y = Number(named);
  if (y < firstYear) return null;
  const isOpen = opens.test(text.slice(0, found.index));
  if (count !== '') {
    const length =
      small.indexOf(count.toLowerCase()) > 0 ? small.indexOf(count.toLowerCase()) : Number(count);
    return spanOf(y, end?.toLowerCase() === 'last' ? [12 - length, 11] : [0, length - 1], now, isOpen);
  }
  const isHalf = /^h/i.test(short) || /^(?:half|semestre|mitad)$/i.test(kind);
  const length = isHalf ? 6 : 3;
  const at = short === '' ? (ordinals[nth.toLowerCase()] ?? 12 / length - 1) : Number(short[1]) - 1;
  return spanOf(y, [at * length, at * length + length - 1], now, isOpen);
}

function indexOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return Math.max(
    months.indexOf(start as (typeof months)[number]),
    meses.indexOf(start as (typeof meses)[number]),
  );
}

/** Without a year, the last that has begun. */
function yearOf(index: number, named: string | undefined, now: Date): number {
  return named === undefined ? now.getUTCFullYear() - (index > now.getUTCMonth() ? 1 : 0) : Number(named);
}

/** `from January 2025 to March of 2025`, `in 2024 and 2025`. */
function range(text: string, now: Date): Span | null | undefined {
  const [, one, oneDay, oneYear, other, otherDay, otherYear] = monthToMonth.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    const [from, until] = [indexOf(one), indexOf(other)];
    const last =
      otherYear ?? (oneYear === undefined ? undefined : `${Number(oneYear) + (from > until ? 1 : 0)}`);
    const end = yearOf(until, last, now);
    const begin = oneYear === undefined ? end - (from > until ? 1 : 0) : Number(oneYear);
    const closes = otherDay === undefined ? [until + 1, 0] : [until, Number(otherDay)];
    return bounded(
      dayOf(new Date(Date.UTC(begin, from, Number(oneDay ?? 1)))),
      dayOf(new Date(Date.UTC(end, closes[0] ?? 0, closes[1]))),
      now,
    );
  }
  const [, of, first, last, named] = daysOfMonth.exec(text) ?? [];
  if (of !== undefined) {
    const [y, m] = [yearOf(indexOf(of), named, now), indexOf(of)];
    const [begins, ends] = [first, last].map((at) => dayOf(new Date(Date.UTC(y, m, Number(at)))));
    return begins && ends ? bounded(begins, ends, now) : null;
  }
  const years = yearToYear.exec(text);
  if (!years || Number(years[1]) < firstYear) return undefined;
  return bounded(`${years[1]}-01-01`, `${years[2]}-12-31`, now);
}

/** `in October`, `since March 3`: the last that has begun, unless a year is named. */
function monthSpan(text: string, now: Date): Span | null | undefined {
  const [, word = '', name, date, named] = ofMonth.exec(text) ?? [];
  if (name === undefined) return undefined;
  const index = indexOf(name);
  const y = yearOf(index, named, now);
  const from = dayOf(new Date(Date.UTC(y, index, Number(date ?? 1))));
  if (/^(?:since|from|after|desde)$/i.test(word)) return bounded(from, dayOf(now), now);
  return bounded(from, date === undefined ? dayOf(new Date(Date.UTC(y, index + 1, 0))) : from, now);
}

function yearSpan(text: string, now: Date): Span | null | undefined {
  const [, since, from] = sinceYear.exec(text) ?? [];
  const open = since ?? from;
  if (open !== undefined && Number(open) >= firstYear) return bounded(`${open}-01-01`, dayOf(now), now);
  for (const { 2: named, index } of text.matchAll(wholeYear)) {
    const before = text.slice(0, index);
    if (Number(named) < firstYear || noYearBefore.test(before) || monthBefore.test(before)) continue;
    return bounded(`${named}-01-01`, `${named}-12-31`, now);
  }
  return undefined;
}
