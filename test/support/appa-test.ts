import { makeAppaWorld } from './appa-world.ts';
import type { ask } from './chat.ts';
import { copyDatabase } from './copied-database.ts';
import { test as plain } from './database.ts';
import { testProduct } from './product.ts';

/** A test in the world of Appa: one product and its people for all tests of a file. */
export const test = plain.extend(
  'appa',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const database = await copyDatabase();
    const product = await testProduct(database);
    onCleanup(async () => {
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    return { ...(await makeAppaWorld(product)), product };
  },
);

/** The addresses that an answer cites. */
export const hrefs = ({ citations }: Awaited<ReturnType<typeof ask>>) => citations.map(({ href }) => href);
