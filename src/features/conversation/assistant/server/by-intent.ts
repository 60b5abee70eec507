import {
  adviceWords,
  contactWords,
  greeting,
  noFilterWords,
  noFinancingFilterWords,
  noRankWords,
  notInOwnRoomWords,
  notInRoomWords,
  perhapsWords,
  unknownWords,
} from '../domain/appa-words.ts';
import { searchFor } from '../domain/arguments.ts';
import type { Fact } from '../domain/fact.ts';
import { asksOthersFee, type Intent } from '../domain/intents.ts';
import { aspectsIn, identityAspects } from '../domain/listing-aspects.ts';
import type { NoteName } from '../domain/notes/notes.ts';
import { isInRoom, paperOnPage } from '../domain/question.ts';
import { termIn, termsIn, thingIn } from '../domain/terms-asked.ts';
import { alike } from '../domain/understood.ts';
import { tellingWords } from '../domain/words.ts';
import { type Asking, inDocuments, inHelp, joined, type LookedUp, nothing } from './asking.ts';
import { articleIn, askedBack, byTopic, ownListings, priceOf, whoBehind } from './by-topic.ts';
import { asGuess, doubted } from './doubt.ts';
import { articlesMeant, type LikelyTopic, likelihoods } from './likely-topics.ts';
import { checked, valued } from './sums-asked.ts';
import { articleFor } from './tools/find-help.ts';
import { coverageOf } from './tools/search-documents.ts';
import { spannedBy } from './tools/spanned.ts';
import type { Found } from './tools/tool.ts';

export const by: Record<Intent, (asking: Asking) => Promise<LookedUp>> = {
  search: async (asking) => {
    const { call, tools, named, question } = asking;
    // “How many are there in Georgia, and in Tennessee?” is one search for each.
    if (named.places.length < 2 || !/\bhow many\b/i.test(question.message))
      return withWhatIsNoFilter(question.message, await compared(asking));
    const each = named.places.map((place) => searchFor({ ...named, places: [place] }));
    const found = await Promise.all(each.map((one) => tools.searchListings.run(call, one)));
    return found.reduce((all, one) => joined(all, one), nothing);
  },
  compare: async (asking) => {
    const { call, tools, meant } = asking;
    const found = await tools.compareListings.run(call, { listings: meant.slice(0, 4) });
    return found.facts.length > 0 ? found : inHelp(asking);
  },
  listing: async (asking) => {
    const { call, tools, meant, question } = asking;
    const about = aspectsIn(question.message);
    if (about.some((aspect) => identityAspects.includes(aspect))) return whoBehind(asking);
    const found = await tools.getListing.run(call, { listing: meant[0] ?? '', about });
    return found.facts.length > 0 ? found : inHelp(asking);
  },
  access: ({ call, tools, meant }) => tools.proposeRequest.run(call, { listing: meant[0] ?? '' }),
  pricing: async (asking) => {
    const found = await priceOf(asking);
    return found.facts.length > 0 ? found : ((await askedBack(asking, [])) ?? nothing);
  },
  value: valued,
  debt: checked,
  requests: ({ call, tools, question }) => tools.myRequests.run(call, spannedBy(question.message, call.now)),
  mine: async (asking) => {
    const own = await ownListings(asking);
    if (!ofRequests.test(asking.question.message)) return own;
    return joined(own, await asking.tools.myRequests.run(asking.call, {}));
  },
  onboarding: async (asking) => {
    const offered = await asking.tools.startOnboarding.run(asking.call, {});
    const help = await inHelp(asking);
    return { facts: [...offered.facts, ...help.facts], proposals: offered.proposals ?? [] };
  },
  documents: async (asking) => {
    const found = await inDocuments(asking, true);
    return found.facts.length > 0 ? found : inHelp(asking);
  },
  term: async (asking) => {
    const found = await termOf(asking);
    // On the page of a listing, “what is the asking price?” is asked of it.
    const here = joined(found, await ofListing(asking));
    return here.facts.length > 1 || here.facts.length > found.facts.length
      ? here
      : joined(found, await inHelp(asking));
  },
  identity: whoBehind,
  contact: async () => ({ ...nothing, before: contactWords }),
  others: ({ call, tools, question }) => tools.tellNote.run(call, { note: refusalOf(question.message) }),
  trust: async (asking) => {
    const told = await asking.tools.tellNote.run(asking.call, { note: 'vouchesForNoOne' });
    return joined(told, { facts: await articleBeside(asking) });
  },
  // No advice, but what the figures of the listing in view say.
  advice: async (asking) => ({
    ...(ofPrice.test(asking.question.message) ? await priceOf(asking) : nothing),
    before: adviceWords,
  }),
  help: inHelpOrDocuments,
};

