import type { StreamCall } from '#http/streams.ts';
import { onlyNowWords } from '../domain/appa-words.ts';
import { withChanges } from '../domain/figuring/again.ts';
import { figured } from '../domain/figuring/figure.ts';
import { aboutValueBefore, leaningOf } from '../domain/following.ts';
import { type Intent, intentOf } from '../domain/intents.ts';
import { noteOf } from '../domain/notes/notes.ts';
import { isInRoom, listingsMeant, namedIn, type Question } from '../domain/question.ts';
import { asksForSpanish } from '../domain/spanish/spanish.ts';
import { sumIn } from '../domain/sums.ts';
import { type Asked, alike, nearestTopics } from '../domain/understood.ts';
import { type LookedUp, rolesOf } from './asking.ts';
import type { Tools } from './toolbox.ts';

type Said = { call: StreamCall; question: Question; tools: Tools };
type LookUp = (call: StreamCall, question: Question, tools: Tools) => Promise<LookedUp>;

/**
 * The answer to a message that leans on the one before it: the same sum with another figure, the same in fewer words,
 * the same refusal, or the earlier question together with this one. `null` if it stands alone.
 */
export async function followed({ call, question, tools }: Said, lookUp: LookUp): Promise<LookedUp | null> {
  const last = question.earlier.findLastIndex(({ type }) => type === 'user');
  const before = question.earlier[last]?.text;
  if (before === undefined) return null;
  const { message } = question;
  const earlier = question.earlier.slice(0, last);
  const again = (text: string) => lookUp(call, { ...question, message: text, earlier }, tools);

  const sum = sumAgain(before, message, call.now);
  if (sum) return again(sum);
  const ofValue = aboutValueBefore(before, message);
  if (ofValue !== null) return again(ofValue);
  const leaning = leaningOf(message);
  if (asksForSpanish(message)) return again(before);
  if (leaning === 'none') return null;
  if (leaning === 'shorter') return inShort(await again(before));
  const roles = rolesOf(call);
  const [own] = nearestTopics(message, roles);
  const [past] = nearestTopics(before, roles);
  const refused = past !== undefined && past.score >= alike.rivals && isBound(past.topic.key);
  if (refused && (own === undefined || own.score < alike.surely || leaning === 'insists'))
    return again(before);
  const alone = leaning === 'source' ? alike.surely : alike.likely;
  if (own && own.score >= alone && (own.score >= alike.rivals || own.topic.key !== past?.topic.key))
    return null;
  if (leaning === 'source') return again(before);
  // What goes on with a search, a value or a loan is carried over with its figures.
  const intent = intentOf(message, { named: namedIn(message), meant: listingsMeant(question) });
  if (!vague.has(intent)) return null;
  const saidBefore = question.earlier.filter(({ type }) => type === 'user').slice(-2);
  const story = [...saidBefore.map(({ text }) => text), message].join('. ');
  const [both] = nearestTopics(saidBefore.length > 1 ? story : `${before} ${message}`, roles);
  if (both && past && both.score >= alike.likely && both.score > past.score * clearlyLess) {
    const same = both.topic.key === past.topic.key;
    return same ? ofThen(await again(before), message) : again(`${before} ${message}`);
  }
  if (past && past.score >= alike.rivals && 'state' in past.topic.key)
    return ofThen(await again(before), message);
  return isInRoom(question.page) ? again(`${before} ${message}`) : null;
}

const vague: ReadonlySet<Intent> = new Set(['help', 'term']);
const clearlyLess = 0.8;
/** A longer message is no change of a figure. */
const mostWords = 14;

/** An earlier question for a sum, with what a message changes; `null` if there was none, or nothing comes of it. */
function sumAgain(before: string, message: string, today: Date): string | null {
  if (figured(before, today) === null && !/\d/.test(before)) return null;
  const own = figured(message, today);
  if (own) return null;
  if (message.split(/\s+/).length > mostWords) return null;
  const asksMore = /\d|\bin percent\b|\bpercent\b|\binterest\b|\btotal\b|\ba year\b|\bhalf\b/i.test(message);
  const changed = asksMore ? withChanges(before, message) : null;
  return changed !== null && (figured(changed, today) ?? sumIn(namedIn(changed))) ? changed : null;
}

function isBound(asked: Asked): boolean {
  if ('note' in asked) return noteOf(asked.note).bound === true;
  return 'state' in asked && asked.state === 'whoBehind';
}

/** Asked of another time, figures of now are said to be of now. */
function ofThen(found: LookedUp, message: string): LookedUp {
  return /\b(?:last|previous|earlier) (?:week|month|quarter|year)\b|\byesterday\b/i.test(message)
    ? { ...found, after: onlyNowWords }
    : found;
}

/** The first sentence of an answer. */
function inShort({ facts, proposals = [] }: LookedUp): LookedUp {
  const [first] = facts;
  return first ? { facts: [first], proposals } : { facts, proposals };
}
