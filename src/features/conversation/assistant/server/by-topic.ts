import { hasRole } from '#kernel/actor.ts';
import {
  adminsOnlyWords,
  askBackWords,
  identityWords,
  stillHiddenWords,
  whichTradeWords,
} from '../domain/appa-words.ts';
import { searchFor } from '../domain/arguments.ts';
import type { Fact } from '../domain/fact.ts';
import { nearestAsAsked, sideOf } from '../domain/for-role.ts';
import { wantsOwnValue } from '../domain/intents.ts';
import { asksOfPrice, aspectsIn, identityAspects, type ListingAspect } from '../domain/listing-aspects.ts';
import { type NoteName, noteOf } from '../domain/notes/notes.ts';
import { asksWhatWaits } from '../domain/own-matters.ts';
import { paperOnPage } from '../domain/question.ts';
import { type StateName, states } from '../domain/states.ts';
import { type Asked, alike, questionFor } from '../domain/understood.ts';
import { type Asking, inViewOf, joined, type LookedUp, nothing, rolesOf } from './asking.ts';
import { likelyQuestions } from './likely-topics.ts';
import type { DeadlineQuery } from './tools/deadline-query.ts';
import { spannedBy } from './tools/spanned.ts';
import type { Found } from './tools/tool.ts';

const mostAskedBack = 3;

/** Sentences of articles that have the words of the question, if it may be about these. */
async function besideIt({ help, likely }: Asking): Promise<readonly Fact[]> {
  const meant = new Set((await likely()).flatMap(({ about }) => ('slug' in about ? [about.slug] : [])));
  return (await help()).closest.filter(({ source }) => meant.has(articleIn(source) ?? ''));
}

/** The article that is cited. */
export function articleIn({ href }: Fact['source']): string | null {
  return /^\/help\/([\w-]+)/.exec(href ?? '')?.[1] ?? null;
}

export async function byTopic(asking: Asking, asked: Asked): Promise<LookedUp> {
  const { call, tools, question } = asking;
  const page = question.page ?? undefined;
  if ('note' in asked)
    return asked.note === 'ranges' ? figuresOf(asking) : noteAndArticle(asking, asked.note);
  if ('act' in asked) {
    const act = await tools.findAct.run(call, { question: asked.act.name, page });
    return joined(act, { facts: await besideIt(asking) });
  }
  if (isForOthers(asked, call)) {
    // How many listings there are is no secret.
    const isOfMarket = 'state' in asked && asked.state === 'siteCounts' && ofMarket.test(question.message);
    return isOfMarket
      ? tools.searchListings.run(call, searchFor({ ...asking.named, amounts: [] }))
      : { ...nothing, before: adminsOnlyWords };
  }
  return byState[asked.state](asking);
}

/** Figures of the whole site, asked by someone who is no admin. */
function isForOthers(asked: Asked, { actor }: Pick<Asking['call'], 'actor'>): boolean {
  return 'state' in asked && 'admins' in states[asked.state] && !hasRole(actor, 'admin');
}

/** A note with what the articles say about it; a refusal alone. */
async function noteAndArticle(asking: Asking, note: NoteName): Promise<LookedUp> {
  const { call, tools, question } = asking;
  const side = sideOf(question.message, rolesOf(call));
  const told = await tools.tellNote.run(call, { note, side, page: question.page ?? undefined });
  if (noteOf(note).bound) return told;
  const own = ownBeside[note]?.(asking);
  return joined(told, own ? await own : { facts: await besideIt(asking) });
}

/** What the caller has of what a note is about. */
const ownBeside: Partial<Record<NoteName, (asking: Asking) => Promise<Found>>> = {
  inReview: ifTheirs,
  sentBack: ifTheirs,
  notInMarket: ifTheirs,
  whyDenied: ({ call, tools }) => tools.myRequests.run(call, {}),
  stillLocked: ({ call, tools }) => tools.myRequests.run(call, {}),
  whySelling: ({ call, tools, meant, question }) =>
    tools.getListing.run(call, { ...inViewOf({ meant, question }), about: ['reason'] }),
};

async function ifTheirs(asking: Asking): Promise<Found> {
  const { actor } = asking.call;
  return hasRole(actor, 'seller') || hasRole(actor, 'broker') ? ownListings(asking) : nothing;
}

/** A broker who owns nothing asks for the clients’ listings. */
export async function ownListings({ call, tools }: Asking): Promise<Found> {
  const forClients = hasRole(call.actor, 'broker') && !hasRole(call.actor, 'seller');
  return forClients ? tools.myClients.run(call, {}) : tools.myListings.run(call, {});
}

/** What a tool finds a business, a person or a figure by. */
const aboutOf = ({ message }: Asking['question']) => ({ about: message.slice(0, 400) });

