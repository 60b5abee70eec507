import { test as plain } from '#test/support/database.ts';
import { addBusiness } from '#test/support/deal.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

export type Books = { product: TestProduct; owner: Someone; checkId: string; businessId: string };

export async function aBusiness(product: TestProduct, name: string): Promise<Books> {
  const owner = await join(product, name);
  const businessId = await addBusiness(owner);
  return { product, owner, businessId, checkId: await startCheck(owner, businessId) };
}

export const test = plain.extend(
  'books',
  keptFixture('books of a check', async (database): Promise<Books> => {
    const product = await testProduct(database);
    return aBusiness(product, 'Hettie Harrow');
  }),
);
