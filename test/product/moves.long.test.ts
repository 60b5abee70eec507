import { describe, expect } from 'vitest';
import { giveMandate } from '../support/broker.ts';
import { aDraft, moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { sees, test, tryMove, untilSigned, withHistory } from './a-deal.ts';

describe('what a move does', () => {
  test('the way to access: routed, NDA issued and signed, approved; the profile opens with the approval', async ({
    deal,
  }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await giveMandate(product, { seller, broker: await join(product, 'Bo Broker', ['broker']), listingId });
    await moveRequest(admin, id, 'Sent to Broker');
    await moveRequest(seller, id, 'Awaiting Signature');
    expect(await requestOf(buyer, id)).toMatchObject({ nda: { status: 'issued' } });
    expect((await tryMove(seller, id, 'Approved')).status).toBe(403);
    await signNda(buyer, id, 'Ada Lovelace');
    expect(await sees(buyer, listingId)).toBe(false);
    await moveRequest(seller, id, 'Approved');
    expect(await sees(buyer, listingId)).toBe(true);
    const { history } = withHistory.parse(await expectOk(seller.get(`/api/access-requests/${id}`)));
    expect(history.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 'Requested', 'buyer'],
      ['Requested', 'Sent to Broker', 'admin'],
      ['Sent to Broker', 'Awaiting Signature', 'seller'],
      ['Awaiting Signature', 'Pending', 'system'],
      ['Pending', 'Approved', 'seller'],
    ]);
    const grants = await product.database.db.selectFrom('access_grant').selectAll().execute();
    expect(grants).toMatchObject([
      { person_id: buyer.id, granted_by: seller.id, ended_at: null, stage: 'S3' },
    ]);
  });

  test('a listing that approves by itself opens with the signature', async ({ deal: { product, buyer } }) => {
    const seller = await join(product, 'Otto Other');
    const listingId = await publishListing(seller, {}, { ...aDraft(), autoApprove: true });
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'Awaiting Signature');
    await signNda(buyer, id, 'Ada Lovelace');
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'Approved' });
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('suspended, access is over at the next request, and comes back with a new approval of the same grant', async ({
    deal,
  }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'Approved');
    await moveRequest(seller, id, 'Pending', { pendingReason: 'COMPLIANCE', reason: 'Looked at again.' });
    expect(await sees(buyer, listingId)).toBe(false);
    await moveRequest(seller, id, 'Approved');
    expect(await sees(buyer, listingId)).toBe(true);
    const grants = await product.database.db
      .selectFrom('access_grant')
      .select(['ended_reason', 'suspended_at', 'version'])
      .execute();
    expect(grants).toEqual([{ ended_reason: null, suspended_at: null, version: 3 }]);
  });

  test.for([
    ['the seller revokes', 'seller', 'REVOKED'],
    ['the admin revokes', 'admin', 'REVOKED'],
    ['the buyer leaves', 'buyer', 'LEFT'],
  ] as const)('%s: the next request shows the teaser again', async ([, who, denyReason], { deal }) => {
    const { buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(deal.seller, id, 'Approved');
    await moveRequest(deal[who], id, 'Denied');
    expect(await sees(buyer, listingId)).toBe(false);
    expect(await expectOk(buyer.get(`/api/access-requests/${id}`))).toMatchObject({
      status: 'Denied',
      denyReason,
    });
  });

  test('opened again, a request does not bring the old grant back; the signed NDA still counts', async ({
    deal,
  }) => {
    const { seller, buyer, admin, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'Approved');
    await moveRequest(seller, id, 'Denied');
    const bare = await tryMove(admin, id, 'Requested');
    expect(await bare.json()).toMatchObject({ status: 409, code: 'reason-given' });
    await moveRequest(admin, id, 'Requested', { reason: 'The seller asked for it' });
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'Requested' });
    expect(await sees(buyer, listingId)).toBe(false);
    await moveRequest(seller, id, 'Pending', { pendingReason: 'SELLER_DECISION' });
    await moveRequest(seller, id, 'Approved');
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('a request that is denied while the NDA is out cannot be signed any more', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'Awaiting Signature');
    await moveRequest(seller, id, 'Denied');
    await expect(signNda(buyer, id, 'Ada Lovelace')).rejects.toThrow(/409.*nda-closed/);
  });

  test('declined by the buyer, the request ends with the buyer’s own words', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'Awaiting Signature');
    const { nda } = await requestOf(buyer, id);
    await expectOk(buyer.post(`/api/ndas/${nda?.id}/refusal`, { reason: 'The term is too long' }));
    expect(await expectOk(seller.get(`/api/access-requests/${id}`))).toMatchObject({
      status: 'Denied',
      denyReason: 'DECLINED',
      history: [{}, {}, { by: 'system', reason: 'The term is too long' }],
    });
  });

  test('a move that the table does not have names what would be allowed', async ({ deal }) => {
    const id = await requestAccess(deal.buyer, deal.listingId);
    const refused = await tryMove(deal.seller, id, 'Approved');
    expect(await refused.json()).toMatchObject({
      status: 409,
      code: 'INVALID_TRANSITION',
      from: 'Requested',
      to: 'Approved',
      allowed: ['Awaiting Signature', 'Denied', 'Pending'],
    });
  });
});