const byState: Record<StateName, (asking: Asking) => Promise<LookedUp>> = {
  whoBehind,
  myRequests: async ({ call, tools, question }) => {
    if (asksWhatWaits(question.message)) return tools.myRequests.run(call, { waiting: true });
    const span = spannedBy(question.message, call.now);
    const own = await tools.myRequests.run(call, span);
    return hasRole(call.actor, 'admin') ? joined(own, await tools.siteRequests.run(call, span)) : own;
  },
  myViews: ({ call, tools, question }) =>
    tools.myViews.run(call, { ...spannedBy(question.message, call.now), ...aboutOf(question) }),
  myReaders: ({ call, tools, question }) =>
    tools.myReaders.run(call, {
      about: question.message.slice(0, 400),
      from: spannedBy(question.message, call.now).from,
    }),
  myOffers: ({ call, tools, question }) => tools.myOffers.run(call, aboutOf(question)),
  myNdas: ({ call, tools }) => tools.myNdas.run(call, {}),
  myDeadlines: ({ call, tools, question }) => tools.myDeadlines.run(call, onlyIn(question.message)),
  myScore: async ({ call, tools, question }) => {
    const score = await tools.myScore.run(call, {});
    return wantsOwnValue(question.message) ? joined(await tools.myValue.run(call, {}), score) : score;
  },
  myFigures: ({ call, tools, question }) => tools.myFigures.run(call, aboutOf(question)),
  myRoom: ({ call, tools, question }) => tools.myRoom.run(call, aboutOf(question)),
  myMessages: ({ call, tools }) => tools.myMessages.run(call, {}),
  myNotices: ({ call, tools }) => tools.myNotices.run(call, {}),
  myClients: ({ call, tools }) => tools.myClients.run(call, {}),
  myWatchList: ({ call, tools }) => tools.myWatchList.run(call, {}),
  myOrders: ({ call, tools }) => tools.myOrders.run(call, {}),
  myProofs: ({ call, tools }) => tools.myProofs.run(call, {}),
  myListings: ownListings,
  everything: overview,
  roomContents: ({ call, tools, question }) => {
    const { roomId } = paperOnPage(question.page);
    return tools.roomContents.run(call, roomId === undefined ? aboutOf(question) : { roomId });
  },
  tradeMultiples: async (asking) => {
    const { call, tools, question } = asking;
    const found = await tools.tradeMultiples.run(call, { trade: question.message.slice(0, 400) });
    if (found.facts.length > 0) return found;
    const inView = await priceOf(asking);
    return inView.facts.length > 0 ? inView : { ...nothing, before: whichTradeWords };
  },
  bannedAccounts: ({ call, tools }) => tools.sitePeople.run(call, { which: 'banned' }),
  newAccounts: async ({ call, tools, question }) => {
    const span = spannedBy(question.message, call.now);
    const people = await tools.sitePeople.run(call, { which: whichIn(question.message), ...span });
    return asksForMore(question.message) ? joined(await tools.siteCounts.run(call, span), people) : people;
  },
  siteRequests: ({ call, tools, question }) =>
    tools.siteRequests.run(call, {
      ...hoursIn(question.message),
      ...spannedBy(question.message, call.now),
    }),
  unaskedListings: ({ call, tools }) => tools.siteRequests.run(call, { unasked: true }),
  marketPrices: (asking) => ofMarketNamed(asking, 'prices'),
  marketMultiples: (asking) => ofMarketNamed(asking, 'multiples'),
  myQuestions: ({ call, tools, question }) => {
    const { roomId } = paperOnPage(question.page);
    return tools.myQuestions.run(call, roomId === undefined ? aboutOf(question) : { roomId });
  },
  myDiligence: ({ call, tools, question }) => {
    const { roomId } = paperOnPage(question.page);
    return tools.myDiligence.run(call, roomId === undefined ? aboutOf(question) : { roomId });
  },
  siteRevenue: ({ call, tools, question }) =>
    tools.siteRevenue.run(call, spannedBy(question.message, call.now)),
  siteCounts: ({ call, tools, question }) =>
    tools.siteCounts.run(call, {
      queues: ofQueues.test(question.message),
      ...spannedBy(question.message, call.now),
    }),
  siteHealth: ({ call, tools, question }) => tools.siteHealth.run(call, aboutOf(question)),
};

/** Of all that is for sale, or of the trade and place that are named. */
function ofMarketNamed({ call, tools, question }: Asking, about: 'prices' | 'multiples') {
  return tools.marketFigures.run(call, {
    about,
    of: question.message.slice(0, 400),
    ...splitIn(question.message),
  });
}

/** What the page of a listing shows the caller of who is behind it; else why not, and the way there. */
export async function whoBehind(asking: Asking): Promise<LookedUp> {
  const { call, tools, question } = asking;
  const asked = aspectsIn(question.message);
  const about = asked.length > 0 ? asked : identityAspects;
  const { found, closed } = await listingInView(asking, about);
  if (found.facts.length > 0 && !closed)
    return asksOfPrice(question.message) ? joined(found, await priceOf(asking)) : found;
  const step = await stepMissing(asking, found);
  if (step.facts.length > 0) return { ...step, before: stillHiddenWords };
  if (closed) return { ...found, facts: [], before: identityWords };
  const help = await tools.findHelp.run(call, { question: 'How do I ask for access to a listing?' });
  return { ...help, before: identityWords };
}

