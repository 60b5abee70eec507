import { counted } from '#kernel/counts.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import { daysFrom, daysIn, startOf, weekdaysFrom } from './calendar.ts';
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
    const weeks = days >= 14 ? `: ${spanned(days)}` : '';
    const weekdays = weekdaysFrom(from, to);
    const past = !second && one > other ? ` ${end} is today: ${begin} is past.` : '';
    const lead = working.test(text)
      ? `From ${begin} to ${end} there are ${counted(weekdays, 'weekday')} (Monday to Friday, holidays not taken out), of ${counted(days, 'calendar day')}${weeks}.`
      : `From ${begin} to ${end} it is ${counted(days, 'day')}${weeks}, of which ${weekdays} are weekdays (Monday to Friday, holidays not taken out).`;
    return [
      {
        says: `${lead}${past} The first day is not counted, the last one is; a contract can count otherwise.`,
        es: `Del ${begin} al ${end} son ${days} días, de los cuales ${weekdays} son de lunes a viernes. No se cuenta el primer día, sí el último.`,
        formula: 'Last day − first day',
      },
    ];
  };
}

function spanned(days: number): string {
  const [weeks, rest] = [Math.floor(days / 7), days % 7];
  return rest === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} and ${counted(rest, 'day')}`;
}
