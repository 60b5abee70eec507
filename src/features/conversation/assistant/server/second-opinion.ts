import type { StreamCall } from '#http/streams.ts';
import { adviceWords } from '../domain/appa-words.ts';
import { figured } from '../domain/figuring/figure.ts';
import { purchaseIn } from '../domain/figuring/purchase.ts';
import type { Intent } from '../domain/intents.ts';
import { aspectsIn } from '../domain/listing-aspects.ts';
import { isInRoom, namedIn } from '../domain/question.ts';
import type { StateName } from '../domain/states.ts';
import { alike } from '../domain/understood.ts';
import { tellingWords } from '../domain/words.ts';
import { type Asking, inDocuments, type LookedUp, rolesOf } from './asking.ts';
import { by, quotableInRoom, termOf } from './by-intent.ts';
import { byTopic } from './by-topic.ts';
import { asGuess } from './doubt.ts';
import {
  articlesMeant,
  type Likely,
  type LikelyTopic,
  likelihoods,
  likelyTopics,
  surelyOf,
} from './likely-topics.ts';
import { articleFor } from './tools/find-help.ts';
import { coverageOf } from './tools/search-documents.ts';

/** Intents that say themselves what is asked, however much it looks like something else. */
export const plain: ReadonlySet<Intent> = new Set([
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
export const vague: ReadonlySet<Intent> = new Set(['help', 'term']);
export const guarded: ReadonlySet<Intent> = new Set(['identity', 'contact', 'trust']);
/** What tools with figures of their own answer. */
const ofFigures: ReadonlySet<Intent> = new Set(['compare', 'pricing', 'access', 'debt', 'listing']);

/** Answers by the likeliest topic. The more the form of a question points elsewhere, the surer that topic has to be. */
export async function secondOpinion(
  asking: Asking,
  intent: Intent,
  professional: boolean,
): Promise<LookedUp | null> {
  // A tax has no multiple.
  const noFigures = intent === 'debt' && asking.named.amounts.length === 0;
  if (intent === 'listing' && aspectsIn(asking.question.message).length === 0) return besideListing(asking);
  if (ofFigures.has(intent) && !noFigures) return null;
  if (intent === 'value' && !professional) return worthOfSomethingElse(asking);
  const help = await asking.help();
  if (help.same || (await isInPapers(asking))) return null;
  if (intent === 'documents' && (await inDocuments(asking, true)).facts.length > 0) return null;
  const isVague = vague.has(intent) || intent === 'mine' || intent === 'onboarding';
  const likely = await asking.likely();
  const [first] = likely;
  // “What’s the status of my deals?” has a term in it, and asks for none.
  const isOwn = first !== undefined && first.probability >= likelihoods.plain && 'state' in first.about;
  if (intent === 'term' && !isOwn && (await termOf(asking)).facts.length > 0) return null;
  if (isVague && isNarrowed(asking) && first && 'search' in first.about) return by.search(asking);
  const about = surelyOf(likely, likelihoods[opinionOn(asking, intent, isVague)]);
  // What an article is asked, or has most of the words of, is left to it unless this is surer.
  const isSure = (first?.probability ?? 0) >= likelihoods.surer;
  if (about === null || (!isSure && (help.alike >= alike.likely || ('article' in about && help.sure))))
    return null;
  // Beside who someone is, only what Appa and the articles say in general.
  const isGuarded = guarded.has(intent) && intent !== 'trust';
  if ((professional && 'act' in about) || (isGuarded && ('act' in about || 'state' in about))) return null;
  // The figures of the listing in view say more than an article.
  if (intent === 'advice' && (await by.advice(asking)).facts.length > 0) return null;
  // A loan on the listing in view is worked out for it.
  if ('search' in about || (intent === 'debt' && 'article' in about)) return null;
  // “Compare the two cheapest bakeries” is no question of how listings are compared.
  if (intent === 'search' && isNarrowed(asking) && 'note' in about && about.note === 'compareListings')
    return null;
  if (!('article' in about))
    return intent === 'advice' ? null : guessedUnlessSure(await byTopic(asking, about), likely);
  const facts = [
    ...(await ofListingInView(asking)),
    ...(await articleFor(articlesMeant(likely), asking.question.message)),
  ];
  // No advice, but what is known of it.
  if (intent === 'advice') return { facts, before: adviceWords };
  return guessedUnlessSure({ facts }, likely);
}

/** On the page of a listing, what is asked of something else: `what’s my next step on this one`. */
async function besideListing(asking: Asking): Promise<LookedUp | null> {
  const about = surelyOf(await asking.likely(), likelihoods.rivals);
  if (about === null || 'search' in about || 'article' in about) return null;
  const { call, tools, meant } = asking;
  const [listing] = meant;
  if (!('state' in about) || !ofStanding.has(about.state) || listing === undefined)
    return byTopic(asking, about);
  // Of all requests only the one for this listing, or the way to one.
  return tools.proposeRequest.run(call, { listing });
}

/** On the page of a listing, `why is he selling` is asked of it first. */
async function ofListingInView({ call, tools, question }: Asking) {
  const about = aspectsIn(question.message);
  if (about.length === 0 || !/^\/listing\/./.test(question.page ?? '')) return [];
  return (await tools.getListing.run(call, { page: question.page ?? undefined, about })).facts;
}

/** Where one’s own dealings stand. */
const ofStanding: ReadonlySet<StateName> = new Set(['myRequests', 'everything']);

/** `Is a quality of earnings worth $15k?` asks for no value of a business. */
async function worthOfSomethingElse(asking: Asking): Promise<LookedUp | null> {
  const about = surelyOf(await asking.likely(), likelihoods.asGoodAsSure);
  if (about === null || !('article' in about) || ofValue.test(about.slug)) return null;
  return { facts: await articleFor(articlesMeant(await asking.likely()), asking.question.message) };
}

const ofValue = /valu|multiple|worth|pric/;

/** Below this, one in three was about something else: then it is said as a guess. */
function guessedUnlessSure(found: LookedUp, [first, ...others]: readonly LikelyTopic[]): LookedUp {
  const isSure = (first?.probability ?? 0) >= likelihoods.surer;
  if (isSure || found.before !== undefined || found.facts.length === 0) return found;
  return asGuess(found, others);
}

function opinionOn(
  { question }: Asking,
  intent: Intent,
  isVague: boolean,
): 'surely' | 'surer' | 'plain' | 'rivals' {
  // Beside documents, what could be asked of them is.
  if (isVague && isInRoom(question.page)) return 'surer';
  if (isVague || intent === 'advice') return 'surely';
  const isPlain = (plain.has(intent) && intent !== 'trust') || intent === 'documents' || intent === 'debt';
  return isPlain ? 'plain' : 'rivals';
}

function isNarrowed({ named }: Asking): boolean {
  return named.trades.length + named.industries.length + named.places.length + named.amounts.length > 0;
}

/** In a deal room, what a document has the words of is asked of the document. */
export async function isInPapers(asking: Asking): Promise<boolean> {
  if (!isInRoom(asking.question.page)) return false;
  const [first] = (await inDocuments(asking)).facts;
  return first !== undefined && coverageOf(first, tellingWords(asking.question.message)) >= quotableInRoom;
}

/** A message without figures that surely asks of two things, one sentence each, is two questions. */
export async function subjectsIn(message: string, call: StreamCall): Promise<readonly string[]> {
  const sentences = message
    .split(/(?<=[.?!;])\s+|,?\s+(?:also|plus)\s+/i)
    .filter((one) => one.split(/\s+/).length >= fewestWords);
  if (sentences.length < 2 || sentences.length > mostSubjects || hasFigures(message, call.now))
    return [message];
  const surely: { sentence: string; about: Likely }[] = [];
  for (const sentence of sentences) {
    const about = surelyOf(await likelyTopics(sentence, rolesOf(call)), likelihoods.rivals);
    if (about && !('search' in about) && !surely.some((one) => one.about === about))
      surely.push({ sentence, about });
  }
  return surely.length >= fewestSubjects ? surely.map(({ sentence }) => sentence) : [message];
}

function hasFigures(message: string, now: Date): boolean {
  return (
    namedIn(message).amounts.length > 0 || figured(message, now) !== null || purchaseIn(message) !== null
  );
}

const [fewestWords, fewestSubjects, mostSubjects] = [4, 2, 4];
