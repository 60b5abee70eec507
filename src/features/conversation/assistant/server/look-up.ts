import type { StreamCall } from '#http/streams.ts';
import { once } from '#kernel/once.ts';
import { professionalWords, unknownWords, valueWords } from '../domain/appa-words.ts';
import {
  asksOwnFigure,
  type Intent,
  intentOf,
  professionalFor,
  wantsOwnValue,
  wantsPriceTerms,
} from '../domain/intents.ts';
import { conceptsOf, writtenOut } from '../domain/meaning.ts';
import { noteOf } from '../domain/notes/notes.ts';
import { questionsIn } from '../domain/parts.ts';
import {
  asPrice,
  carriedOver,
  isFollowUp,
  isInRoom,
  isSaying,
  listingsMeant,
  type Named,
  namedIn,
  type Question,
} from '../domain/question.ts';
import { asksForSpanish, inEnglish, isSpanish } from '../domain/spanish/spanish.ts';
import { sumIn } from '../domain/sums.ts';
import { type Asked, alike, nearestTopics } from '../domain/understood.ts';
import { tellingWords } from '../domain/words.ts';
import { type Asking, inDocuments, joined, type LookedUp, nothing, rolesOf } from './asking.ts';
import { by, differenceOf, quotableInRoom, termOf, thingOf } from './by-intent.ts';
import { byTopic } from './by-topic.ts';
import { followed } from './followed.ts';
import { likelyTopics, surelyOf } from './likely-topics.ts';
import { toSpanish } from './speaking.ts';
import { worked } from './sums-asked.ts';
import type { Tools } from './toolbox.ts';
import { helpFor } from './tools/find-help.ts';
import { coverageOf } from './tools/search-documents.ts';

/** Looks up each question of a message as the caller. Findings never decide what is looked up. */
export async function lookUp(call: StreamCall, question: Question, tools: Tools): Promise<LookedUp> {
  const spanish = isSpanish(question.message);
  const asked = spanish ? { ...question, message: inEnglish(question.message) } : question;
  const found = await lookUpAll(call, inOneLanguage(asked), tools);
  const told = found.facts.length === 0 && !found.before ? { ...found, before: unknownWords } : found;
  return spanish || asksForSpanish(question.message) ? toSpanish(told) : told;
}

function inOneLanguage(question: Question): Question {
  const earlier = question.earlier.map((one) =>
    one.type === 'user' && isSpanish(one.text) ? { ...one, text: inEnglish(one.text) } : one,
  );
  return { ...question, earlier };
}

async function lookUpAll(call: StreamCall, question: Question, tools: Tools): Promise<LookedUp> {
  const again = await followed({ call, question, tools }, lookUpOne);
  if (again) return again;
  const [first = nothing, ...others] = await Promise.all(
    withWords(questionsIn(question.message)).map((message) =>
      lookUpOne(call, { ...question, message }, tools),
    ),
  );
  return others.reduce<LookedUp>(bothOf, first);
}

/** “And where is it?” alone says nothing of what is asked: it belongs to the question beside it. */
function withWords(parts: readonly string[]): readonly string[] {
  const telling = parts.filter((part) => conceptsOf(part).length > 0);
  return telling.length > 0 ? telling : parts;
}

/** One after the other; what Appa says itself is said once. */
function bothOf(one: LookedUp, other: LookedUp): LookedUp {
  const said = (words: 'before' | 'after') => {
    const all = [...new Set([one[words], other[words]].filter((text) => text !== undefined))];
    return all.length > 0 ? { [words]: all.join('\n') } : {};
  };
  return { ...joined(one, other), ...said('before'), ...said('after') };
}

