import { describe, expect } from 'vitest';
import { z } from 'zod';
import { begin, codeOf } from '../offers/an-offer.ts';
import { moveListing } from '../product/listing.ts';
import { giveMandate, inviteBroker } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

type Scene = { product: TestProduct; seller: Someone; broker: Someone; listingId: string };

const test = plain.extend(
  'scene',
  keptFixture('the sell side', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker', 'buyer']);
    return { product, seller, broker, listingId: await publishListing(seller) };
  }),
);

const mailsTo = async ({ database: { db } }: TestProduct, { email }: Someone) =>
  db.selectFrom('outgoing_mail').select(['subject', 'body']).where('recipient', '=', email).execute();

const mandates = z.object({
  items: z.tuple([
    z.looseObject({
      listingStatus: z.string(),
      listingVersion: z.number(),
      listingMoves: z.array(z.string()),
    }),
  ]),
});
const mandateOf = async (broker: Someone) =>
  mandates.parse(await expectOk(broker.get('/api/mandates'))).items[0];

describe('people who act for the seller', () => {
  test('cannot request access, make offers or watch the listing', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    await giveMandate(product, { seller, broker, listingId });
    expect(await codeOf(await broker.post(`/api/listing/${listingId}/deal-room/request`, {}))).toBe(
      'own-mandate',
    );
    expect(await codeOf(await begin(broker, listingId))).toBe('offer-own-mandate');
    expect(await codeOf(await broker.put(`/api/listing/${listingId}/watch`, {}))).toBe(
      'watching-own-mandate',
    );
  });

  test('cannot act for both sides: a person with a request as a buyer cannot accept the engagement', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    await requestAccess(broker, listingId);
    const id = await inviteBroker(product, { seller, broker, listingId });
    const accepted = await broker.post(`/api/mandates/${id}/moves`, { to: 'active', version: 1 });
    expect(await codeOf(accepted)).toBe('mandate-of-a-buyer');
  });
});

test('an engaged broker is notified of a request like the owner, and a former one is not', async ({
  scene,
}) => {
  const { product, seller, broker, listingId } = scene;
  const asked = async (who: Someone) =>
    (await mailsTo(product, who)).filter(({ subject }) => subject.includes('requested access'));
  const mandate = await giveMandate(product, { seller, broker, listingId });
  await requestAccess(await join(product, 'Ada Lovelace'), listingId);
  expect(await asked(seller)).toHaveLength(1);
  const [told] = await asked(broker);
  expect(told?.subject).toContain('A buyer requested access to a listing that you represent');
  expect(told?.body).toContain('Ada Lovelace');
  await expectOk(seller.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
  await requestAccess(await join(product, 'Bela Later'), listingId);
  expect(await asked(seller)).toHaveLength(2);
  expect(await asked(broker)).toHaveLength(1);
});

describe('what a broker does for the owner', () => {
  test('is reported to the owner immediately: moves of the listing and every step of a request', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const buyer = await join(product, 'Ada Lovelace');
    const request = await requestAccess(buyer, listingId);
    await moveRequest(broker, request, 'awaiting_signature');
    for (const to of ['under_offer', 'live', 'withdrawn'])
      await expectOk(moveListing(broker, seller, listingId, to));
    const subjects = (await mailsTo(product, seller)).map(({ subject }) => subject);
    for (const subject of [
      'Your broker sent an NDA to a buyer',
      'Your broker marked your listing as under offer',
      'Your broker put your listing back on the market',
      'Your broker withdrew your listing',
    ])
      expect(subjects).toContain(subject);
  });

  test('includes no moves of the listing if the engagement is only for vetting', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    await giveMandate(product, { seller, broker, listingId });
    for (const to of ['under_offer', 'withdrawn', 'sold'])
      expect(await codeOf(await moveListing(broker, seller, listingId, to))).toBe('not-your-move');
    await expectOk(moveListing(seller, seller, listingId, 'under_offer'));
    expect(await codeOf(await moveListing(broker, seller, listingId, 'live'))).toBe('not-your-move');
    expect(await mandateOf(broker)).toMatchObject({ listingMoves: [], mayApprove: false });
    expect(await expectOk(broker.get(`/api/listing/${listingId}`))).toMatchObject({ acting: true });
  });

  test('is offered with the listing’s version: under offer, back, and off the market', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const mandate = await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const { listingMoves, listingVersion } = await mandateOf(broker);
    expect(listingMoves).toEqual(['under_offer', 'withdrawn']);
    await expectOk(
      broker.post(`/api/listing/${listingId}/moves`, { to: 'under_offer', version: listingVersion }),
    );
    expect(await mandateOf(broker)).toMatchObject({ listingMoves: ['live', 'withdrawn'] });
    await expectOk(seller.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    expect(await mandateOf(broker)).toMatchObject({ listingMoves: [] });
    expect(await expectOk(broker.get(`/api/listing/${listingId}`))).toMatchObject({ acting: false });
  });

  test('never includes a sale: only the owner records one', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    expect(await codeOf(await moveListing(broker, seller, listingId, 'sold'))).toBe('not-your-move');
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
  });
});

