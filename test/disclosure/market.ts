import { type Facts, readFacts } from '#test/support/call-facts.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { makeBackup } from '#test/support/made-backups.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { makeWorld } from '#test/support/world.ts';
import type { World } from '#test/support/world-cast.ts';
import { canaryWords } from './canaries.ts';

export type Market = { product: TestProduct; world: World; facts: Facts };

/**
 * `test` with a world full of canaries. Creating it takes seconds, so all tests of a worker share one: they only read
 * and rehearse. It is dropped with the server of the run.
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
  const words = canaryWords();
  const world = await makeWorld(product, words);
  await putFirstInOutbox(product, words.check.helper);
  await makeBackup(product.backupFolder, new Date('2026-01-01T00:00:00Z'));
  return { product, world, facts: await readFacts(product, world) };
}

/** The outbox is paged and emails of one instant have no order: puts those that a test looks for first. */
async function putFirstInOutbox({ database, clock }: TestProduct, recipient: string): Promise<void> {
  clock.advance(1);
  await database.db
    .updateTable('outgoing_mail')
    .set({ created_at: clock.now() })
    .where('recipient', '=', recipient)
    .execute();
}