async function lookUpOne(call: StreamCall, question: Question, tools: Tools): Promise<LookedUp> {
  const { named, intent, meant } = understood(question);
  const help = once(() => helpFor(writtenOut(question.message).slice(0, 400)));
  const likely = once(() => likelyTopics(question.message, rolesOf(call)));
  const asking = { call, tools, question, named, meant, help, likely };
  if (!/[\p{L}\p{N}]/u.test(question.message)) return byTopic(asking, { note: 'hello' });
  const professional = professionalFor(question.message);
  const figures = await tools.workOut.run(call, { question: question.message.slice(0, 600) });
  if (figures.facts.length > 0) return figures;
  // A follow-up that gives no figure would only repeat what was worked out before.
  const given = namedIn(question.message);
  const tells = given.amounts.length + given.measures.length > 0;
  // “Legal 35k” is a cost; a tax on a sale is no plain arithmetic.
  const sum = professional === 'tax' || !tells ? null : sumIn(named);
  if (sum) return worked(asking, sum);
  if (asksOwnFigure(question.message)) return tools.myFigures.run(call, {});
  const difference = meant.length === 0 ? await differenceOf(asking) : null;
  if (difference) return difference;
  const thing = meant.length === 0 ? await thingOf(asking) : null;
  if (thing) return thing;
  const near = await topicOf(asking, intent);
  // What is for a professional is answered by an article or a bound, never by a button.
  const topic = professional && near && !('note' in near.asked) ? null : near;
  if (topic?.surely) return byTopic(asking, topic.asked);
  const noFigures = (intent === 'help' || intent === 'term') && wantsOwnValue(question.message);
  const own = noFigures && !professional ? await tools.myValue.run(call, {}) : nothing;
  if (own.facts.length > 0) return own;
  if (!professional && wantsPriceTerms(question.message)) {
    const terms = await tools.myValue.run(call, { priceTerms: true });
    if (terms.facts.length > 0) return terms;
  }
  if (topic) return byTopic(asking, topic.asked);
  const likeliest = await secondOpinion(asking, intent, professional !== null);
  if (likeliest) return professional ? { ...likeliest, after: professionalWords[professional] } : likeliest;
  // “Do I sell my company, or what it owns?” is an article’s own question, though it sounds like a wish to sell.
  const toHelp = intent === 'onboarding' && (professional || (await help()).same);
  const found = await by[toHelp ? 'help' : intent](asking);
  if (professional) return { ...found, after: professionalWords[professional] };
  return noFigures ? { ...found, after: valueWords } : found;
}

/** Intents that say themselves what is asked, however much it looks like something else. */
const plain: ReadonlySet<Intent> = new Set([
  'identity',
  'contact',
  'others',
  'trust',
  'advice',
  'compare',
  'pricing',
  'access',
  'search',
]);
/** Intents of what nothing else made out. */
const vague: ReadonlySet<Intent> = new Set(['help', 'term']);

/** How near a topic has to be, where the form of a question says something else. */
function leastFor(intent: Intent): number {
  if (vague.has(intent)) return alike.likely;
  return plain.has(intent) ? beyondPlain : alike.rivals;
}

/** The topic of a question, unless its own article, or an article that has more of its words, answers it. */
async function topicOf(asking: Asking, intent: Intent): Promise<{ asked: Asked; surely: boolean } | null> {
  const [best] = nearestTopics(asking.question.message, rolesOf(asking.call));
  if (!best) return null;
  const surely = best.score >= alike.surely;
  const onFigures = intent === 'value' || intent === 'debt';
  if (onFigures && 'state' in best.topic.key && hasNoFigures.test(best.topic.key.state)) return null;
  // Who someone is, and whether to trust them, is answered by a bound or not at all.
  if (guarded.has(intent) && !isBound(best.topic.key)) return null;
  if (best.score < leastFor(intent) || (intent === 'search' && forSale.test(asking.question.message)))
    return null;
  if (intent === 'compare' && asking.meant.length > 1) return null;
  // Whether to do it is asked in words that much else is asked in.
  if (intent === 'advice' && !('note' in best.topic.key && best.topic.key.note === 'offTopic')) return null;
  const small = conceptsOf(asking.question.message).length === 0;
  const help = (vague.has(intent) || intent === 'onboarding') && !small ? await asking.help() : null;
  if (
    help?.same ||
    (help &&
      help.alike >= alike.likely &&
      help.alike > best.score + (help.alike >= wordForWord ? 0 : muchCloser)) ||
    (best.score < closeToIt && help?.sure && help.covers > best.score + clearly)
  )
    return null;
  if (!surely && vague.has(intent) && (await isInPapers(asking))) return null;
  return { asked: best.topic.key, surely };
}

