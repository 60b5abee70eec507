import { grouped } from '#kernel/counts.ts';
import { dayOf, longDay, weekdayName } from '#kernel/days.ts';
import { clauseAt, wayBefore } from './before-event.ts';
import { daysIn, daysLater, isWeekday, monthsLater, startOf } from './calendar.ts';
import type { Calculator, Worked } from './worked.ts';

const forward = /\b(?:from|start\w*|begin\w*|after|since|as of|on|add(?:ed)?|plus)\b/i;
/** `30 days before …`, where the period stands first, and how such words may end at the day: `days of notice before …`. */
const backTo = '(?:before|prior to|earlier than|ahead of|back from)';
const joinsBack = new RegExp(String.raw`^\s*${backTo}\b|\b${backTo}(?:\s+the)?\s*$`, 'i');
const joinsForward = /\b(?:start\w*|begin\w*|after|since|(?<!back )from|plus)\b/i;
/** `subtract 30 days from …`, `count back 30 days from …`. */
const takenFrom =
  /\b(?:subtract\w*|take(?: away)?|deduct\w*|minus|(?:count|go)(?:ing)? back|how far back is)\s*$/i;
const minusFrom = /^\s*minus from\b/i;
/** `… minus 30 days` and `… 30 days earlier`, where the day stands first. */
const lessPeriod = /\b(?:minus|less|subtract\w*|count(?:ing)? back|go(?:ing)? back)\s*$/i;
const speaksOfBefore = /\b(?:before|prior|earlier|ahead of)\b/i;
/** `30 days before we start on …`: what starts is at the day. */
const beforeStart = /^\s*(?:before|prior to) (?:\w+ )?(?:start|begin)\w*(?: date)?(?: on| is)?\s*$/i;
const businessDays = /\b(\d{1,3}) (?:business|working|week) ?days\b/i;

/** When a period ends that begins on a day: `45 days starting jan 11 2027`, `add 45 days to December 1 2026`. */
export function periodEnd(today: Date): Calculator {
  return (question): readonly Worked[] | null => {
    const { text, quantities } = question;
    const [start, ...others] = daysIn(text, today);
    if (!start || others.length > 0) return null;
    // A rate makes it a loan, whose payment is asked.
    if (quantities.some(({ unit }) => unit === 'percent')) return null;
    const inPlace = ({ from }: { from: number }) => from >= start.from && from < start.to;
    const periods = quantities.filter(
      (one) => !inPlace(one) && (one.unit === 'days' || one.unit === 'months'),
    );
    const working = businessDays.exec(text);
    if (working && periods.length === 0) {
      const [count, place] = [Number(working[1]), placeOf(working)];
      const way = wayFrom(text, start, place);
      return way === null
        ? null
        : ending(`${count} business days`, `${count} días hábiles`, {
            start: start.day,
            end: workdaysLater(start.day, way * count),
            back: way < 0,
          });
    }
    const [period, ...more] = periods;
    const way = period && more.length === 0 ? wayFrom(text, start, period) : null;
    if (!period || way === null) return null;
    const isDays = period.unit === 'days';
    const count = way * period.value;
    const end = isDays ? daysLater(start.day, count) : monthsLater(start.day, count);
    return ending(
      `${grouped(period.value)} ${isDays ? 'days' : 'months'}`,
      `${grouped(period.value)} ${isDays ? 'días' : 'meses'}`,
      { start: start.day, end, back: way < 0 },
    );
  };
}

type Place = { from: number; to: number };

function placeOf({ 0: words, index }: RegExpExecArray): Place {
  return { from: index, to: index + words.length };
}

/**
 * 1 to count on from the day, -1 to count back, `null` if the text says neither. Only words that join the period and
 * the day turn it around: in `45 days from December 1, do we finish before Christmas` "before" is of another day.
 */
function wayFrom(text: string, day: Place, period: Place): 1 | -1 | null {
  const [first, second] = day.from < period.from ? [day, period] : [period, day];
  const between = text.slice(first.to, second.from);
  if (first === day) {
    if (lessPeriod.test(between)) return -1;
    const after = text.slice(period.to);
    const way = joinsForward.test(between) ? null : wayBefore(around(text, day, period));
    if (way !== null) return way === 'unclear' ? null : way;
    if (speaksOfBefore.test(after)) return joinsForward.test(text) ? 1 : null;
    return forward.test(text) ? 1 : null;
  }
  if (beforeStart.test(between)) return -1;
  if (minusFrom.test(between)) return -1;
  if (takenFrom.test(text.slice(0, period.from)) && /^\s*from\b/i.test(between)) return -1;
  const apart = /^\s*(?:before|prior to)\b[^,;:.?!]*[,;:.?!]\s/i.test(between)
    ? wayBefore(around(text, day, period))
    : null;
  if (apart !== null) return apart === 'unclear' ? null : apart;
  if (joinsBack.test(between)) return joinsForward.test(between) ? null : -1;
  return forward.test(text) ? 1 : null;
}

function around(text: string, day: Place, period: Place) {
  return {
    upTo: text.slice(0, period.from),
    dayClause: clauseAt(text, day, period),
    after: text.slice(period.to),
  };
}

type Period = { start: Date; end: Date; back: boolean };

function ending(count: string, cuenta: string, { start, end, back }: Period): readonly Worked[] {
  const [from, to] = [longDay(dayOf(start)), longDay(dayOf(end))];
  const off = isWeekday(end)
    ? 'not on a weekend'
    : 'a weekend: look whether the contract moves it to the next business day';
  const unit = count.replace(/^[\d,]+ /, '');
  const says = back
    ? `${count} before ${from} is ${weekdayName(end)}, ${to}, which is ${off}.`
    : `${count} from ${from} end on ${weekdayName(end)}, ${to}, which is ${off}.`;
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