/** What keeps a person who has asked for access from the name. */
function stepMissing({ call, tools, question }: Asking, { proposals = [] }: Found): Promise<Found> {
  const [listing] = proposals.flatMap((one) => (one.kind === 'ask-for-access' ? [one.listingId] : []));
  return tools.accessStep.run(call, listing === undefined ? aboutOf(question) : { listing });
}

/** The figures of the listing in view, exact for those who may see them; else why they are ranges. */
async function figuresOf(asking: Asking): Promise<LookedUp> {
  const { call, tools } = asking;
  const { found, closed } = await listingInView(asking);
  if (found.facts.length > 0 && !closed) return found;
  const note = await tools.tellNote.run(call, { note: 'ranges' });
  return found.facts.length > 0 ? { ...found, facts: [...note.facts, ...found.facts.slice(0, 2)] } : note;
}

/** The price of the listing that is meant, or that the page is about, as a multiple of its earnings. */
export function priceOf({ call, tools, meant, question }: Asking): Promise<Found> {
  return tools.checkPrice.run(call, inViewOf({ meant, question }));
}

/** `closed`: without what opens after the NDA and the approval. */
async function listingInView(
  { call, tools, meant, question }: Asking,
  about: readonly ListingAspect[] = [],
): Promise<{ found: Found; closed: boolean }> {
  const found = await tools.getListing.run(call, { ...inViewOf({ meant, question }), about: [...about] });
  return { found, closed: found.proposals?.some(({ kind }) => kind === 'ask-for-access') ?? false };
}

/** What a person has, one kind after the other. */
async function overview({ call, tools }: Asking): Promise<LookedUp> {
  const roles = rolesOf(call);
  const asBroker = roles.includes('broker');
  const parts = [
    ...(asBroker ? [await tools.myClients.run(call, {})] : []),
    ...(roles.includes('seller') ? [await tools.myListings.run(call, {})] : []),
    await tools.myRequests.run(call, {}),
    await tools.myOffers.run(call, {}),
    await tools.myRoom.run(call, {}),
  ];
  return parts.reduce((all, part) => joined(all, part), nothing);
}

const ofMarket = /\b(?:listings?|for sale|on (?:here|the market|the site)|businesses|ads)\b/i;
const ofQueues =
  /^(?!.*\bhow many (?:users|listings|accounts|deals)\b).*\b(?:queues?|wait\w*|to (?:approve|review|check)|on my plate|pending)\b/i;
const asksForMore = (message: string) =>
  /\b(?:listings?|requests?|offers?|deals?|numbers|figures|kpis)\b/i.test(message);

function whichIn(message: string): 'new' | 'active' {
  return /\b(?:active|inactive|last seen|log(?:ged)?[ -]?in|sign(?:ed)? in|online)\b/i.test(message)
    ? 'active'
    : 'new';
}

/** `over 48 hrs`, `more than 3 days`. */
function hoursIn(message: string): { hours?: number } {
  const [, count, unit = ''] = /\b(\d{1,3})\s?(h(?:ou)?rs?|h|days?|d)\b/i.exec(message) ?? [];
  return count === undefined ? {} : { hours: Math.max(1, Number(count)) * (/^d/i.test(unit) ? 24 : 1) };
}

function splitIn(message: string): { by?: 'industry' | 'place' } {
  if (/\bindustr|\btrades?\b|\bsectors?\b|\bcategor|\bkinds?\b|\btypes?\b/i.test(message))
    return { by: 'industry' };
  return /\bby (?:state|place|region|location)|\b(?:each|per|every) (?:state|region)/i.test(message)
    ? { by: 'place' }
    : {};
}

const dated: readonly [RegExp, NonNullable<DeadlineQuery['only']>][] = [
  [/\bexclusiv/i, 'exclusivity'],
  [/\b(?:engagement|mandate)/i, 'engagement'],
  [/\btasks?\b/i, 'task'],
];

function onlyIn(message: string): DeadlineQuery {
  const [, only] = dated.find(([pattern]) => pattern.test(message)) ?? [];
  return only === undefined ? {} : { only };
}

/**
 * What may have been meant, as buttons, instead of a passage about something else. `near`: how
 * near the first of them is.
 */
export async function askedBack({ question, call, likely }: Asking, inArticles: readonly string[]) {
  const near = nearestAsAsked(question.message, rolesOf(call)).filter(({ score }) => score >= alike.perhaps);
  const [first] = near;
  if (first && first.score >= alike.rather && isForOthers(first.topic.key, call))
    return { ...nothing, before: adminsOnlyWords, proposals: [], near: first.score };
  const nearest = near.map(({ topic }) => questionFor(topic.key));
  // By turns: what people ask so for, and what has the words.
  const likeliest = likelyQuestions(await likely());
  const questions = [
    ...likeliest.flatMap((one, at) => [one, ...nearest.slice(at, at + 1)]),
    ...nearest.slice(likeliest.length),
    ...inArticles,
  ];
  const proposals = [...new Set(questions)]
    .slice(0, mostAskedBack)
    .map((one) => ({ kind: 'ask' as const, question: one }));
  if (proposals.length === 0) return null;
  return { ...nothing, before: askBackWords, proposals, near: near[0]?.score ?? 0 };
}
