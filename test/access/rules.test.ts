import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days, shift } from '#kernel/instant.ts';
import { sees, test, tryMove, untilSigned } from '../product/a-deal.ts';
import { aDraft, moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { handInProof, proveTo } from '../support/proofs.ts';

const view = z.object({
  highlights: z.object({ saleReason: z.string().nullable(), askingPrice: z.number().nullable() }).nullable(),
  standing: z.object({ stage: z.string() }).nullable(),
});
const sentNeeds = z.looseObject({ sent: z.array(z.looseObject({ id: z.string() })) });
const bell = z.object({ items: z.array(z.object({ words: z.string() })) });
const shown = async (who: Pick<Someone, 'get'>, listingId: string) =>
  view.parse(await expectOk(who.get(`/api/listing/${listingId}`)));

const none = {
  opensVetted: false,
  vettedIdentity: true,
  vettedFunds: true,
  vettedPrice: false,
  needsIdentity: false,
  needsFunds: false,
};
const save = (who: Someone, listingId: string, rules: Partial<typeof none>, version = 0) =>
  who.put(`/api/listing/${listingId}/access-rules`, { ...none, ...rules, version });

describe('access that opens automatically', () => {
  test('is S2 for buyers with the required proofs, with the price where allowed, until a proof expires', async ({
    deal,
  }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    await proveTo(admin, buyer, 'identity');
    expect((await shown(buyer, listingId)).highlights).toBeNull();
    await expectOk(save(seller, listingId, { opensVetted: true }));
    expect((await shown(buyer, listingId)).highlights).toBeNull();
    await proveTo(admin, buyer, 'funds');
    expect(await shown(buyer, listingId)).toEqual({
      highlights: { saleReason: 'retirement', askingPrice: null },
      standing: { stage: 'S2' },
    });
    expect(await sees(buyer, listingId)).toBe(false);
    await expectOk(save(seller, listingId, { opensVetted: true, vettedPrice: true }, 1));
    expect((await shown(buyer, listingId)).highlights?.askingPrice).toBe(120_000_000);
    const stranger = await join(product, 'Nobody Near');
    expect((await shown(stranger, listingId)).highlights).toBeNull();
    product.clock.advance(91 * days);
    const queries = await product.database.db
      .selectFrom('buyer_proof')
      .select(['kind', 'valid_until'])
      .where('valid_until', '<=', product.clock.now())
      .execute();
    expect(queries.map(({ kind }) => kind)).toEqual(['funds']);
    await product.runJob('expire-proofs');
    const rows = await product.database.db
      .selectFrom('buyer_proof')
      .select(['kind', 'status', 'file_key'])
      .orderBy('kind')
      .execute();
    expect(rows).toMatchObject([
      { kind: 'funds', status: 'expired', file_key: null },
      { kind: 'identity', status: 'verified' },
    ]);
  });

  test('by proof alone ends on the date that an admin set, and the buyer is told', async ({ deal }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    await expectOk(save(seller, listingId, { opensVetted: true, vettedIdentity: false }));
    const proof = await handInProof(buyer, 'funds');
    const until = shift(product.clock.now(), days).toISOString();
    await expectOk(admin.post(`/api/proofs/${proof}/moves`, { to: 'verified', version: 1, until }));
    expect((await shown(buyer, listingId)).highlights).not.toBeNull();
    product.clock.advance(days);
    const later = await signIn(product, buyer);
    expect((await shown(later, listingId)).highlights).toBeNull();
    await product.runJob('expire-proofs');
    const notices = z.object({ items: z.array(z.object({ words: z.string() })) });
    const { items } = notices.parse(await expectOk(later.get('/api/notifications')));
    expect(items.filter(({ words }) => words === 'Your proof of funds has expired')).toHaveLength(1);
  });

  test('to a higher stage waits if a proof expired since the approval, and the seller sees why', async ({
    deal,
  }) => {
    const { product, seller, buyer, admin, listingId } = deal;
    await expectOk(save(seller, listingId, { needsFunds: true }));
    const proof = await proveTo(admin, buyer, 'funds');
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    const tomorrow = shift(product.clock.now(), days).toISOString();
    const sooner = { to: 'verified', version: 2, until: tomorrow };
    await expectOk(admin.post(`/api/proofs/${proof}/moves`, sooner));
    expect((await admin.post(`/api/proofs/${proof}/moves`, sooner)).status).toBe(409);
    expect((await buyer.post(`/api/proofs/${proof}/moves`, { ...sooner, version: 3 })).status).toBe(403);
    const standing = z.object({ items: z.array(z.object({ id: z.string(), validUntil: z.string() })) });
    expect(standing.parse(await expectOk(admin.get('/api/proof-reviews?list=standing'))).items).toEqual([
      { id: proof, validUntil: tomorrow },
    ]);
    product.clock.advance(days);
    const later = await signIn(product, seller);
    const { version } = await requestOf({ ...seller, ...later }, id);
    const refused = await later.post(`/api/access-requests/${id}/stages`, { to: 'S4', version, until: null });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'funds-proven']);
    expect(await sees({ ...buyer, ...(await signIn(product, buyer)) }, listingId)).toBe(true);
  });

  test('makes a manual approval wait until the proof is verified', async ({ deal }) => {
    const { seller, buyer, admin, listingId } = deal;
    await expectOk(save(seller, listingId, { needsFunds: true }));
    const id = await untilSigned(deal);
    const refused = await tryMove(seller, id, 'approved');
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'funds-proven']);
    await proveTo(admin, buyer, 'funds');
    await expectOk(tryMove(seller, id, 'approved'));
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('makes automatic approval wait for the proof, and opens when it is verified', async ({ deal }) => {
    const { product, buyer, admin } = deal;
    const seller = await join(product, 'Otto Other');
    const listingId = await publishListing(seller, {}, { ...aDraft(), autoApprove: true });
    await expectOk(save(seller, listingId, { needsIdentity: true }));
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await signNda(buyer, id, 'Ada Lovelace');
    const waiting = await expectOk(buyer.get(`/api/access-requests/${id}`));
    expect(waiting).toMatchObject({ status: 'pending', pendingReason: 'buyer_info' });
    const told = async () =>
      bell.parse(await expectOk(seller.get('/api/notifications'))).items.map(({ words }) => words);
    expect(await told()).toContain('An NDA was signed');
    const needs = async () => sentNeeds.parse(await expectOk(buyer.get('/api/dashboard/needs'))).sent;
    expect(await needs()).toMatchObject([{ id, waitsForYou: true, proofsUnderReview: false }]);
    const proof = await handInProof(buyer, 'identity');
    expect(await needs()).toEqual([]);
    const reviewed = await expectOk(buyer.get(`/api/access-requests/${id}`));
    expect(reviewed).toMatchObject({ waitsForYou: false, proofsUnderReview: true });
    const shown = await expectOk(seller.get(`/api/access-requests/${id}`));
    expect(shown).toMatchObject({ proofsUnderReview: false });
    await expectOk(admin.post(`/api/proofs/${proof}/moves`, { to: 'verified', version: 1 }));
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'approved' });
    expect(await told()).toContain('A buyer was approved by your rules');
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('asks the buyer only for proofs that are not under review', async ({ deal }) => {
    const { product, buyer } = deal;
    const seller = await join(product, 'Otto Other');
    const listingId = await publishListing(seller, {}, { ...aDraft(), autoApprove: true });
    await expectOk(save(seller, listingId, { needsIdentity: true, needsFunds: true }));
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await signNda(buyer, id, 'Ada Lovelace');
    const seenBy = async (person: typeof buyer) => expectOk(person.get(`/api/access-requests/${id}`));
    expect(await seenBy(buyer)).toMatchObject({ missingProofs: ['identity', 'funds'] });
    await handInProof(buyer, 'identity');
    expect(await seenBy(buyer)).toMatchObject({ missingProofs: ['funds'], proofsUnderReview: false });
    expect(await seenBy(seller)).toMatchObject({
      missingProofs: ['identity', 'funds'],
      buyer: { identityProven: false, identityUnderReview: true, fundsUnderReview: false },
    });
    await handInProof(buyer, 'funds');
    expect(await seenBy(buyer)).toMatchObject({ missingProofs: [], proofsUnderReview: true });
  });

  test('has rules that the owner saves at the version that they saw, and that must require something', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    const nothing = { opensVetted: true, vettedIdentity: false, vettedFunds: false };
    expect((await save(seller, listingId, nothing)).status).toBe(409);
    expect((await save(buyer, listingId, {})).status).toBe(404);
    const answers = await Promise.all([
      save(seller, listingId, {}),
      save(seller, listingId, { needsFunds: true }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a proof', () => {
  test('is encrypted and only for the buyer and admins, and each view is recorded', async ({ deal }) => {
    const { product, seller, buyer, admin } = deal;
    const id = await handInProof(buyer, 'funds');
    for (const who of [buyer, admin]) {
      const answer = await who.get(`/api/proofs/${id}/file`);
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      expect(await answer.text()).toContain('A letter of the bank.');
    }
    expect((await seller.get(`/api/proofs/${id}/file`)).status).toBe(404);
    const again = await buyer.upload(
      '/api/proofs?kind=funds',
      new TextEncoder().encode('%PDF-1.4'),
      'application/pdf',
    );
    expect(again.status).toBe(409);
    const trail = await product.database.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['proof-handed-in', 'proof-opened', 'proof-opened']);
  });

  test('is refused with a reason that the buyer reads, and its file is deleted', async ({ deal }) => {
    const { buyer, admin } = deal;
    const id = await handInProof(buyer, 'identity');
    const move = (who: Someone, body: object) => who.post(`/api/proofs/${id}/moves`, { version: 1, ...body });
    expect((await move(buyer, { to: 'verified' })).status).toBe(403);
    expect((await move(admin, { to: 'refused' })).status).toBe(409);
    await expectOk(move(admin, { to: 'refused', reason: 'Too blurred to read.' }));
    expect((await move(admin, { to: 'verified' })).status).toBe(409);
    expect(await expectOk(buyer.get('/api/proofs'))).toMatchObject({
      items: [{ status: 'refused', reason: 'Too blurred to read.', file: false }],
    });
    expect((await buyer.get(`/api/proofs/${id}/file`)).status).toBe(404);
  });

  test('must be a PDF, and an admin cannot decide on their own', async ({ deal }) => {
    const { admin, buyer } = deal;
    const text = new TextEncoder().encode('<script>alert(1)</script>');
    expect((await buyer.upload('/api/proofs?kind=funds', text, 'application/pdf')).status).toBe(422);
    expect((await buyer.upload('/api/proofs?kind=funds', text, 'image/png')).status).toBe(415);
    const id = await handInProof(admin, 'funds');
    expect((await admin.post(`/api/proofs/${id}/moves`, { to: 'verified', version: 1 })).status).toBe(403);
  });
});
