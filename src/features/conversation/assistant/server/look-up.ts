import type { StreamCall } from '#http/streams.ts';
import { once } from '#kernel/once.ts';
import { askBackWords, professionalWords, unknownWords, valueWords } from '../domain/appa-words.ts';
import { earnedIn, purchaseIn } from '../domain/figuring/purchase.ts';
import { withFiguresWritten } from '../domain/figuring/quantities.ts';
import { nearestAsAsked } from '../domain/for-role.ts';
import { type Intent, intentOf, wantsOwnValue, wantsPriceTerms } from '../domain/intents.ts';
import { onCard } from '../domain/listing-aspects.ts';
import { conceptsOf, writtenOut } from '../domain/meaning.ts';
import { asksHowItGoes } from '../domain/named-business.ts';
import { asksOwnFigure } from '../domain/own-figures.ts';
import { ownMatterIn } from '../domain/own-matters.ts';
import { questionsIn } from '../domain/parts.ts';
import { professionalFor } from '../domain/professional.ts';
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
import { type Asked, alike } from '../domain/understood.ts';
import { isAmongLikely, isNotUnlikely } from './among-likely.ts';
import { type Asking, joined, type LookedUp, nothing, rolesOf } from './asking.ts';
import { by, differenceOf, thingOf, wordForWord } from './by-intent.ts';
import { byTopic } from './by-topic.ts';
import { doubted } from './doubt.ts';
import { followed } from './followed.ts';
import { likelihoods, surelyOf } from './likely-topics.ts';
import { asksSiteRevenue, namedFirst } from './named-first.ts';
import { isBound, likelyAsAsked, ofOwnMatter } from './own-matters.ts';
import { guarded, isInPapers, plain, secondOpinion, subjectsIn, vague } from './second-opinion.ts';
import { seeksBusinesses } from './sought.ts';
import { toSpanish } from './speaking.ts';
import { worked } from './sums-asked.ts';
import type { Tools } from './toolbox.ts';
import { helpFor } from './tools/find-help.ts';
import type { Found } from './tools/tool.ts';

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
  const parts = await separate(withWords(questionsIn(question.message)), question.message, call);
  const [whole = question.message] = parts;
  const asked = parts.length === 1 ? await subjectsIn(whole, call) : parts;
  const [first = nothing, ...others] = await Promise.all(
    asked.map((message) => lookUpOne(call, { ...question, message }, tools)),
  );
  return others.reduce<LookedUp>(bothOf, first);
}

/** “And where is it?” alone says nothing of what is asked: it belongs to the question beside it. */
function withWords(parts: readonly string[]): readonly string[] {
  const telling = parts.filter((part) => conceptsOf(part).length > 0);
  return telling.length > 0 ? telling : parts;
}

/**
 * `How many others are in on this and what are they bidding?` is one question: people surely ask so for one thing, and
 * its parts alone say less.
 */
async function separate(
  parts: readonly string[],
  message: string,
  call: StreamCall,
): Promise<readonly string[]> {
  if (parts.length < 2) return parts;
  const whole = surelyOf(await likelyAsAsked(call, message), likelihoods.plain);
  if (whole === null) return parts;
  for (const part of parts) {
    const own = surelyOf(await likelyAsAsked(call, part), likelihoods.surely);
    if (own !== null && own !== whole) return parts;
  }
  return [message];
}

/** One after the other; what Appa says itself is said once. Beside an answer nothing is asked back. */
function bothOf(one: LookedUp, other: LookedUp): LookedUp {
  const asksBack = ({ before, facts }: LookedUp) => before === askBackWords && facts.length === 0;
  if (asksBack(other) && one.facts.length > 0) return one;
  if (asksBack(one) && other.facts.length > 0) return other;
  const said = (words: 'before' | 'after') => {
    const all = [...new Set([one[words], other[words]].filter((text) => text !== undefined))];
    return all.length > 0 ? { [words]: all.join('\n') } : {};
  };
  const told = new Set(one.facts.map(({ text }) => text));
  const more = { ...other, facts: other.facts.filter(({ text }) => !told.has(text)) };
  return { ...joined(one, more), ...said('before'), ...said('after') };
}

