import type { Reader } from '#platform/context.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import type { NodeFacts } from '#platform/node-facts.ts';
import { getHealth } from '#site/health/contract.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

export type Site = { product: TestProduct; db: Reader; admin: Someone; database: CopiedDatabase };

/** `open` makes the product with these facts of its node and this public address. */
export const test = plain.extend('open', async ({ fresh }, { onCleanup }) => {
  const opened: TestProduct[] = [];
  onCleanup(async () => {
    for (const product of opened) await product[Symbol.asyncDispose]();
  });
  return async (node: Partial<NodeFacts> = {}, publicUrl = 'http://localhost:3000'): Promise<Site> => {
    const product = await testProduct(fresh, { node, publicUrl });
    opened.push(product);
    return {
      product,
      db: fresh.db,
      database: fresh,
      admin: await join(product, `Adam Root${'i'.repeat(opened.length)}`, ['admin']),
    };
  };
});

export const healthOf = async (who: Someone) => getHealth.reply.parse(await expectOk(who.get('/api/health')));

/** A real queue whose jobs fail at their only attempt. */
export function failingQueue({ source }: CopiedDatabase, names: readonly string[]) {
  const fail = async () => {
    throw new RangeError('CANARY of ann@mail.example');
  };
  return startJobs({
    connection: source,
    handlers: Object.fromEntries(names.map((name) => [name, fail])),
    log: capturedLog().log,
    attempts: 1,
  });
}
