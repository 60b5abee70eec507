import { describe, expect } from 'vitest';
import { undecidedStatuses } from '#features/access-requests/domain/status.ts';
import { countAt } from '#features/access-requests/server/store.ts';
import { shift } from '#kernel/instant.ts';
import { test } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const path = '/api/access-request-counts?scope=';

describe('undecided requests, now and a month ago', () => {
  test('an approval or a denial is no longer undecided; a scope counts its own', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const other = await join(product, 'Grace Hopper');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const listingId = await publishListing(seller);
    await requestAccess(other, listingId);
    const requestId = await requestAccess(buyer, listingId);
    await moveRequest(admin, requestId, 'Awaiting Signature');

    expect(await expectOk(admin.get(`${path}all`))).toEqual({ undecided: 2, undecidedMonthAgo: 0 });
    expect(await expectOk(seller.get(`${path}received`))).toEqual({ undecided: 2, undecidedMonthAgo: 0 });
    expect(await expectOk(buyer.get(`${path}sent`))).toEqual({ undecided: 1, undecidedMonthAgo: 0 });
    expect(await expectOk(admin.get(`${path}received`))).toEqual({ undecided: 0, undecidedMonthAgo: 0 });
    expect((await buyer.get(`${path}all`)).status).toBe(403);

    await moveRequest(seller, requestId, 'Denied');
    expect(await expectOk(admin.get(`${path}all`))).toEqual({ undecided: 1, undecidedMonthAgo: 0 });
  });

  test('what stood undecided at a moment counts for it, whatever became of it', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    const requestId = await requestAccess(buyer, listingId);
    const requested = product.clock.now();
    product.clock.advance(1_000);
    await moveRequest(seller, requestId, 'Denied');
    const denied = product.clock.now();

    const moments = [shift(requested, -1), requested, shift(denied, -1), denied];
    expect(await countAt(fresh.db, { kind: 'all' }, undecidedStatuses, moments)).toEqual([0, 1, 1, 0]);
  });
});
