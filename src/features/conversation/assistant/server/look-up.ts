import type { StreamCall } from '#http/streams.ts';
import { debtFor, searchFor, valueFor } from '../domain/arguments.ts';
import {
  type Intent,
  intentOf,
  professionalFor,
  termIn,
  wantsOwnValue,
  wantsPriceTerms,
} from '../domain/intents.ts';
import {
  asPrice,
  carriedOver,
  isFollowUp,
  isSaying,
  listingsMeant,
  listingsOnPage,
  type Named,
  namedIn,
  paperOnPage,
  type Question,
} from '../domain/question.ts';
import { type Sum, sumIn } from '../domain/sums.ts';
import { tellingWords } from '../domain/words.ts';
import type { Tools } from './toolbox.ts';
import { coverageOf } from './tools/search-documents.ts';
import type { Found } from './tools/tool.ts';

/** `before` and `after`: Appa's own sentences, which state no fact. */
export type LookedUp = Found & { before?: string; after?: string };

type Asking = { call: StreamCall; tools: Tools; question: Question; named: Named; meant: readonly string[] };

const nothing: Found = { facts: [] };

/** Finds the intent and looks it up as the caller. Findings never decide what is looked up. */
export async function lookUp(call: StreamCall, question: Question, tools: Tools): Promise<LookedUp> {
  const { named, intent, meant } = understood(question);
  const asking = { call, tools, question, named, meant };
  const professional = professionalFor(question.message);
  const sum = professional ? null : sumIn(named);
  if (sum) return worked(asking, sum);
  const noFigures = (intent === 'help' || intent === 'term') && wantsOwnValue(question.message);
  const own = noFigures && !professional ? await tools.myValue.run(call, {}) : nothing;
  if (own.facts.length > 0) return own;
  if (!professional && wantsPriceTerms(question.message)) {
    const terms = await tools.myValue.run(call, { priceTerms: true });
    if (terms.facts.length > 0) return terms;
  }
  const found = await by[intent](asking);
  if (professional) return { ...found, after: professionalWords[professional] };
  return noFigures ? { ...found, after: valueWords } : found;
}

const carriedIntents: readonly Intent[] = ['search', 'value', 'debt'];

function understood(question: Question) {
  const now = namedIn(question.message);
  const meant = listingsMeant(question);
  const own = intentOf(question.message, { named: now, meant });
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

const by: Record<Intent, (asking: Asking) => Promise<LookedUp>> = {
  search: ({ call, tools, named }) => tools.searchListings.run(call, searchFor(named)),
  compare: async (asking) => {
    const { call, tools, meant } = asking;
    const found = await tools.compareListings.run(call, { listings: meant.slice(0, 4) });
    return found.facts.length > 0 ? found : inHelp(asking);
  },
  listing: async (asking) => {
    const { call, tools, meant } = asking;
    const found = await tools.getListing.run(call, { listing: meant[0] ?? '' });
    return found.facts.length > 0 ? found : inHelp(asking);
  },
  access: ({ call, tools, meant }) => tools.proposeRequest.run(call, { listing: meant[0] ?? '' }),
  value: valued,
  debt: checked,
  requests: ({ call, tools }) => tools.myRequests.run(call, {}),
  mine: ({ call, tools }) => tools.myListings.run(call, {}),
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
    const { call, tools, question } = asking;
    const found = await tools.explainTerm.run(call, { term: termIn(question.message).slice(0, 100) || 'it' });
    return found.facts.length > 1 ? found : joined(found, await inHelp(asking));
  },
  identity: async (asking) => {
    const help = await asking.tools.findHelp.run(asking.call, {
      question: 'How do I ask for access to a listing?',
    });
    return { ...help, before: identityWords };
  },
  others: async (asking) => {
    const help = await inHelp(asking);
    return { ...help, before: othersWords };
  },
  help: inHelpOrDocuments,
};