describe('brokers of a listing that leaves the market', () => {
  const told = async (product: TestProduct, who: Someone) =>
    (await mailsTo(product, who)).filter(({ subject }) =>
      subject.startsWith('A listing that you act for was'),
    );

  test('learn so by email, under the bell and in the engagement, but not who bought', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    await giveMandate(product, { seller, broker, listingId });
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    const [mail, ...more] = await told(product, broker);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A listing that you act for was sold');
    expect(mail?.body).not.toMatch(/Zebulon|Quist/);
    expect(await expectOk(broker.get('/api/notifications'))).toMatchObject({
      items: [{ words: 'A listing that you act for was sold', path: '/engagements' }],
    });
    expect(await mandateOf(broker)).toMatchObject({ listingStatus: 'sold', listingMoves: [] });
  });

  test('are not notified of their own actions, but other brokers are, and former ones are not', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    const other = await join(product, 'Otto Other', ['broker']);
    const former = await join(product, 'Fay Former', ['broker']);
    await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    await giveMandate(product, { seller, broker: other, listingId });
    const left = await giveMandate(product, { seller, broker: former, listingId });
    await expectOk(former.post(`/api/mandates/${left}/moves`, { to: 'ended', version: 2 }));
    await expectOk(moveListing(broker, seller, listingId, 'withdrawn'));
    expect(await told(product, broker)).toEqual([]);
    expect(await told(product, former)).toEqual([]);
    expect((await told(product, other)).map(({ subject }) => subject)).toEqual([
      'A listing that you act for was withdrawn',
    ]);
  });
});

describe('a request for a listing without a broker', () => {
  test('cannot be routed to one, and the menu says why', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const admin = await join(product, 'Wren Castell', ['admin']);
    const buyer = await join(product, 'Ada Lovelace');
    const id = await requestAccess(buyer, listingId);
    const seen = await requestOf(admin, id);
    expect(await expectOk(admin.get(`/api/access-requests/${id}`))).toMatchObject({
      may: { sent_to_broker: 'broker-mandated' },
    });
    const asked = { to: 'sent_to_broker', version: seen.version };
    expect(await codeOf(await admin.post(`/api/access-requests/${id}/moves`, asked))).toBe('broker-mandated');
    await giveMandate(product, { seller, broker, listingId });
    await moveRequest(admin, id, 'sent_to_broker');
    expect(await expectOk(buyer.get(`/api/access-requests/${id}`))).toMatchObject({ brokered: true });
  });

  test('returns to the seller’s side if the broker left while it was on hold', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const admin = await join(product, 'Wren Castell', ['admin']);
    const buyer = await join(product, 'Ada Lovelace');
    const id = await requestAccess(buyer, listingId);
    const mandate = await giveMandate(product, { seller, broker, listingId });
    await moveRequest(admin, id, 'sent_to_broker');
    await moveRequest(broker, id, 'pending', { pendingReason: 'buyer_info' });
    await expectOk(seller.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    expect(await expectOk(seller.get(`/api/access-requests/${id}`))).toMatchObject({
      may: { sent_to_broker: 'broker-mandated', requested: true },
    });
    await moveRequest(seller, id, 'requested');
    expect(await expectOk(buyer.get(`/api/access-requests/${id}`))).toMatchObject({
      status: 'requested',
      brokered: false,
    });
  });
});
