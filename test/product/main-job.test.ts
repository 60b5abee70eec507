import { describe, expect } from 'vitest';
import { z } from 'zod';
import { test } from '../support/database.ts';
import {
  aDraft,
  addBusiness,
  moveRequest,
  requestAccess,
  requestOf,
  signNda,
  writeListing,
} from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const view = z.object({ profile: z.object({ businessName: z.string() }).nullable() });

describe('the main job, through HTTP', () => {
  test('from sign-up to a signed NDA, approval and revocation', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);

    const businessId = await addBusiness(seller);
    const listing = await writeListing(seller, businessId);
    expect((await buyer.get(`/api/listing/${listing.id}`)).status).toBe(404);
    await expectOk(seller.post(`/api/listing/${listing.id}/moves`, { to: 'live', version: listing.version }));

    const market = await expectOk(buyer.get('/api/listing/'));
    expect(market).toMatchObject({ total: 1, items: [{ id: listing.id, title: aDraft().teaser.title }] });
    expect(view.parse(await expectOk(buyer.get(`/api/listing/${listing.id}`))).profile).toBeNull();

    const requestId = await requestAccess(buyer, listing.id);
    await moveRequest(admin, requestId, 'awaiting_signature');
    await signNda(buyer, requestId, 'Ada Lovelace');
    expect(await requestOf(seller, requestId)).toMatchObject({
      status: 'pending',
      nda: { status: 'signed' },
    });
    expect(view.parse(await expectOk(buyer.get(`/api/listing/${listing.id}`))).profile).toBeNull();

    await moveRequest(seller, requestId, 'approved');
    const opened = view.parse(await expectOk(buyer.get(`/api/listing/${listing.id}`)));
    expect(opened.profile?.businessName).toBe('Quartzite Hollow Plumbing LLC');

    await moveRequest(seller, requestId, 'denied');
    expect(view.parse(await expectOk(buyer.get(`/api/listing/${listing.id}`))).profile).toBeNull();
    expect(await requestOf(buyer, requestId)).toMatchObject({ status: 'denied' });
  });
});
