import { z } from 'zod';
import { test as plain } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

export type Deal = {
  product: TestProduct;
  seller: Someone;
  buyer: Someone;
  admin: Someone;
  listingId: string;
  /** The path of the three required calls (docs/rules/product.md). */
  path: string;
};

export const test = plain.extend(
  'deal',
  keptFixture('a deal', async (database): Promise<Deal> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const listingId = await publishListing(seller);
    return { product, seller, buyer, admin, listingId, path: `/api/listing/${listingId}/deal-room/request` };
  }),
);

export const request = z.looseObject({ id: z.string(), status: z.string(), version: z.number() });
export const withHistory = request.extend({
  history: z.array(
    z.object({
      from: z.string().nullable(),
      to: z.string(),
      by: z.string(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
});

export const tryMove = async (who: Someone, id: string, to: string, more: object = {}) => {
  const { version } = await requestOf(who, id);
  return who.post(`/api/access-requests/${id}/moves`, { to, version, ...more });
};

export async function sees(buyer: Someone, listingId: string): Promise<boolean> {
  const shown = await expectOk(buyer.get(`/api/listing/${listingId}`));
  return z.object({ profile: z.unknown() }).parse(shown).profile !== null;
}

export async function untilSigned({ seller, buyer, listingId }: Deal): Promise<string> {
  const id = await requestAccess(buyer, listingId);
  await moveRequest(seller, id, 'awaiting_signature');
  await signNda(buyer, id, 'Ada Lovelace');
  return id;
}
