import { tellingWords } from '../words.ts';

/** A day of its own, like `before Christmas`, is no end of the period. */
const otherDay =
  /^(?:the )?(?:christmas|thanksgiving|easter|new year|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|\d)/i;
const leads =
  /^\s*(?:of )?(?:(?:written|advance|prior) )?(notice )?(?:earlier|back|ahead|prior|before)\b(?: (?:than|to|of|from)\b)?/i;
/** `90 days notice` of what ends on the day. */
const isNotice = /^\s*(?:of )?(?:(?:written|advance|prior) )?(?:notice|aviso|notificacion)\b/i;
const ofThatDay = /^\W*(?:(?:that|this|it|then|eso|esa?)(?: (?:date|day))?)?\W*$/i;
const ends =
  /\b(?:ends?|ended|ending|expir\w+|laps\w+|terminat\w+|renew\w*|matur\w+|deadline|(?:runs?|ran) out|is up|due date|venc\w+|venz\w+|caduc\w+|caduq\w+|termin\w+)\b/i;
const theEnd = /^\W*(?:the |its? )?(?:\w+ )?(?:end|renewal|expiration|expiry|deadline|closing)\W*$/i;
/** `we have 30 days before …`: the time that begins on the day. */
const has =
  /\b(?:have|has|had|having|gets?|got|gives?|gave|given|giving|allow\w*|there(?:’|')?s|there (?:are|is|were)|are there|is|are|was|runs?|lasts?|leaves?|left|with|another|hay|quedan?|dieron|dan?)(?: (?:us|me|you|him|her|them|it|the \w+|about|only|just|another|a|up to|at least))*\s*$/i;
const asksDay = /\b(?:when|what|which)\b[^,;.?!]*$/i;

/** Of what stands around a day and a period: up to the period, the clause of the day, and what follows the period. */
type Around = { upTo: string; dayClause: string; after: string };

/**
 * `… before an event`: -1 if the day is that of the event, 1 if the period begins on the day and ends at the event,
 * `unclear` if the words do not tell, `null` if the period does not lead to an event so.
 */
export function wayBefore({ upTo, dayClause, after }: Around): 1 | -1 | 'unclear' | null {
  const lead = leads.exec(after);
  if (!lead) return isNotice.test(after) && ends.test(dayClause) ? -1 : null;
  const [event = ''] = after.slice(lead[0].length).split(/[,;:.?!]|\b(?:and|but)\b/i);
  if (otherDay.test(event.trim())) return null;
  if (ofThatDay.test(event) || isEventOfDay(event, dayClause)) return -1;
  if (has.test(upTo) && !asksDay.test(upTo)) return lead[1] === undefined ? 1 : 'unclear';
  return theEnd.test(event) && tellingWords(dayClause).length === 0 ? -1 : 'unclear';
}

/** Whether the clause of the day speaks of the event: both of an end (`expires`, `is due`), or with a word in common. */
function isEventOfDay(event: string, dayClause: string): boolean {
  if (ends.test(event)) return ends.test(dayClause);
  const day = new Set(tellingWords(dayClause));
  return tellingWords(event).some((word) => day.has(word));
}

const boundary = /[,;:.?!]\s|\b(?:and|but|so)\b/gi;

type Place = { from: number; to: number };

/** The clause of a text in which a day stands, without the day and the period. */
export function clauseAt(text: string, day: Place, period: Place): string {
  const before = text.slice(0, day.from);
  const start = [...before.matchAll(boundary)].at(-1);
  const [after = ''] = text
    .slice(day.to, period.from > day.from ? period.from : undefined)
    .split(/[,;:.?!]|\b(?:and|but|so|what|when|which)\b/i);
  return `${before.slice(start ? start.index + start[0].length : 0)} ${after}`;
}
