import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness } from '#test/support/deal.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { ledgerOf, sendLedger, startReviewOf } from '#test/support/ledgers.ts';
import { join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

export type Review = { product: TestProduct; owner: Someone; businessId: string; reviewId: string };

export async function startReview(database: CopiedDatabase): Promise<Review> {
  const product = await testProduct(database);
  const owner = await join(product, 'Hettie Harrow');
  const businessId = await addBusiness(owner);
  return { product, owner, businessId, reviewId: await startReviewOf(owner, businessId) };
}

export const test = plain.extend('review', keptFixture('a review', startReview));

/** Sends a ledger, and reads it as the job does. */
export async function readLedger(
  { product, owner, reviewId }: Review,
  file: string | Uint8Array,
  options: Parameters<typeof sendLedger>[3] = {},
) {
  const id = await sendLedger(owner, reviewId, file, options);
  await product.runJobs();
  return ledgerOf(owner, reviewId, id);
}

export const gradesOf = ({ reading }: Awaited<ReturnType<typeof readLedger>>) =>
  Object.fromEntries((reading?.proofs ?? []).map(({ code, grade }) => [code, grade]));
