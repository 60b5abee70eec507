import { describe, expect } from 'vitest';
import { z } from 'zod';
import { undecidedStatuses } from '#features/agreements/access-requests/domain/status.ts';
import { countAt } from '#features/agreements/access-requests/server/store.ts';
import { days, shift } from '#kernel/instant.ts';
import { test } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '../support/deal.ts';
import { expectOk, join, signIn } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const path = '/api/access-request-counts?scope=';

describe('undecided requests, now and a month ago', () => {
  test('no longer include approved and denied ones, and each scope counts its own', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const other = await join(product, 'Grace Hopper');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const listingId = await publishListing(seller);
    await requestAccess(other, listingId);
    const requestId = await requestAccess(buyer, listingId);
    await moveRequest(admin, requestId, 'awaiting_signature');

    const none = { requested: 0, sent_to_broker: 0, awaiting_signature: 0, pending: 0 };
    const both = {
      undecided: 2,
      undecidedMonthAgo: 0,
      requestedMonthAgo: 0,
      split: { ...none, requested: 1, awaiting_signature: 1 },
    };
    expect(await expectOk(admin.get(`${path}all`))).toEqual(both);
    expect(await expectOk(seller.get(`${path}received`))).toEqual(both);
    const one = {
      undecided: 1,
      undecidedMonthAgo: 0,
      requestedMonthAgo: 0,
      split: { ...none, awaiting_signature: 1 },
    };
    expect(await expectOk(buyer.get(`${path}sent`))).toEqual(one);
    const nothing = { undecided: 0, undecidedMonthAgo: 0, requestedMonthAgo: 0, split: none };
    expect(await expectOk(admin.get(`${path}received`))).toEqual(nothing);
    expect((await buyer.get(`${path}all`)).status).toBe(403);

    await moveRequest(seller, requestId, 'denied');
    const left = {
      undecided: 1,
      undecidedMonthAgo: 0,
      requestedMonthAgo: 0,
      split: { ...none, requested: 1 },
    };
    expect(await expectOk(admin.get(`${path}all`))).toEqual(left);
  });

  test('include those that were undecided at that time, whatever happened later', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    const requestId = await requestAccess(buyer, listingId);
    const requested = product.clock.now();
    product.clock.advance(1_000);
    await moveRequest(seller, requestId, 'denied');
    const denied = product.clock.now();

    const moments = [shift(requested, -1), requested, shift(denied, -1), denied];
    expect(await countAt(fresh.db, { kind: 'all' }, undecidedStatuses, moments)).toEqual([0, 1, 1, 0]);
  });
});

describe('requests by month', () => {
  const shape = z.object({
    months: z.array(
      z.object({ month: z.string(), requested: z.number(), approved: z.number(), denied: z.number() }),
    ),
  });

  test('count in the months of creation, first approval and end; for admins only', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    // Longer than any month; the accounts library's clock decides when a session ends, so this goes back in time.
    product.clock.advance(-32 * days);
    const seller = await join(product, 'Zebulon Quist');
    const [buyer, other] = [await join(product, 'Ada Lovelace'), await join(product, 'Grace Hopper')];
    const listingId = await publishListing(seller);
    const requestId = await requestAccess(buyer, listingId);
    await moveRequest(seller, requestId, 'awaiting_signature');
    await signNda(buyer, requestId, 'Ada Lovelace');
    await moveRequest(seller, requestId, 'approved');
    const before = product.clock.now().toISOString().slice(0, 7);
    product.clock.advance(32 * days);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const asSeller = { ...seller, ...(await signIn(product, seller)) };
    // Paused and approved again: the first approval is the one that counts.
    await moveRequest(asSeller, requestId, 'pending', { pendingReason: 'compliance', reason: 'A check' });
    await moveRequest(asSeller, requestId, 'approved');
    const second = await requestAccess({ ...other, ...(await signIn(product, other)) }, listingId);
    await moveRequest(asSeller, second, 'denied');
    const path = '/api/access-request-months';
    const { months } = shape.parse(await expectOk(admin.get(`${path}?months=3`)));
    const now = product.clock.now().toISOString().slice(0, 7);
    expect(months).toHaveLength(3);
    expect(months.find(({ month }) => month === before)).toMatchObject({
      requested: 1,
      approved: 1,
      denied: 0,
    });
    expect(months.at(-1)).toEqual({ month: now, requested: 1, approved: 0, denied: 1 });
    const year = shape.parse(await expectOk(admin.get(path))).months;
    expect(year).toHaveLength(12);
    expect(year.filter(({ requested }) => requested === 0)).toHaveLength(10);
    expect((await asSeller.get(path)).status).toBe(403);
  });
});
