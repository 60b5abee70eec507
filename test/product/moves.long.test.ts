import { describe, expect } from 'vitest';
import { giveMandate } from '../support/broker.ts';
import { aDraft, moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { sees, test, tryMove, untilSigned, withHistory } from './a-deal.ts';

describe('the moves of a request', () => {
  test('lead from routing through the NDA to approval, which opens the profile', async ({ deal }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await giveMandate(product, { seller, broker: await join(product, 'Bo Broker', ['broker']), listingId });
    await moveRequest(admin, id, 'sent_to_broker');
    await moveRequest(seller, id, 'awaiting_signature');
    expect(await requestOf(buyer, id)).toMatchObject({ nda: { status: 'issued' } });
    expect((await tryMove(seller, id, 'approved')).status).toBe(403);
    await signNda(buyer, id, 'Ada Lovelace');
    expect(await sees(buyer, listingId)).toBe(false);
    await moveRequest(seller, id, 'approved');
    expect(await sees(buyer, listingId)).toBe(true);
    const { history } = withHistory.parse(await expectOk(seller.get(`/api/access-requests/${id}`)));
    expect(history.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 'requested', 'buyer'],
      ['requested', 'sent_to_broker', 'admin'],
      ['sent_to_broker', 'awaiting_signature', 'seller'],
      ['awaiting_signature', 'pending', 'system'],
      ['pending', 'approved', 'seller'],
    ]);
    const grants = await product.database.db.selectFrom('access_grant').selectAll().execute();
    expect(grants).toMatchObject([
      { person_id: buyer.id, granted_by: seller.id, ended_at: null, stage: 'S3' },
    ]);
  });

  test('with automatic approval open the profile with the signature', async ({
    deal: { product, buyer },
  }) => {
    const seller = await join(product, 'Otto Other');
    const listingId = await publishListing(seller, {}, { ...aDraft(), autoApprove: true });
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await signNda(buyer, id, 'Ada Lovelace');
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'approved' });
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('to suspension end access at the next request, and a new approval restores the same grant', async ({
    deal,
  }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    await moveRequest(seller, id, 'pending', { pendingReason: 'compliance', reason: 'Looked at again.' });
    expect(await sees(buyer, listingId)).toBe(false);
    await moveRequest(seller, id, 'approved');
    expect(await sees(buyer, listingId)).toBe(true);
    const grants = await product.database.db
      .selectFrom('access_grant')
      .select(['ended_reason', 'suspended_at', 'version'])
      .execute();
    expect(grants).toEqual([{ ended_reason: null, suspended_at: null, version: 3 }]);
  });

  test.for([
    ['the seller revokes', 'seller', 'revoked'],
    ['the admin revokes', 'admin', 'revoked'],
    ['the buyer leaves', 'buyer', 'left'],
  ] as const)('%s: the next request shows only the teaser again', async ([, who, denyReason], { deal }) => {
    const { buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(deal.seller, id, 'approved');
    await moveRequest(deal[who], id, 'denied');
    expect(await sees(buyer, listingId)).toBe(false);
    expect(await expectOk(buyer.get(`/api/access-requests/${id}`))).toMatchObject({
      status: 'denied',
      denyReason,
    });
  });

  test('to reopen a request do not restore the old grant, but the signed NDA still counts', async ({
    deal,
  }) => {
    const { seller, buyer, admin, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    await moveRequest(seller, id, 'denied');
    const bare = await tryMove(admin, id, 'requested');
    expect(await bare.json()).toMatchObject({ status: 409, code: 'reason-given' });
    await moveRequest(admin, id, 'requested', { reason: 'The seller asked for it' });
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'requested' });
    expect(await sees(buyer, listingId)).toBe(false);
    await moveRequest(seller, id, 'pending', { pendingReason: 'seller_decision' });
    await moveRequest(seller, id, 'approved');
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('to denial void an NDA that is not signed yet', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await moveRequest(seller, id, 'denied');
    await expect(signNda(buyer, id, 'Ada Lovelace')).rejects.toThrow(/409.*nda-closed/);
  });

  test('by the buyer end the request with the buyer’s reason', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    const { nda } = await requestOf(buyer, id);
    await expectOk(buyer.post(`/api/ndas/${nda?.id}/refusal`, { reason: 'The term is too long' }));
    expect(await expectOk(seller.get(`/api/access-requests/${id}`))).toMatchObject({
      status: 'denied',
      denyReason: 'declined',
      history: [{}, {}, { by: 'system', reason: 'The term is too long' }],
    });
  });

  test('that the table lacks are refused with the allowed ones', async ({ deal }) => {
    const id = await requestAccess(deal.buyer, deal.listingId);
    const refused = await tryMove(deal.seller, id, 'approved');
    expect(await refused.json()).toMatchObject({
      status: 409,
      code: 'INVALID_TRANSITION',
      from: 'requested',
      to: 'approved',
      allowed: ['awaiting_signature', 'denied', 'pending'],
    });
  });
});