const ofRequests = /\b(?:requests?|interest|inquir\w+|asked for)\b/i;
const ofPrice = /\b(?:deal|price|buy|invest\w*|offer)\b/i;

/** Whose dealings are asked for. */
function refusalOf(message: string): NoteName {
  if (asksOthersFee(message)) return 'otherBroker';
  const isOfSellers =
    /\bother (?:[\w-]+ ){0,2}(?:sellers?|owners?|listings?|compan(?:y|ies)|business(?:es)?|shops?)\b|\bwhat else\b|\b(?:offers?|requests?) (?:to|with|on|for) (?:any|some)(?:one|body)\b/i;
  return isOfSellers.test(message) ? 'othersDealings' : 'otherBuyers';
}

/** The hits; the first of them also side by side if they are to be compared. */
async function compared({ call, tools, named, question }: Asking): Promise<Found> {
  const found = await tools.searchListings.run(call, searchFor(named));
  const listings = found.facts.flatMap(
    ({ source }) => /^\/listing\/([0-9a-f-]{36})$/.exec(source.href ?? '')?.[1] ?? [],
  );
  if (!/\bcompar\w+|\bside by side\b/i.test(question.message) || listings.length < 2) return found;
  const beside = await tools.compareListings.run(call, { listings: listings.slice(0, mostCompared) });
  return { ...beside, facts: [...found.facts.slice(0, 1), ...beside.facts] };
}

const mostCompared = 2;

/** Whether the seller finances a part. */
const ofSellersPart =
  /\b(?:(?:seller|owner)s?(?:[- ]| will | would | to )financ\w*|carr(?:y|ies|ying) (?:some |a |the |part )?(?:of the )?(?:paper|notes?|back|part)|seller notes?)\b/i;

function withWhatIsNoFilter(message: string, found: Found): LookedUp {
  const after = [
    ...(/\b(?:remote(?:ly)?|from home|anywhere|absentee|stick(?:s|ing)? around|stays? on|semi[- ]absentee)\b/i.test(
      message,
    )
      ? [noFilterWords]
      : []),
    ...(ofSellersPart.test(message) ? [noFinancingFilterWords] : []),
    ...(/\bbest\b/i.test(message) ? [noRankWords] : []),
  ];
  return after.length > 0 ? { ...found, after: after.join(' ') } : found;
}

/** What an article surely says of it, beside a refusal. */
async function articleBeside(asking: Asking): Promise<readonly Fact[]> {
  const articles = articlesMeant(await asking.likely());
  const isSure = (articles[0]?.probability ?? 0) >= likelihoods.told;
  return isSure ? articleFor(articles, asking.question.message) : [];
}

/** The term that “What is …?” asks for. */
export function termOf({ call, tools, question }: Asking): Promise<Found> {
  return tools.explainTerm.run(call, { term: termIn(question.message).slice(0, 100) || 'it' });
}

/** What a thing is that is asked about without a verb, if it is a term. */
export async function thingOf(asking: Asking): Promise<LookedUp | null> {
  const term = thingIn(asking.question.message);
  if (term === null) return null;
  const found = await asking.tools.explainTerm.run(asking.call, { term });
  return found.facts.length > 0 ? found : null;
}

/** Both terms, and what the articles say of the two. */
export async function differenceOf(asking: Asking): Promise<LookedUp | null> {
  const terms = termsIn(asking.question.message);
  if (!terms) return null;
  const found = await Promise.all(terms.map((term) => asking.tools.explainTerm.run(asking.call, { term })));
  const defined = found.map(({ facts }) => facts.slice(0, 1));
  if (defined.some(({ length }) => length === 0)) return null;
  return joined({ facts: defined.flat() }, await inHelp(asking));
}