/** What nothing else made out is what people ask so for, if that is as good as sure. */
async function secondOpinion(
  asking: Asking,
  intent: Intent,
  professional: boolean,
): Promise<LookedUp | null> {
  if (!vague.has(intent) && intent !== 'mine') return null;
  const help = await asking.help();
  if (help.same || help.alike >= alike.likely || (await isInPapers(asking))) return null;
  if (intent === 'term' && (await termOf(asking)).facts.length > 0) return null;
  const about = surelyOf(await asking.likely());
  if (about === null || (professional && 'act' in about)) return null;
  if (!('article' in about)) return byTopic(asking, about);
  // What has the words of an article, or is asked beside documents, is answered from these.
  if (help.sure || isInRoom(asking.question.page)) return null;
  return { facts: (await helpFor(about.article)).facts };
}

/** What is told without the figures that a question gives. */
const hasNoFigures = /^(?:tradeMultiples|my(?:Score|Listings))$/;
const guarded: ReadonlySet<Intent> = new Set(['identity', 'contact', 'trust']);
const isBound = (asked: Asked) =>
  ('note' in asked && noteOf(asked.note).bound) || ('state' in asked && asked.state === 'whoBehind');

/** In a deal room, what a document has the words of is asked of the document. */
async function isInPapers(asking: Asking): Promise<boolean> {
  if (!isInRoom(asking.question.page)) return false;
  const [first] = (await inDocuments(asking)).facts;
  return first !== undefined && coverageOf(first, tellingWords(asking.question.message)) >= quotableInRoom;
}

const clearly = 0.1;
const muchCloser = 0.12;
/** From where on an article is asked for in its own words. */
const wordForWord = 0.95;
/** From where on a topic is not left for an article that merely has more of the words. */
const closeToIt = 0.76;
const beyondPlain = 0.75;
const forSale = /\bfor sale\b/i;

const carriedIntents: readonly Intent[] = ['search', 'value', 'debt'];

function understood(question: Question) {
  const now = namedIn(question.message);
  const meant = listingsMeant(question);
  const inView = isInRoom(question.page) || /^\/(?:listing|offers)\/./.test(question.page ?? '');
  const own = intentOf(question.message, { named: now, meant, inView });
  const before = lastIntentBefore(question);
  if (before === null) return { named: now, intent: own, meant };
  const { past, pastIntent } = before;
  // Earlier statements about the person's own business, such as earnings and trade, still apply.
  const about = pastIntent === 'value' || pastIntent === 'debt';
  if (about && own === 'debt' && meant.length === 0)
    return { named: carriedOver(asPrice(now), past), intent: own, meant };
  if (about && isSaying(question, now)) return { named: carriedOver(now, past), intent: pastIntent, meant };
  if (!isFollowUp(question)) return { named: now, intent: own, meant };
  const carries = own === 'help' || own === 'term' || own === 'search' || own === pastIntent;
  if (!carries || !carriedIntents.includes(pastIntent)) return { named: now, intent: own, meant };
  return { named: carriedOver(now, past), intent: pastIntent, meant };
}

function lastIntentBefore({ earlier, page }: Question): { past: Named; pastIntent: Intent } | null {
  const asked = earlier.filter(({ type }) => type === 'user').map(({ text }) => text);
  const message = asked.at(-1);
  if (message === undefined) return null;
  const until = earlier.slice(
    0,
    earlier.findLastIndex(({ type }) => type === 'user'),
  );
  const { named, intent } = understood({ message, page, earlier: until });
  return { past: named, pastIntent: intent };
}
