import { describe, expect } from 'vitest';
import { z } from 'zod';
import { copyDatabase } from '../support/copied-database.ts';
import { test as plain } from '../support/database.ts';
import { aDraft, publishListing } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const page = z.object({
  items: z.array(z.looseObject({ id: z.string(), title: z.string() })),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  totalIsFloor: z.boolean(),
});

type Listed = { title: string; industry: string; place: string; revenue: number };
const listed: readonly Listed[] = [
  { title: 'One', industry: 'Retail', place: 'texas', revenue: 99_999_99 },
  { title: 'Two', industry: 'Retail', place: 'florida', revenue: 100_000_00 },
  { title: 'Three', industry: 'Manufacturing', place: 'texas', revenue: 499_999_99 },
  { title: 'Four', industry: 'Technology', place: 'california', revenue: 1_000_000_00 },
  { title: 'Five', industry: 'Mining', place: 'pacific', revenue: 20_000_000_00 },
];

const test = plain.extend(
  'browse',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const database = await copyDatabase();
    const product = await testProduct(database);
    onCleanup(async () => {
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    const seller = await join(product, 'Zebulon Quist');
    for (const [number, { title, industry, place, revenue }] of listed.entries()) {
      product.clock.advance(60_000);
      const { teaser, profile, ...rest } = aDraft();
      const draft = {
        ...rest,
        teaser: { ...teaser, title, place },
        profile: { ...profile, lastYearRevenue: revenue },
      };
      await publishListing(seller, { businessName: `Quartzite ${number} LLC`, industry }, draft);
    }
    return async (query: string) => page.parse(await expectOk(product.call('GET', `/api/listing/?${query}`)));
  },
);

const titles = ({ items }: z.output<typeof page>) => items.map(({ title }) => title);

describe('the marketplace', () => {
  test('shows three per page, newest first, to everyone', async ({ browse }) => {
    expect(await browse('')).toMatchObject({ page: 1, pages: 2, total: 5, totalIsFloor: false });
    expect(titles(await browse(''))).toEqual(['Five', 'Four', 'Three']);
    expect(titles(await browse('page=2'))).toEqual(['Two', 'One']);
  });

  test('shows the last page for a page past the end, and the first for an invalid one', async ({
    browse,
  }) => {
    expect(await browse('page=99')).toMatchObject({ page: 2, items: [{ title: 'Two' }, { title: 'One' }] });
    for (const wrong of ['page=0', 'page=-1', 'page=x', 'page=1e9', 'page='])
      expect(await browse(wrong)).toMatchObject({ page: 1 });
  });

  test('stays on its page when a filter changes, if the page exists', async ({ browse }) => {
    expect(await browse('page=2&industry=retail')).toMatchObject({ page: 1, pages: 1, total: 2 });
  });

  test.for([
    ['industry=retail', ['Two', 'One']],
    ['industry=mining', ['Five']],
    ['industry=all', ['Five', 'Four', 'Three']],
    ['location=texas', ['Three', 'One']],
    ['location=all&industry=&revenue=all', ['Five', 'Four', 'Three']],
    ['revenue=0-100k', ['One']],
    ['revenue=100k-500k', ['Three', 'Two']],
    ['revenue=500k-1m', []],
    ['revenue=1m%2B', ['Five', 'Four']],
    ['industry=retail&location=texas&revenue=0-100k', ['One']],
    ['industry=retail&location=california', []],
    ['industry=Retail', []],
    ['industry=nothing', []],
    ['location=atlantis', []],
    ['revenue=12345', []],
  ] as const)('%s shows %j', async ([query, wanted], { browse }) => {
    expect(titles(await browse(query))).toEqual(wanted);
  });

  test('a place includes the places in it', async ({ browse }) => {
    expect(titles(await browse('location=pacific'))).toEqual(['Five', 'Four']);
  });

  test('only shows the bands of amounts, at their exact limits too', async ({ browse }) => {
    const { items } = await browse('size=5');
    expect(
      items.map(({ title, lastYearRevenue, revenueRange }) => [title, lastYearRevenue, revenueRange]),
    ).toEqual([
      ['Five', '20m+', '1m+'],
      ['Four', '1m-2.5m', '1m+'],
      ['Three', '250k-500k', '100k-500k'],
      ['Two', '100k-250k', '100k-500k'],
      ['One', '0-100k', '0-100k'],
    ]);
  });
});