/** Anything else is looked up in the help, or in the caller's documents if these fit better. */
async function inHelpOrDocuments(asking: Asking): Promise<LookedUp> {
  const { question, named, call, tools } = asking;
  const words = tellingWords(question.message);
  if (words.length === 0) {
    const help = await inHelp(asking);
    return help.facts.length > 0 ? help : { ...nothing, before: greeting };
  }
  const [documents, help] = [await inDocuments(asking), await inHelp(asking)];
  const [first] = documents.facts;
  if (
    first &&
    words.length > 1 &&
    coverageOf(first, words) >= 0.6 &&
    !/^how (?:do|can|does)\b/i.test(question.message)
  )
    return documents;
  if (help.facts.length > 0) return help;
  if (documents.facts.length > 0) return documents;
  const page = listingsOnPage(question.page);
  if (page.length === 1) return tools.getListing.run(call, { listing: page[0] ?? '' });
  if (named.trades.length + named.industries.length > 0)
    return tools.searchListings.run(call, searchFor(named));
  return nothing;
}

async function valued(asking: Asking): Promise<LookedUp> {
  const given = valueFor(asking.named);
  if (!given) return inHelp(asking);
  const found = await asking.tools.valueBusiness.run(asking.call, given);
  return found;
}

async function checked(asking: Asking): Promise<LookedUp> {
  const given = debtFor(asking.named);
  if ('missing' in given) {
    const help = await inHelp(asking);
    return { ...help, after: missingWords[given.missing] };
  }
  return asking.tools.debtServiceCheck.run(asking.call, given);
}

async function worked({ call, tools }: Asking, sum: Sum): Promise<LookedUp> {
  if (sum.kind === 'payment' && (sum.percent === null || sum.months === null))
    return { ...nothing, before: missingOfLoan(sum.percent, sum.months) };
  if (sum.kind === 'proceeds' && sum.percent === null && sum.debt === null)
    return { ...nothing, before: missingWords.proceeds };
  const dollars = { amount: sum.amount / 100, ...('debt' in sum && { debt: (sum.debt ?? 0) / 100 }) };
  const percent = 'percent' in sum ? (sum.percent ?? 0) : undefined;
  // The figures are a person's: a term of a million years is no term.
  const given = tools.calculate.parameters.safeParse({ ...sum, ...dollars, percent });
  if (!given.success) return nothing;
  const found = await tools.calculate.run(call, given.data);
  const [open] = sum.kind === 'proceeds' ? sum.open : [];
  return open
    ? { ...found, after: `The ${open} is not in it: tell me its figure, and I take it off.` }
    : found;
}

function missingOfLoan(percent: number | null, months: number | null): string {
  const missing = [percent === null ? 'interest rate' : '', months === null ? 'term' : ''].filter(Boolean);
  return `Tell me the ${missing.join(' and the ')} too, and I work out the monthly payment.`;
}

function inHelp({ call, tools, question }: Asking): Promise<Found> {
  return tools.findHelp.run(call, { question: question.message.slice(0, 400) });
}

function inDocuments({ call, tools, question }: Asking, byName = false): Promise<Found> {
  const place = { ...paperOnPage(question.page), byName };
  return tools.searchDocuments.run(call, { question: question.message.slice(0, 400), ...place });
}

function joined(one: Found, other: Found): Found {
  return {
    facts: [...one.facts, ...other.facts],
    proposals: [...(one.proposals ?? []), ...(other.proposals ?? [])],
  };
}

const greeting =
  'Ask about how this site works, about listings, what a business may be worth, an SBA loan, your requests, or the documents that are open to you.';
const identityWords =
  'Who is behind a listing stays hidden, from me too: names, addresses, phone numbers and email addresses open on its page once you have signed the NDA and the seller has approved you. Until then, ask for access on the listing, or write to the seller under Messages, which hides contact details on both sides.';
const othersWords =
  'What others asked, offered or read is for them and the owner only. I look only where you may look yourself.';
const valueWords =
  'Tell me the SDE or EBITDA of a year and what the business does, and I work out a range from the tables.';
const missingWords = {
  earnings: 'Tell me the SDE or EBITDA of a year too, and I check whether it carries the loan.',
  proceeds: 'Tell me the broker’s fee in percent, or the debt to pay off, and I work out what is left.',
  price: 'Tell me the price and the SDE or EBITDA of a year, and I check whether it carries the loan.',
} as const;
const professionalWords = {
  tax: 'I give no tax advice. Ask your accountant what this means for you, with your entity type, your basis and the terms of the deal.',
  legal: 'I give no legal advice. Ask your attorney about your own case, and bring the documents.',
} as const;
