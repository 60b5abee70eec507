import { makeAppaWorld } from './appa-world.ts';
import type { ask } from './chat.ts';
import type { CopiedDatabase } from './copied-database.ts';
import { test as plain } from './database.ts';
import { keptFixture, keptWorld } from './kept-world.ts';
import { testProduct } from './product.ts';

const name = 'the world of the assistant';

async function build(database: CopiedDatabase) {
  const product = await testProduct(database);
  return { ...(await makeAppaWorld(product)), product };
}

/** A test in the world of Appa: one product and its people for all tests of a file. */
export const test = plain.extend('appa', { scope: 'file' }, keptFixture(name, build));

const kept = keptWorld(name, build);

/** The same for one test, with a product of other options. */
export async function appaWorld(...of: Parameters<typeof kept>) {
  const world = await kept(...of);
  return { ...world, [Symbol.asyncDispose]: () => world.product[Symbol.asyncDispose]() };
}

/** The addresses that an answer cites. */
export const hrefs = ({ citations }: Awaited<ReturnType<typeof ask>>) => citations.map(({ href }) => href);