/** Anything else is looked up in the help, or in the caller's documents if these fit better. */
async function inHelpOrDocuments(asking: Asking): Promise<LookedUp> {
  const { question, named, call, tools } = asking;
  const words = tellingWords(question.message);
  if (words.length === 0) {
    const help = await inHelp(asking);
    return help.facts.length > 0 ? help : { ...nothing, before: greeting };
  }
  const [documents, help] = [await inDocuments(asking), await asking.help()];
  const [first] = documents.facts;
  // What an article is asked is asked of no document, unless it is asked beside one.
  const general = help.same || help.alike >= alike.likely;
  const listed = general || isInRoom(question.page) ? nothing : await ofListing(asking);
  if (listed.facts.length > 0) return listed;
  if (
    first &&
    !general &&
    words.length > 1 &&
    coverageOf(first, words) >= 0.6 &&
    !/^how (?:do|can|does)\b/i.test(question.message)
  )
    return documents;
  const inRoom = isInRoom(question.page);
  if (inRoom && first && !help.same && coverageOf(first, words) >= quotableInRoom)
    return joined(await ofListing(asking), documents);
  const back = await askedBack(asking, help.questions);
  const rather =
    back !== null &&
    back.near >= alike.rather &&
    back.near > help.covers - nearly &&
    back.near > help.alike &&
    !help.same;
  const asked = help.alike >= alike.likely ? help.facts : await askedOf(asking, help.facts);
  if (help.sure && !rather && asked.length > 0)
    return help.same || help.alike >= wordForWord
      ? { facts: asked }
      : doubted(asking, { facts: asked }, from(asked));
  if (inRoom) return notInRoom(asking);
  if (first && coverageOf(first, words) >= quotable) return documents;
  if (named.trades.length + named.industries.length > 0 && words.length <= fewWords)
    return tools.searchListings.run(call, searchFor(named));
  const guess = await guessed(asking);
  if (guess) return guess;
  const nearest = await askedOf(asking, help.nearest);
  if (help.perhaps && !rather && nearest.length > 0)
    return { facts: nearest, before: perhapsWords, ...(back ? { proposals: back.proposals } : {}) };
  return back ?? nothing;
}

/** What the articles that are cited answer. */
function from(facts: readonly Fact[]): (one: LikelyTopic) => boolean {
  const cited = new Set(facts.map(({ source }) => articleIn(source)));
  return ({ about }) => 'slug' in about && cited.has(about.slug);
}

/** Of articles that have the words, only what people ask so for: most words are in many. */
async function askedOf(asking: Asking, facts: readonly Fact[]): Promise<readonly Fact[]> {
  const likely = await asking.likely();
  const asked = new Set(
    likely.flatMap(({ about, probability }) =>
      'slug' in about && probability >= likelihoods.hardly ? [about.slug] : [],
    ),
  );
  return facts.filter(({ source }) => asked.has(articleIn(source) ?? ''));
}

/** What people most likely ask so for, said as a guess, with what else it may be. */
async function guessed(asking: Asking): Promise<LookedUp | null> {
  const likely = await asking.likely();
  const [first, ...others] = likely;
  if (!first || first.probability < likelihoods.perhaps) return null;
  const { about } = first;
  if ('search' in about) return null;
  if ('note' in about && about.note === 'offTopic') return { ...nothing, before: unknownWords };
  const found: LookedUp =
    'article' in about
      ? { facts: await articleFor(articlesMeant(likely), asking.question.message) }
      : await byTopic(asking, about);
  if (found.facts.length === 0) return null;
  return asGuess(found, others);
}

/** What the listing of the room says of it; else an honest no, with what the room has. */
async function notInRoom(asking: Asking): Promise<LookedUp> {
  const { call, tools, question } = asking;
  const listed = await ofListing(asking);
  if (listed.facts.length > 0) return listed;
  const { roomId } = paperOnPage(question.page);
  const contents = await tools.roomContents.run(call, roomId === undefined ? {} : { roomId });
  if (contents.side === undefined) return (await askedBack(asking, [])) ?? contents;
  return { ...contents, before: contents.side === 'buyer' ? notInRoomWords : notInOwnRoomWords };
}

/** What the question asks of the listing that the page is about. */
async function ofListing({ call, tools, question }: Asking): Promise<Found> {
  const about = aspectsIn(question.message);
  return about.length === 0
    ? nothing
    : tools.getListing.run(call, { page: question.page ?? undefined, about });
}

/** The share of a question’s words that a page must have to be quoted at all; less where it is asked beside it. */
const quotable = 0.5;
export const quotableInRoom = 0.33;
/** “HVAC Texas” is a search; a longer question that names a trade is about something. */
const fewWords = 3;
/** From where on an article is asked for in its own words. */
export const wordForWord = 0.95;
/** What is nearly as near as the article is asked back instead. */
const nearly = 0.1;
