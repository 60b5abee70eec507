import { z } from 'zod';
import {
  industryLabel,
  industrySlug,
  industryValues,
} from '#features/marketplace/businesses/domain/industries.ts';
import { tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { browseListings as contract } from '#features/marketplace/listings/contract.ts';
import { revenueFilters } from '#features/marketplace/listings/domain/bands.ts';
import { placeLabel, places } from '#features/marketplace/listings/domain/places.ts';
import type { Teaser } from '#features/marketplace/listings/domain/teaser.ts';
import { marketplaceQuery } from '#features/marketplace/listings/market-shapes.ts';
import { browseListings } from '#features/marketplace/listings/server/browse-listings.ts';
import { createMarketCounts } from '#features/marketplace/listings/server/market-counts.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { centsFromDollars, formatMoney } from '#kernel/money.ts';
import type { Fact } from '../../domain/fact.ts';
import { factOf } from '../../domain/fact.ts';
import {
  earningsKeys,
  fitsUnder,
  listingLine,
  listingSource,
  priceKeys,
} from '../../domain/listing-words.ts';
import { isLeftOut, leftOut } from './left-out.ts';
import { tool } from './tool.ts';

const mostSearches = 6;
const mostTold = 6;
const dollars = z.number().min(0).max(1e12).optional();

const searchParameters = z.object({
  words: z.array(z.string().max(60)).max(4).optional(),
  trade: z.string().max(200).optional(),
  groups: z.array(z.enum(tradeGroupValues)).max(4).optional(),
  industry: z.enum(industryValues).optional(),
  places: z.array(z.enum(places)).max(12).optional(),
  /** Named in the question; its state is among the places. */
  town: z.string().max(60).optional(),
  priceMin: dollars,
  priceMax: dollars,
  sdeMin: dollars,
  sdeMax: dollars,
  revenue: z.enum(['0-100k', '100k-500k', '500k-1m', '1m+']).optional(),
  sort: z.enum(['price-low', 'price-high', 'cash-flow']).optional(),
  without: leftOut.optional(),
});
type SearchParameters = z.output<typeof searchParameters>;

const counts = createMarketCounts();

export const searchListings = tool({
  name: 'search_listings',
  words:
    'Searches the public listings by trade words, groups of trades, industry, places (states or Census divisions), price and SDE in dollars.',
  parameters: searchParameters,
  run: async (call, given) => {
    const { found, most, isComplete, isCounted } = await searched(call, given);
    const limit = given.priceMax === undefined ? null : centsFromDollars(given.priceMax);
    const fitting = found.filter(
      (teaser) => (limit === null || fitsUnder(teaser, limit) !== 'not') && !isLeftOut(teaser, given.without),
    );
    const told = fitting.slice(0, mostTold);
    const atLeast = given.without ? fitting.length : Math.max(most, fitting.length);
    const total = isComplete ? fitting.length : atLeast;
    const isExact = isComplete || (isCounted && fitting.length === found.length);
    const facts = told.map((teaser) =>
      factOf(`- ${listingLine(teaser)}${beyond(teaser, given)}`, listingSource(teaser)),
    );
    return {
      facts: [headOf(given, { total, isExact, told: told.length }), ...facts, ...note(given, told)],
    };
  },
});

/**
 * `most`: hits of the largest search; a listing may be a hit of several. `isComplete`: no hit is missing.
 * `isCounted`: `most` is the exact total, though not all are returned.
 */
export async function searched(call: StreamCall, given: SearchParameters) {
  const found = new Map<string, Teaser>();
  const searches = searchesFor(given);
  let most = 0;
  let isComplete = searches.length <= mostSearches;
  let isCounted = searches.length === 1;
  for (const asked of searches.slice(0, mostSearches)) {
    const query = marketplaceQuery.parse(asked);
    const page = contract.reply.parse(await browseListings(call, query, counts));
    for (const { highlights: _marks, ...teaser } of page.items) found.set(teaser.id, teaser);
    most = Math.max(most, page.total);
    isComplete &&= page.total <= page.items.length;
    isCounted &&= !page.totalIsFloor;
  }
  return { found: [...found.values()], most, isComplete, isCounted };
}

/** One search per word and place: the marketplace accepts one of each. */
function searchesFor(given: SearchParameters): Record<string, unknown>[] {
  const { words = [], groups = [], industry, revenue, sort } = given;
  const price = priceKeys(centsOf(given.priceMin), centsOf(given.priceMax));
  const cash = earningsKeys(centsOf(given.sdeMin), centsOf(given.sdeMax));
  const common = {
    ...(industry ? { industry: industrySlug(industry) } : {}),
    ...(revenue ? { revenue } : {}),
    ...(sort ? { sort } : {}),
    priceMin: price.min,
    priceMax: price.max,
    cashFlowMin: cash.min,
    cashFlowMax: cash.max,
    size: 24,
  };
  const kinds = [...words.map((q) => ({ ...common, q })), ...groups.map((trade) => ({ ...common, trade }))];
  const eachWord = kinds.length > 0 ? kinds : [common];
  const located = given.places?.length ? given.places : [undefined];
  return eachWord.flatMap((one) =>
    located.map((location) => ({ ...one, ...(location ? { location } : {}) })),
  );
}

function centsOf(amount: number | undefined) {
  return amount === undefined ? null : centsFromDollars(amount);
}

function headOf(
  given: SearchParameters,
  { total, isExact, told }: { total: number; isExact: boolean; told: number },
): Fact {
  const what = wordsFor(given);
  const source = { kind: 'page' as const, title: 'Marketplace', href: hrefFor(given), quote: null };
  if (total === 0)
    return factOf(
      what
        ? `No listing that you can see fits ${what}. Try fewer conditions, or save the search.`
        : 'You can see no listing.',
      source,
    );
  const many = what
    ? `${counted(total, 'listing fits', 'listings fit')} ${what}`
    : counted(total, 'listing is for sale', 'listings are for sale');
  const first = total > told ? ` The ${orderWords[given.sort ?? 'newest']} ${told}:` : '';
  return factOf(`${isExact ? many : `At least ${many}`}.${first}`, source);
}

const orderWords = {
  newest: 'newest',
  'price-low': 'lowest-priced',
  'price-high': 'highest-priced',
  'cash-flow': 'ones with the most cash flow,',
} as const;

export function wordsFor({ trade, industry, places: where = [], ...bounds }: SearchParameters): string {
  const money = (amount: number) => formatMoney(centsFromDollars(amount));
  const parts = [
    trade ?? (industry && industryLabel(industry)),
    where.length > 0 && where.map(placeLabel).join(', '),
    bounds.priceMin !== undefined && `price from ${money(bounds.priceMin)}`,
    bounds.priceMax !== undefined && `price up to ${money(bounds.priceMax)}`,
    bounds.sdeMin !== undefined && `cash flow from ${money(bounds.sdeMin)}`,
    bounds.sdeMax !== undefined && `cash flow up to ${money(bounds.sdeMax)}`,
    bounds.revenue && `revenue ${revenueFilters.find(({ key }) => key === bounds.revenue)?.label}`,
    bounds.without && `without ${bounds.without.said}`,
  ].filter(Boolean);
  return parts.join(', ');
}

function hrefFor(given: SearchParameters): string {
  const [first] = searchesFor(given);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(first ?? {}))
    if (typeof value === 'string' && name !== 'size') query.set(name, value);
  return query.size > 0 ? `/marketplace?${query}` : '/marketplace';
}

function beyond(teaser: Teaser, { priceMax }: SearchParameters): string {
  const limit = centsOf(priceMax);
  return limit !== null && fitsUnder(teaser, limit) === 'may'
    ? ' Its price band reaches above your limit.'
    : '';
}

/** A price filter excludes listings that hide their price. */
function note({ priceMin, priceMax, town }: SearchParameters, told: readonly Teaser[]): Fact[] {
  const source = { kind: 'page' as const, title: 'Marketplace', href: '/marketplace', quote: null };
  const noTowns = town
    ? [
        factOf(
          `A card names a state or a wider region, never the town: whether one is in ${town} is not shown.`,
          source,
        ),
      ]
    : [];
  if ((priceMin === undefined && priceMax === undefined) || told.length >= mostTold) return noTowns;
  return [
    ...noTowns,
    factOf('Listings that do not disclose their price are left out of a search by price.', source),
  ];
}
