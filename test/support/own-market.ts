import type { z } from 'zod';
import { browseListings } from '#features/marketplace/listings/contract.ts';
import { copyDatabase } from './copied-database.ts';
import { test as plain } from './database.ts';
import { expectOk } from './people.ts';
import { testProduct } from './product.ts';
import { addTeasers, type TeaserSeed } from './teaser-rows.ts';

export const minute = 60_000;

export const test = plain.extend(
  'market',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const database = await copyDatabase();
    const product = await testProduct(database);
    onCleanup(async () => {
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    const add = (seeds: readonly Partial<TeaserSeed>[]) =>
      addTeasers(
        database,
        seeds.map((seed, n) => ({
          title: `Card ${n}`,
          description: '',
          industry: 'Retail',
          place: null,
          published_at: new Date(product.clock.now().getTime() - n * minute),
          ...seed,
        })),
      );
    const ask = (query: string) => product.call('GET', `/api/listing/?${query}`);
    const browse = async (query: string): Promise<z.output<typeof browseListings.reply>> =>
      browseListings.reply.parse(await expectOk(ask(query)));
    return { product, database, add, ask, browse };
  },
);

type Shown = { items: readonly { title: string }[] };
export const titles = ({ items }: Shown) => items.map(({ title }) => title);
