import { longDay } from '#kernel/days.ts';
import type { Calculator, Worked } from './worked.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const named =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/i;
const inFigures = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const dayLength = 86_400_000;

/** A day that a text names, in UTC; without a year, the next one from `today` on. */
function dayIn(text: string, today: Date): Date | null {
  const [, month = '', day = '', year] = named.exec(text) ?? [];
  const at = months.indexOf(month.slice(0, 3).toLowerCase());
  if (at >= 0) {
    const of = (y: number) => new Date(Date.UTC(y, at, Number(day)));
    const given = of(year ? Number(year) : today.getUTCFullYear());
    return !year && given < today ? of(today.getUTCFullYear() + 1) : given;
  }
  const [, m, d, y] = inFigures.exec(text) ?? [];
  return m && d && y ? new Date(Date.UTC(Number(y), Number(m) - 1, Number(d))) : null;
}

/** Months later, the last day of the month where it has no such day. */
function monthsLater(from: Date, count: number): Date {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0));
  return new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(from.getUTCDate(), last.getUTCDate())),
  );
}

/** When a period ends that begins on a day: `45 days starting jan 11 2027`, `18 months from aug 31 2026`. */
export function periodEnd(today: Date): Calculator {
  return (question): readonly Worked[] | null => {
    const { text, quantities } = question;
    const [period, ...more] = quantities.filter(({ unit }) => unit === 'days' || unit === 'months');
    const fromToday = /\bfrom (?:today|now)\b|\bstarting (?:today|now)\b/i.test(text);
    const start = fromToday ? today : dayIn(text, today);
    if (
      !period ||
      more.length > 0 ||
      !start ||
      !/\b(?:from|start\w*|begin\w*|after|since|as of|on)\b/i.test(text)
    )
      return null;
    const end =
      period.unit === 'days'
        ? new Date(start.getTime() + period.value * dayLength)
        : monthsLater(start, period.value);
    const [begins, ends] = [start, end].map((day) => day.toISOString().slice(0, 10));
    if (!begins || !ends) return null;
    const count = `${period.value} ${period.unit === 'days' ? 'days' : 'months'}`;
    const off = [0, 6].includes(end.getUTCDay());
    return [
      {
        says: `${count} from ${longDay(begins)} end on ${weekday.format(end)}, ${longDay(ends)}, which is ${off ? 'a weekend: look whether the contract moves it to the next business day' : 'not on a weekend'}. Contracts can count differently: calendar days, business days, or months.`,
        es: `${period.value} ${period.unit === 'days' ? 'días' : 'meses'} desde ${longDay(begins)} terminan el ${longDay(ends)}.`,
        formula: period.unit === 'days' ? 'Day + calendar days' : 'Day + calendar months',
      },
    ];
  };
}
