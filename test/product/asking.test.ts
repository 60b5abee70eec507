import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days, shift } from '#kernel/instant.ts';
import { moveRequest, publishListing, requestAccess } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { request, test } from './a-deal.ts';

describe('requesting access', () => {
  test('works with the three required calls: request, read, change', async ({
    deal: { product, buyer, path, listingId },
  }) => {
    expect((await buyer.get(path)).status).toBe(404);
    const body = {
      listingId,
      requestedAt: '2001-01-01T00:00:00.000Z',
      lastUpdatedAt: '2001-01-01T00:00:00.000Z',
    };
    const { id } = z.object({ id: z.string() }).parse(await expectOk(buyer.post(path, body)));
    const now = product.clock.now().toISOString();
    const read = request.parse(await expectOk(buyer.get(path)));
    expect(read).toMatchObject({ id, listingId, status: 'requested', requestedAt: now, lastUpdatedAt: now });
    product.clock.advance(1_000);
    const changed = request.parse(
      await expectOk(buyer.put(path, { id, message: 'May I?', lastUpdatedAt: now })),
    );
    expect(changed).toMatchObject({ id, message: 'May I?', version: 2, requestedAt: now });
    expect(changed.lastUpdatedAt).not.toBe(now);
    const stale = await buyer.put(path, { id, message: 'Again', lastUpdatedAt: now });
    expect(await stale.json()).toMatchObject({ status: 409, code: 'stale' });
    expect(request.parse(await expectOk(buyer.put(path, { id, status: 'denied' })))).toMatchObject({
      status: 'denied',
      denyReason: 'withdrawn',
    });
    const closed = await buyer.put(path, { id, message: 'Too late' });
    expect(await closed.json()).toMatchObject({ status: 409, code: 'request-closed' });
  });

  test('creates a request that can only be changed under its own listing', async ({ deal }) => {
    const { product, buyer, listingId } = deal;
    const other = await publishListing(await join(product, 'Otto Other'));
    const id = await requestAccess(buyer, listingId);
    const elsewhere = await buyer.put(`/api/listing/${other}/deal-room/request`, { id, message: 'x' });
    expect(elsewhere.status).toBe(404);
    const body = { id, listingId: other, message: 'x' };
    for (const answer of [await buyer.put(deal.path, body), await buyer.post(deal.path, body)])
      expect(await answer.json()).toMatchObject({
        status: 400,
        code: 'invalid-fields',
        title: expect.any(String),
        fields: { listingId: ['Does not match the ID in the URL.'] },
      });
    const profile = await buyer.put(`/api/users/${buyer.id}/`, { id: other, firstName: 'X', lastName: 'Y' });
    expect(profile.status).toBe(400);
  });

  test('creates one open request per buyer and listing, which a second call names', async ({ deal }) => {
    const id = await requestAccess(deal.buyer, deal.listingId);
    const again = await deal.buyer.post(deal.path, {});
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'request-open', accessRequestId: id });
  });

  test('is refused for one’s own listing', async ({ deal }) => {
    const own = await deal.seller.post(deal.path, {});
    expect(await own.json()).toMatchObject({ status: 409, code: 'own-listing' });
  });

  test('is refused for 30 days after a denial', async ({ deal }) => {
    const { product, seller, buyer, listingId, path } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'denied');
    // The clock stays put, because a session does not last that long.
    const ended = (ago: number) =>
      product.database.db
        .updateTable('access_request')
        .set({ last_updated_at: shift(product.clock.now(), -ago) })
        .where('id', '=', id)
        .execute();
    await ended(30 * days - 1);
    const soon = await buyer.post(path, {});
    expect(await soon.json()).toMatchObject({
      status: 409,
      code: 'too-soon',
      from: shift(product.clock.now(), 1).toISOString(),
    });
    await ended(30 * days);
    expect((await buyer.post(path, {})).status).toBe(201);
  });
});
