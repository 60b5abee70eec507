import { counted, grouped } from '#kernel/counts.ts';
import { dayOf, longDay, weekdayName } from '#kernel/days.ts';
import { daysFrom, daysIn, monthsLater, startOf, weekdaysFrom } from './calendar.ts';
import type { Calculator } from './worked.ts';

const asks =
  /\b(?:how (?:many (?:(?:business|working|calendar|week) ?)?(?:days|weeks|months)|long)|(?:number|count) of (?:\w+ )?(?:days|weeks)|days|weeks|time (?:left|between))\b/i;
const until = /\b(?:until|till|til|to|before|left|away|between|and|through|from now|since|past|ago)\b|[–-]/i;
const working = /\b(?:business|working|week) ?days\b/i;

/** `how many days until 15 March 2027`, `the days between 2026-11-29 and 2027-03-15`. */
export function daysBetween(today: Date): Calculator {
  return ({ text, quantities }) => {
    if (!asks.test(text) || !until.test(text)) return null;
    const named = daysIn(text, today);
    const [first, second, ...more] = named;
    if (!first || more.length > 0) return null;
    const inDay = ({ from }: { from: number }) => named.some((one) => from >= one.from && from < one.to);
    // A figure beside the days says that more is asked.
    if (quantities.some((one) => !inDay(one))) return null;
    const [one, other] = second ? [first.day, second.day] : [startOf(today), first.day];
    const [from, to] = one <= other ? [one, other] : [other, one];
    const days = daysFrom(from, to);
    const [begin, end] = [longDay(dayOf(from)), longDay(dayOf(to))];
    const weeks = inMonths.test(text)
      ? `: ${monthsBetween(from, to)}`
      : days >= 14
        ? `: ${spanned(days)}`
        : '';
    const weekdays = weekdaysFrom(from, to);
    const past = !second && one > other ? ` ${begin} has passed: today is ${end}.` : '';
    const lead = working.test(text)
      ? `From ${begin} to ${end} there are ${counted(weekdays, 'weekday')} (Monday to Friday, holidays not taken out), of ${counted(days, 'calendar day')}${weeks}.`
      : `From ${begin} to ${end} it is ${counted(days, 'day')}${weeks}, of which ${grouped(weekdays)} are weekdays (Monday to Friday, holidays not taken out).`;
    return [
      {
        says: `${lead}${past} The first day is not counted, the last one is; a contract can count otherwise.`,
        es: `Del ${begin} al ${end} son ${grouped(days)} días, de los cuales ${grouped(weekdays)} son de lunes a viernes. No se cuenta el primer día, sí el último.`,
        formula: 'Last day − first day',
      },
    ];
  };
}

const inMonths = /\bmonths\b/i;

/** Whole months, and the days after the last of them. */
function monthsBetween(from: Date, to: Date): string {
  let count = 0;
  while (monthsLater(from, count + 1) <= to) count += 1;
  const rest = daysFrom(monthsLater(from, count), to);
  return rest === 0 ? counted(count, 'month') : `${counted(count, 'month')} and ${counted(rest, 'day')}`;
}

/** “That day of the week”: what is left of the Spanish question. */
const asksWeekday =
  /\b(?:what|which) (?:day of the week|week ?day|day) (?:is|was|does|will|of the week)\b|\bthat day of the week\b|\b(?:fall|falls) on (?:a|what|which)\b|\bis .{3,30} a (?:weekend|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const diaDeLaSemana = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' });

/** `what weekday is March 15, 2027`. */
export function weekdayOf(today: Date): Calculator {
  return ({ text, quantities }) => {
    const [named, ...more] = daysIn(text, today);
    if (!named || more.length > 0 || !asksWeekday.test(text)) return null;
    if (quantities.some(({ from }) => from < named.from || from >= named.to)) return null;
    const day = longDay(dayOf(named.day));
    const days = daysFrom(startOf(today), named.day);
    const far =
      days === 0 ? 'today' : days > 0 ? `${counted(days, 'day')} from today` : `${counted(-days, 'day')} ago`;
    const dias = `${grouped(Math.abs(days))} ${Math.abs(days) === 1 ? 'día' : 'días'}`;
    const lejos = days === 0 ? 'hoy' : days > 0 ? `en ${dias}` : `hace ${dias}`;
    return [
      {
        says: `${day} is a ${weekdayName(named.day)}, ${far}.`,
        es: `${day}: es ${diaDeLaSemana.format(named.day)}, ${lejos}.`,
        formula: 'Day of the week',
      },
    ];
  };
}

function spanned(days: number): string {
  const [weeks, rest] = [Math.floor(days / 7), days % 7];
  return rest === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} and ${counted(rest, 'day')}`;
}
