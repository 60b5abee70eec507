import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { z } from 'zod';
import { browseListings } from '#features/marketplace/listings/contract.ts';
import { earningsBandKeys, moneyBandKeys } from '#features/marketplace/listings/domain/bands.ts';
import { days } from '#kernel/instant.ts';
import { copyDatabase } from '../support/copied-database.ts';
import { test as plain } from '../support/database.ts';
import { expectOk } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { addTeasers, type TeaserSeed } from '../support/teaser-rows.ts';

const shown = browseListings.reply;
type Shown = z.output<typeof shown>;

const words = ['plumbing', 'heating', 'bakery', 'route', 'dental', 'owner', 'retires', 'crew', 'well-known'];
const industries = ['Retail', 'Manufacturing', 'Mining'];
const places = ['texas', 'utah', 'mountain'];
const many = 240;

/** The card with this number: all fields follow from it, so that a model can predict the results. */
function seed(n: number, now: Date): TeaserSeed {
  const word = (step: number) => words[(n * step + (n >> 3)) % words.length];
  const money = (step: number) => moneyBandKeys[(n * step + (n >> 4)) % 4];
  return {
    title: `Card ${n} ${word(1)}`,
    description: `The ${word(2)}, a ${word(5)} ${word(7)}.`,
    industry: industries[n % 7 === 0 ? 2 : n % 2] ?? '',
    place: n % 11 === 0 ? null : (places[n % 3] ?? ''),
    published_at: new Date(now.getTime() - Math.floor((n / many) ** 3 * 1_460 * days)),
    price_band: n % 5 === 0 ? null : (money(1) ?? null),
    price_cents: null,
    revenue_band: n % 13 === 0 ? null : (money(3) ?? null),
    sde_band: n % 3 === 0 ? null : n % 8 === 0 ? 'not-profitable' : (money(2) ?? null),
    ebitda_band: n % 6 === 0 ? null : (money(1) ?? null),
  };
}

const test = plain.extend(
  'market',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const database = await copyDatabase();
    const product = await testProduct(database);
    onCleanup(async () => {
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    const seeds = Array.from({ length: many }, (_, n) => seed(n, product.clock.now()));
    const ids = await addTeasers(database, seeds);
    await addTeasers(database, [
      { ...seed(1, product.clock.now()), title: 'A draft about plumbing', status: 'draft' },
      { ...seed(1, product.clock.now()), title: 'Sold plumbing', status: 'sold' },
    ]);
    const numberOf = new Map(ids.map((id, n) => [String(id), n]));
    const browse = async (query: Record<string, string | number>): Promise<Shown> => {
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      return shown.parse(await expectOk(product.call('GET', `/api/listing/?${search}`)));
    };
    return { product, seeds, numberOf, browse };
  },
);

type Field = 'industry' | 'location' | 'priceMin' | 'priceMax' | 'cashFlowMin' | 'cashFlowMax' | 'q';
type Query = { [field in Field]?: string | undefined };

/** The model: whether a card must be found, computed from its own fields. */
function fits(card: TeaserSeed, query: Query): boolean {
  const { industry, location, q = '' } = query;
  const text = `${card.title} ${card.description}`.toLowerCase().split(/[^a-z0-9]+/);
  const wanted = q.split(' ').filter((word) => word !== '');
  const place = card.place ?? '';
  return (
    (!industry || card.industry.toLowerCase() === industry) &&
    (!location || place === location || (location === 'mountain' && place === 'utah')) &&
    within(card.price_band, moneyBandKeys, query.priceMin, query.priceMax) &&
    within(card.sde_band ?? card.ebitda_band, earningsBandKeys, query.cashFlowMin, query.cashFlowMax) &&
    wanted.every((word, at) =>
      text.some((one) => (at === wanted.length - 1 ? one.startsWith(word) : one === word)),
    )
  );
}

function within(
  band: string | null | undefined,
  keys: readonly string[],
  from: string | undefined,
  to: string | undefined,
): boolean {
  if (!from && !to) return true;
  const at = keys.indexOf(band ?? '');
  return at >= 0 && (!from || at >= keys.indexOf(from)) && (!to || at <= keys.indexOf(to));
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const queries = fc.record(
  {
    industry: maybe(['retail', 'manufacturing', 'mining', 'technology']),
    location: maybe([...places, 'alaska']),
    priceMin: maybe(moneyBandKeys.slice(0, 4)),
    priceMax: maybe(moneyBandKeys.slice(0, 4)),
    cashFlowMin: maybe(earningsBandKeys.slice(0, 4)),
    cashFlowMax: maybe(earningsBandKeys.slice(0, 4)),
    q: maybe(['plumb', 'plumbing', 'owner retires', 'the route', 'da', 'nobody', 'crew plumbing bak']),
  },
  { requiredKeys: [] },
);
const defined = <T extends object>(query: T): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

describe('marketplace results', () => {
  test('match the fields of the cards in every combination, newest first', async ({ market }) => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const found = await market.browse({ ...defined(query), size: 48 });
        const wanted = market.seeds.flatMap((card, n) => (fits(card, query) ? [n] : []));
        expect(found.total).toBe(wanted.length);
        expect(found.items.map(({ id }) => market.numberOf.get(id))).toEqual(wanted.slice(0, 48));
      }),
      { numRuns: 60 },
    );
  });

  test('are the same by page number as by cursor, in every order', async ({ market }) => {
    const orders = fc.constantFrom('newest', 'price-low', 'price-high', 'cash-flow');
    await fc.assert(
      fc.asyncProperty(queries, orders, async (query, sort) => {
        const all = { ...defined(query), sort, size: 13 };
        const first = await market.browse(all);
        const [paged, walked] = [[first], [first]];
        for (let page = 2; page <= first.pages; page += 1) paged.push(await market.browse({ ...all, page }));
        for (let next = first.next; next !== null; next = walked.at(-1)?.next ?? null)
          walked.push(await market.browse({ ...all, after: next }));
        expect(walked).toEqual(paged);
        const ids = paged.flatMap(({ items }) => items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(first.total);
      }),
      { numRuns: 25 },
    );
  });

  test('have cards that name a trade in another form, with that form marked, unless the word is quoted', async ({
    market,
  }) => {
    const named = await market.browse({ q: 'dental ', size: 48 });
    expect(named.total).toBeGreaterThan(0);
    const found = await market.browse({ q: 'dentists ', size: 48 });
    expect(found.items.map(({ id }) => id)).toEqual(named.items.map(({ id }) => id));
    const [card] = found.items.filter(({ title }) => title.endsWith('dental'));
    const [span] = card?.highlights?.title ?? [];
    expect(card?.title.slice(span?.start, span?.end)).toBe('dental');
    expect((await market.browse({ q: '"dentists"' })).total).toBe(0);
  });
});
