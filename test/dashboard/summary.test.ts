import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { letIn, move, sent } from '../offers/an-offer.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { publishListing, requestAccess } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

const count = z.object({ now: z.number(), weekBefore: z.number().nullable(), weeks: z.number().array() });
const summary = z.looseObject({
  side: z.string(),
  has: z.object({ received: z.boolean(), sent: z.boolean() }),
  views: z.looseObject({ average: z.number().nullable(), weekBefore: z.number().nullable() }),
  offers: count,
  lois: count,
  ndaRequests: count.extend({ split: z.record(z.string(), z.number()) }),
});
const summaryOf = async (who: Someone, query = '') =>
  summary.parse(await expectOk(who.get(`/api/dashboard${query}`)));

describe('the figures of the dashboard', () => {
  test('are zero for a new account, without a previous week', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const somebody = await join(product, 'Nia New');
    expect(await summaryOf(somebody)).toMatchObject({
      side: 'received',
      has: { received: false, sent: false },
      views: { average: null, weekBefore: null },
      offers: { now: 0, weekBefore: null },
      lois: { now: 0, weekBefore: null },
      ndaRequests: { now: 0, weekBefore: null },
    });
  });

  test('count what was received, sent and under engagements, of no one else', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const other = await join(product, 'Otto Other');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(seller);
    await publishListing(other);
    await letIn(seller, buyer, listingId);
    await requestAccess(other, listingId);
    const loi = await sent(product, buyer, listingId);
    await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const standing = { offers: { now: 1, weekBefore: null }, lois: { now: 1, weekBefore: null } };
    const open = { now: 1, split: { requested: 1, pending: 0 } };
    expect(await summaryOf(seller)).toMatchObject({ side: 'received', ...standing, ndaRequests: open });
    expect(await summaryOf(broker)).toMatchObject({ side: 'received', ...standing, ndaRequests: open });
    expect(await summaryOf(buyer)).toMatchObject({ side: 'sent', ...standing, ndaRequests: { now: 0 } });
    expect(await summaryOf(other)).toMatchObject({ side: 'received', offers: { now: 0 } });
    expect(await summaryOf(other, '?side=sent')).toMatchObject({ side: 'sent', ndaRequests: { now: 1 } });
    await expectOk(move(buyer, loi, 'withdrawn'));
    expect(await summaryOf(seller)).toMatchObject({ offers: { now: 0 }, lois: { now: 0 } });
  });

  test('include the week before once there was one', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    product.clock.advance(7 * days);
    const [sellerNow, buyerNow] = [await again(product, seller), await again(product, buyer)];
    const loi = await sent(product, buyerNow, listingId);
    expect((await summaryOf(sellerNow)).offers).toEqual({ now: 1, weekBefore: 0, weeks: [0, 1] });
    await expectOk(move(sellerNow, loi, 'declined'));
    expect((await summaryOf(sellerNow)).offers).toEqual({ now: 0, weekBefore: 0, weeks: [0, 0] });
    const longAgo = new Date(product.clock.now().getTime() - 100 * days);
    await fresh.db.updateTable('listing').set({ created_at: longAgo }).execute();
    const later = await summaryOf(sellerNow);
    expect(later.offers).toEqual({ now: 0, weekBefore: 0, weeks: Array(8).fill(0) });
  });
});

/** Signs in again, because a key lasts an hour and a session two weeks. */
async function again(product: TestProduct, someone: Someone): Promise<Someone> {
  return { ...someone, ...(await signIn(product, someone)) };
}