async function lookUpOne(call: StreamCall, asked: Question, tools: Tools): Promise<LookedUp> {
  const question = { ...asked, message: withFiguresWritten(asked.message) };
  const { named, intent, meant } = understood(question);
  const help = once(() => helpFor(writtenOut(question.message).slice(0, 400)));
  const likely = once(() => likelyAsAsked(call, question.message));
  const asking = { call, tools, question, named, meant, help, likely };
  if (!/[\p{L}\p{N}]/u.test(question.message)) return byTopic(asking, { note: 'hello' });
  const professional = professionalFor(question.message);
  const figures = await tools.workOut.run(call, {
    question: question.message.slice(0, mostFigured),
  });
  if (figures.facts.length > 0) return withMultiples(asking, figures);
  // A follow-up that gives no figure would only repeat what was worked out before.
  const given = namedIn(question.message);
  const tells = given.amounts.length + given.measures.length > 0;
  // “Legal 35k” is a cost; a tax on a sale is no plain arithmetic.
  const sum = professional === 'tax' || !tells ? null : sumIn(named);
  if (sum) return worked(asking, sum);
  if (asksSiteRevenue(asking)) return byTopic(asking, { state: 'siteRevenue' });
  if (asksOwnFigure(question.message))
    return tools.myFigures.run(call, { about: question.message.slice(0, 400) });
  const purchase = professional === 'tax' ? null : purchaseIn(question.message.slice(0, mostFigured));
  const check = purchase && earnedIn(purchase) ? tools.debtServiceCheck.parameters.safeParse(purchase) : null;
  if (check?.success) return tools.debtServiceCheck.run(call, check.data);
  const first = await namedFirst(asking, intent);
  if (first) return first;
  const difference = meant.length === 0 ? await differenceOf(asking) : null;
  if (difference) return difference;
  const thing = meant.length === 0 ? await thingOf(asking) : null;
  if (thing) return thing;
  const ofOwn = asksHowItGoes(question.message)
    ? await tools.myBusiness.run(call, { about: question.message.slice(0, 400) })
    : nothing;
  if (ofOwn.facts.length > 0) return ofOwn;
  const ofCard = onCard(question);
  if (ofCard.length > 0) {
    const { facts, proposals = [] } = await tools.getListing.run(call, {
      page: question.page ?? '',
      about: ofCard,
    });
    if (facts.length > 0) return { facts, proposals };
  }
  const matter = ownMatterIn(question.message);
  if (matter !== null) return ofOwnMatter(asking, matter);
  if (await seeksBusinesses(asking, intent)) return by.search(asking);
  const near = await topicOf(asking, intent);
  // What is for a professional is answered by an article or a bound, never by a button.
  const topic = professional && near && !('note' in near.asked) ? null : near;
  if (topic?.surely) return byNearest(asking, topic);
  const noFigures = (intent === 'help' || intent === 'term') && wantsOwnValue(question.message);
  const own = noFigures && !professional ? await tools.myValue.run(call, {}) : nothing;
  if (own.facts.length > 0) return own;
  if (!professional && wantsPriceTerms(question.message)) {
    const terms = await tools.myValue.run(call, { priceTerms: true });
    if (terms.facts.length > 0) return terms;
  }
  if (topic) return byNearest(asking, topic);
  const likeliest = await secondOpinion(asking, intent, professional !== null);
  if (likeliest) return professional ? { ...likeliest, after: professionalWords[professional] } : likeliest;
  // “Do I sell my company, or what it owns?” is an article’s own question, though it sounds like a wish to sell.
  // So is a thing that only sounds like something for sale.
  const toHelp =
    (intent === 'onboarding' || intent === 'search') &&
    ((professional && intent === 'onboarding') || (await help()).same);
  const found = await by[toHelp ? 'help' : intent](asking);
  if (professional) return { ...found, after: professionalWords[professional] };
  return noFigures ? { ...found, after: valueWords } : found;
}

const mostFigured = 600;

/** What a price is in earnings says little without what the trade sells for. */
async function withMultiples({ call, tools, named, question }: Asking, figures: Found): Promise<Found> {
  const isMultiple = figures.facts.some(({ source }) => source.title === 'Price ÷ earnings');
  if (!isMultiple || named.trades.length === 0) return figures;
  return joined(figures, await tools.tradeMultiples.run(call, { trade: question.message.slice(0, 400) }));
}

/** How near a topic has to be, where the form of a question says something else. */
function leastFor(intent: Intent): number {
  if (vague.has(intent)) return alike.likely;
  return plain.has(intent) ? beyondPlain : alike.rivals;
}

type NearTopic = { asked: Asked; surely: boolean; inItsWords: boolean };

async function byNearest(asking: Asking, { asked, inItsWords }: NearTopic): Promise<LookedUp> {
  const found = await byTopic(asking, asked);
  return inItsWords ? found : doubted(asking, found, ({ about }) => about === asked);
}

/** The topic of a question, unless its own article, or an article that has more of its words, answers it. */
async function topicOf(asking: Asking, intent: Intent): Promise<NearTopic | null> {
  const [best] = nearestAsAsked(asking.question.message, rolesOf(asking.call));
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
  const fits =
    best.score < wordForWord
      ? isAmongLikely(asking, best.topic.key, surely)
      : isNotUnlikely(asking, best.topic.key);
  if (!small && !(await fits)) return null;
  return { asked: best.topic.key, surely, inItsWords: small || best.score >= wordForWord };
}

/** What is told without the figures that a question gives. */
const hasNoFigures = /^(?:tradeMultiples|my(?:Score|Listings))$/;

const clearly = 0.1;
const muchCloser = 0.12;
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
