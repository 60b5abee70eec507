const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = String.raw`(?:,? (\d{4}))?`;
const forms: readonly { form: RegExp; order: readonly ('year' | 'month' | 'day')[] }[] = [
  { form: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/gi, order: ['year', 'month', 'day'] },
  { form: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/gi, order: ['month', 'day', 'year'] },
  // `March 15, 2027`, `mar. 15th`
  {
    form: new RegExp(
      String.raw`\b${month}\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:days?|weeks?|k|%))${year}\b`,
      'gi',
    ),
    order: ['month', 'day', 'year'],
  },
  // `15 March 2027`, `the 15th of March`
  {
    form: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}\b\.?(?! \d{1,2}\b)${year}\b`,
      'gi',
    ),
    order: ['day', 'month', 'year'],
  },
];
const relative = /\b(?:today|now|tomorrow|yesterday)\b/gi;
const dayLength = 86_400_000;

/** A day that a text names, and its place there. */
export type NamedDay = { day: Date; from: number; to: number };

/** The days that a text names, in UTC and in the order of the text; without a year, the next such day from `today` on. */
export function daysIn(text: string, today: Date): readonly NamedDay[] {
  const found: NamedDay[] = [];
  const free = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to);
  for (const { form, order } of forms)
    for (const match of text.matchAll(form)) {
      const part = (name: 'year' | 'month' | 'day') => match[order.indexOf(name) + 1];
      const day = dayOf({ year: part('year'), month: part('month'), day: part('day') }, today);
      const to = match.index + match[0].length;
      if (day && free(match.index, to)) found.push({ day, from: match.index, to });
    }
  for (const { 0: word, index } of text.matchAll(relative)) {
    const off = { tomorrow: 1, yesterday: -1 }[word.toLowerCase()] ?? 0;
    found.push({ day: daysLater(startOf(today), off), from: index, to: index + word.length });
  }
  return found.toSorted((one, other) => one.from - other.from);
}

type Parts = Record<'year' | 'month' | 'day', string | undefined>;

/** `null` for a day that no month has: February 30. */
function dayOf({ year: y, month: m = '', day: d }: Parts, today: Date): Date | null {
  const at = /^\d/.test(m) ? Number(m) - 1 : months.indexOf(m.slice(0, 3).toLowerCase());
  const of = (inYear: number) => new Date(Date.UTC(inYear, at, Number(d)));
  const given = of(y ? Number(y) : today.getUTCFullYear());
  const day = !y && given < startOf(today) ? of(today.getUTCFullYear() + 1) : given;
  return at >= 0 && day.getUTCMonth() === at && day.getUTCDate() === Number(d) ? day : null;
}

/** Midnight of a moment’s day, in UTC. */
export function startOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

export function daysLater(from: Date, count: number): Date {
  return new Date(from.getTime() + count * dayLength);
}

/** Months later, the last day of the month where it has no such day. */
export function monthsLater(from: Date, count: number): Date {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0));
  return new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(from.getUTCDate(), last.getUTCDate())),
  );
}

/** Whole days from one midnight to another. */
export function daysFrom(one: Date, other: Date): number {
  return Math.round((other.getTime() - one.getTime()) / dayLength);
}

/** Monday to Friday. */
export function isWeekday(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}

/** Days from Monday to Friday after `from`, up to and with `to`; holidays count. */
export function weekdaysFrom(from: Date, to: Date): number {
  const all = daysFrom(from, to);
  const rest = Array.from({ length: all % 7 }, (_, at) => daysLater(to, -at)).filter(isWeekday);
  return Math.floor(all / 7) * 5 + rest.length;
}
