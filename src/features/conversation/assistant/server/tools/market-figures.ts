import { z } from 'zod';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { browseListings as contract } from '#features/marketplace/listings/contract.ts';
import { earningsBands } from '#features/marketplace/listings/domain/bands.ts';
import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import type { Teaser } from '#features/marketplace/listings/domain/teaser.ts';
import { marketplaceQuery } from '#features/marketplace/listings/market-shapes.ts';
import { browseListings } from '#features/marketplace/listings/server/browse-listings.ts';
import { createMarketCounts } from '#features/marketplace/listings/server/market-counts.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { searchFor } from '../../domain/arguments.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingSource, titleOf } from '../../domain/listing-words.ts';
import { namedIn } from '../../domain/question.ts';
import { quoted } from '../../domain/quoting.ts';
import { roughDollars } from '../../domain/rough-money.ts';
import { pageSource } from './page-source.ts';
import { searched, wordsFor } from './search-listings.ts';
import { tool } from './tool.ts';

const [mostPages, mostListed, mostGroups] = [4, 3, 8];
const market = pageSource('/marketplace');
const openMarket = { kind: 'open', label: 'Open Marketplace', href: '/marketplace' } as const;
const counts = createMarketCounts();

export const marketFigures = tool({
  name: 'market_figures',
  words:
    'Sums over the public cards of the marketplace: how many, asking prices in all, on average and in the middle, or price multiples, by industry or place.',
  parameters: z.object({
    about: z.enum(['prices', 'multiples']),
    by: z.enum(['industry', 'place']).optional(),
    /** The trade and the place that are meant, in words. */
    of: z.string().max(400).optional(),
  }),
  run: async (call, { about, by, of = '' }) => {
    const kind = searchFor({ ...namedIn(of), amounts: [] });
    const what = wordsFor(kind);
    const { all, isComplete } = what ? await cardsOf(call, kind) : await publicCards(call);
    const head = factOf(
      `${counted(all.length, 'listing')} ${all.length === 1 ? 'is' : 'are'} public${what ? ` that ${all.length === 1 ? 'fits' : 'fit'} ${what}` : ''}${isComplete ? '' : ' at least; I count no further'}.`,
      market,
    );
    if (all.length === 0) return { facts: [head], proposals: [openMarket] };
    const told = about === 'prices' ? pricesOf(all, by) : multiplesOf(all, by);
    return {
      facts: [head, ...told],
      proposals: [openMarket],
    };
  },
});

async function cardsOf(call: StreamCall, kind: Parameters<typeof searched>[1]) {
  const { found, isComplete } = await searched(call, kind);
  return { all: found, isComplete };
}

/** All cards that anyone may see, up to a number. */
export async function publicCards(call: StreamCall): Promise<{ all: Teaser[]; isComplete: boolean }> {
  const all: Teaser[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const query = marketplaceQuery.parse({ size: 48, ...(after ? { after } : {}) });
    const found = contract.reply.parse(await browseListings(call, query, counts));
    all.push(...found.items.map(({ highlights: _marks, ...teaser }) => teaser));
    after = found.next;
    if (after === null) return { all, isComplete: true };
  }
  return { all, isComplete: false };
}

type By = 'industry' | 'place' | undefined;
type Priced = { teaser: Teaser; value: number };

function groupsOf<T extends { teaser: Teaser }>(all: readonly T[], by: By): [string, T[]][] {
  if (!by) return [];
  const labelOf = ({ industry, place }: Teaser) =>
    by === 'industry' ? industryLabel(industry) : place ? placeLabel(place) : 'No place named';
  const groups = [...Map.groupBy(all, ({ teaser }) => labelOf(teaser))];
  return groups.toSorted(([, a], [, b]) => b.length - a.length).slice(0, mostGroups);
}

function pricesOf(all: readonly Teaser[], by: By): Fact[] {
  const exact = all.flatMap((teaser): Priced[] =>
    teaser.price.shown === 'exact' ? [{ teaser, value: teaser.price.amount }] : [],
  );
  if (exact.length === 0) return [factOf('None of them names an exact asking price.', market)];
  const banded = all.filter(({ price }) => price.shown === 'band').length;
  const rest = `${banded} show a range and ${all.length - exact.length - banded} no price: they are not in it.`;
  const values = exact.map(({ value }) => value).toSorted((a, b) => a - b);
  const amount = (value: number) => formatMoney(cents(Math.round(value)));
  return [
    factOf(
      `The asking prices that are exact, of ${counted(exact.length, 'listing')}, add up to ${amount(sum(values))}: on average ${roughDollars(sum(values) / values.length / 100)}, in the middle ${amount(medianOf(values))}, from ${amount(values[0] ?? 0)} to ${amount(values.at(-1) ?? 0)}. ${rest}`,
      market,
    ),
    ...groupsOf(exact, by).map(([label, some]) => {
      const own = some.map(({ value }) => value);
      return factOf(
        `- ${label}: ${amount(sum(own))} in all, ${roughDollars(sum(own) / own.length / 100)} on average, of ${counted(own.length, 'listing')}.`,
        market,
      );
    }),
  ];
}

type Multiple = { teaser: Teaser; low: number; high: number; middle: number };

/** Cards show earnings as a band only, so a multiple is a range too. */
function multipleOf(teaser: Teaser): Multiple[] {
  const band = earningsBands.find(({ key }) => key === (teaser.sde ?? teaser.ebitda));
  if (teaser.price.shown !== 'exact' || !band || band.below === null || band.from <= 0) return [];
  const price = teaser.price.amount;
  return [
    {
      teaser,
      low: price / band.below,
      high: price / band.from,
      middle: price / ((band.from + band.below) / 2),
    },
  ];
}

function multiplesOf(all: readonly Teaser[], by: By): Fact[] {
  const found = all.flatMap(multipleOf).toSorted((a, b) => a.middle - b.middle);
  if (found.length === 0)
    return [factOf('No card shows both an exact price and a range of earnings to divide it by.', market)];
  const average = (some: readonly Multiple[]) => times(sum(some.map(({ middle }) => middle)) / some.length);
  const head = factOf(
    `A card shows SDE or EBITDA as a range, so I divide each exact price by the middle of its range: ${average(found)} on average, of ${counted(found.length, 'listing')}. The exact multiple you can work out once you have access.`,
    market,
  );
  if (by)
    return [
      head,
      ...groupsOf(found, by).map(([label, some]) =>
        factOf(`- ${label}: ${average(some)} on average, of ${counted(some.length, 'listing')}.`, market),
      ),
      factOf('Few listings in a group make an average by chance.', market),
    ];
  const line = ({ teaser, low, high }: Multiple, place: string) =>
    factOf(
      `- ${place}: ${quoted(titleOf(teaser))}, between ${times(low)} and ${times(high)}.`,
      listingSource(teaser),
    );
  const highest = found.at(-1);
  return [
    head,
    ...found.slice(0, mostListed).map((one, at) => line(one, at === 0 ? 'The lowest' : 'Then')),
    ...(highest && found.length > mostListed ? [line(highest, 'The highest')] : []),
    factOf(
      'A low multiple often has its reason: thin proof, one customer, or an owner who is the business.',
      market,
    ),
  ];
}

const times = (ratio: number) => `${ratio.toFixed(1)}×`;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function medianOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
