import { dayOf, longDay } from '#kernel/days.ts';
import { daysIn, daysLater, isWeekday, monthsLater, startOf } from './calendar.ts';
import type { Calculator, Worked } from './worked.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const begins =
  /\b(?:from|start\w*|begin\w*|after|since|as of|on|add(?:ed)?|plus|before|prior to|back from|minus|subtract\w*|earlier|ahead of)\b/i;
const backward =
  /\b(?:before|prior to|earlier than|ahead of|back from|minus|subtract\w*|count(?:ing)? back)\b/i;
const businessDays = /\b(\d{1,3}) (?:business|working|week) ?days\b/i;

/** When a period ends that begins on a day: `45 days starting jan 11 2027`, `add 45 days to December 1 2026`. */
export function periodEnd(today: Date): Calculator {
  return (question): readonly Worked[] | null => {
    const { text, quantities } = question;
    const [start, ...others] = daysIn(text, today);
    if (!start || others.length > 0 || !begins.test(text)) return null;
    // A rate makes it a loan, whose payment is asked.
    if (quantities.some(({ unit }) => unit === 'percent')) return null;
    const inPlace = ({ from }: { from: number }) => from >= start.from && from < start.to;
    const periods = quantities.filter(
      (one) => !inPlace(one) && (one.unit === 'days' || one.unit === 'months'),
    );
    const back = backward.test(text);
    const working = Number(businessDays.exec(text)?.[1] ?? 0);
    if (working > 0 && periods.length === 0)
      return ending(`${working} business days`, `${working} días hábiles`, {
        start: start.day,
        end: workdaysLater(start.day, back ? -working : working),
        back,
      });
    const [period, ...more] = periods;
    if (!period || more.length > 0) return null;
    const isDays = period.unit === 'days';
    const count = back ? -period.value : period.value;
    const end = isDays ? daysLater(start.day, count) : monthsLater(start.day, count);
    return ending(
      `${period.value} ${isDays ? 'days' : 'months'}`,
      `${period.value} ${isDays ? 'días' : 'meses'}`,
      {
        start: start.day,
        end,
        back,
      },
    );
  };
}

type Period = { start: Date; end: Date; back: boolean };

function ending(count: string, cuenta: string, { start, end, back }: Period): readonly Worked[] {
  const [from, to] = [longDay(dayOf(start)), longDay(dayOf(end))];
  const off = isWeekday(end)
    ? 'not on a weekend'
    : 'a weekend: look whether the contract moves it to the next business day';
  const unit = count.replace(/^\d+ /, '');
  const says = back
    ? `${count} before ${from} is ${weekday.format(end)}, ${to}, which is ${off}.`
    : `${count} from ${from} end on ${weekday.format(end)}, ${to}, which is ${off}.`;
  return [
    {
      says: `${says} Contracts can count differently: calendar days, business days, or months.${unit === 'business days' ? ' Holidays are not taken out.' : ''}`,
      es: back ? `${cuenta} antes del ${from} es el ${to}.` : `${cuenta} desde ${from} terminan el ${to}.`,
      formula: `Day ${back ? '−' : '+'} ${unit === 'days' ? 'calendar days' : unit === 'months' ? 'calendar months' : unit}`,
    },
  ];
}

function workdaysLater(from: Date, count: number): Date {
  let [day, left] = [startOf(from), Math.abs(count)];
  while (left > 0) {
    day = daysLater(day, Math.sign(count));
    if (isWeekday(day)) left -= 1;
  }
  return day;
}
