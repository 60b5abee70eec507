import { type Facts, readFacts } from '#test/support/call-facts.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { makeWorld } from '#test/support/world.ts';
import type { World } from '#test/support/world-cast.ts';
import { canaryWords } from './canaries.ts';

export type Market = { product: TestProduct; world: World; facts: Facts };

/**
 * `test` with a market full of canaries. Making it takes seconds, so that all tests of a worker share one: they
 * only read and rehearse. It goes with the run's server.
 */
export const test = plain.extend(
  'market',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}): Promise<Market> => {
    shared ??= makeMarket();
    return shared;
  },
);

let shared: Promise<Market> | null = null;

async function makeMarket(): Promise<Market> {
  const product = await testProduct(await copyDatabase());
  const world = await makeWorld(product, canaryWords());
  return { product, world, facts: await readFacts(product, world) };
}
