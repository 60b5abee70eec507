import { describe, expect } from 'vitest';
import { z } from 'zod';
import { getSale } from '#features/offers/offers/contract.ts';
import { moveListing, ownListing } from '../product/listing.ts';
import { giveMandate } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { moveRequest, publishListing } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { begun, codeOf, letIn, move, offerOf, sent } from './an-offer.ts';

type Scene = {
  product: TestProduct;
  seller: Someone;
  broker: Someone;
  admin: Someone;
  stranger: Someone;
  promised: Someone;
  other: Someone;
  listingId: string;
  requests: { promised: string; other: string };
  offers: { promised: string; other: string; draft: string };
};

const test = plain.extend(
  'scene',
  keptFixture('who bought', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bram Oakes', ['broker']);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const stranger = await join(product, 'Stella Strange');
    const promised = await join(product, 'Prudence Mist');
    const other = await join(product, 'Otto Herbst');
    const listingId = await publishListing(seller);
    await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const requests = {
      promised: await letIn(seller, promised, listingId),
      other: await letIn(seller, other, listingId),
    };
    const offers = {
      promised: await sent(product, promised, listingId, { exclusivityDays: 30 }),
      other: await sent(product, other, listingId),
      draft: await begun(other, listingId, 'indication'),
    };
    await expectOk(move(seller, offers.promised, 'accepted'));
    return { product, seller, broker, admin, stranger, promised, other, listingId, requests, offers };
  }),
);

const saleOf = async (who: Someone, listingId: string) =>
  getSale.reply.parse(await expectOk(who.get(`/api/listing/${listingId}/sale`)));
const sell = (seller: Someone, listingId: string, buyerId: string | null) =>
  moveListing(seller, seller, listingId, 'sold', { buyerId });
const outcome = z.looseObject({ status: z.string(), outcome: z.string().nullable() });
const requestSeen = async (who: Someone, id: string) =>
  outcome.parse(await expectOk(who.get(`/api/access-requests/${id}`)));
const subjectsTo = async ({ database: { db } }: TestProduct, { email }: Someone) =>
  (await db.selectFrom('outgoing_mail').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  );

describe('the possible buyers', () => {
  test('are listed for the owner only: people with access or an accepted offer, likeliest first', async ({
    scene,
  }) => {
    const { seller, broker, admin, stranger, promised, other, listingId } = scene;
    const { recorded, possibleBuyers, likely } = await saleOf(seller, listingId);
    expect(recorded).toBeNull();
    expect(possibleBuyers).toEqual([
      {
        id: promised.id,
        name: 'Prudence Mist',
        accepted: { kind: 'loi', exclusiveUntil: expect.any(String) },
      },
      { id: other.id, name: 'Otto Herbst', accepted: null },
    ]);
    expect(likely).toBe(promised.id);
    const ask = async () => {
      for (const who of [broker, admin, stranger, promised, other])
        expect((await who.get(`/api/listing/${listingId}/sale`)).status).toBe(404);
    };
    await ask();
    await expectOk(sell(seller, listingId, promised.id));
    expect(await saleOf(seller, listingId)).toMatchObject({
      recorded: { buyer: { id: promised.id, name: 'Prudence Mist' }, price: expect.any(Number) },
      possibleBuyers: [],
      likely: null,
    });
    await ask();
  });

  test('do not include those whose access ended without an accepted offer, or whom the owner blocked', async ({
    scene,
  }) => {
    const { seller, promised, other, listingId, requests } = scene;
    await moveRequest(seller, requests.other, 'denied', { reason: 'No' });
    expect((await saleOf(seller, listingId)).possibleBuyers.map(({ id }) => id)).toEqual([promised.id]);
    expect(await codeOf(await sell(seller, listingId, other.id))).toBe('no-such-buyer');
    await expectOk(seller.post('/api/blocks', { kind: 'person', value: promised.email }));
    expect((await saleOf(seller, listingId)).possibleBuyers).toEqual([]);
  });
});

describe('the owner who marks a listing as sold', () => {
  test('can name a buyer other than that of the accepted LOI, who then bought without a price', async ({
    scene,
  }) => {
    const { product, seller, promised, other, listingId, requests, offers } = scene;
    await expectOk(sell(seller, listingId, other.id));
    expect(await requestSeen(other, requests.other)).toMatchObject({ status: 'approved', outcome: 'bought' });
    expect(await offerOf(other, offers.other)).toMatchObject({ status: 'declined', outcome: 'bought' });
    expect(await offerOf(seller, offers.other)).toMatchObject({ status: 'declined', outcome: 'bought' });
    expect(await offerOf(other, offers.draft)).toMatchObject({ status: 'withdrawn', outcome: 'bought' });
    expect(await expectOk(other.get(`/api/listing/${listingId}`))).toMatchObject({
      status: 'sold',
      bought: true,
      profile: expect.any(Object),
    });
    expect(await subjectsTo(product, other)).toContain('You bought the business');
    expect((await saleOf(seller, listingId)).recorded).toMatchObject({
      buyer: { id: other.id },
      price: null,
    });
    const request = await requestSeen(promised, requests.promised);
    expect(request).toMatchObject({ status: 'denied', outcome: 'sold_to_another' });
    const offer = await offerOf(promised, offers.promised);
    expect(offer).toMatchObject({ status: 'declined', outcome: 'sold_to_another', exclusiveUntil: null });
    expect((await promised.get(`/api/listing/${listingId}`)).status).toBe(404);
    const feed = await expectOk(promised.get(`/api/users/${promised.id}/activity?size=20`));
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .select(['subject', 'body'])
      .where('recipient', '=', promised.email)
      .execute();
    const told = JSON.stringify([request, offer, feed, mails]);
    for (const secret of [other.id, other.firstName, other.lastName, other.email])
      expect(told).not.toContain(secret);
  });

  test('can name no one here, and then everyone reads that it was sold', async ({ scene }) => {
    const { seller, promised, other, listingId, requests, offers } = scene;
    await expectOk(sell(seller, listingId, null));
    for (const [who, id] of [
      [promised, requests.promised],
      [other, requests.other],
    ] as const)
      expect(await requestSeen(who, id)).toMatchObject({ status: 'denied', outcome: 'sold' });
    expect(await offerOf(promised, offers.promised)).toMatchObject({ status: 'declined', outcome: 'sold' });
    expect((await saleOf(seller, listingId)).recorded).toMatchObject({ buyer: null, price: null });
  });

  test('can name a buyer whose access ended after the LOI was accepted, which opens again', async ({
    scene,
  }) => {
    const { seller, promised, listingId, requests } = scene;
    await moveRequest(seller, requests.promised, 'denied', { reason: 'A slip' });
    expect(await requestSeen(promised, requests.promised)).toMatchObject({ status: 'denied' });
    expect(await expectOk(promised.get(`/api/listing/${listingId}`))).not.toHaveProperty('profile.about');
    await expectOk(sell(seller, listingId, promised.id));
    expect(await requestSeen(promised, requests.promised)).toMatchObject({
      status: 'approved',
      outcome: 'bought',
    });
    expect(await expectOk(promised.get(`/api/listing/${listingId}`))).toMatchObject({
      bought: true,
      standing: expect.objectContaining({ stage: 'S4', until: null }),
      profile: expect.any(Object),
    });
  });

  test('can only name a possible buyer, only with a sale, and no one else can record it', async ({
    scene,
  }) => {
    const { seller, broker, admin, stranger, promised, other, listingId } = scene;
    for (const nobody of [stranger, admin, seller, broker])
      expect(await codeOf(await sell(seller, listingId, nobody.id))).toBe('no-such-buyer');
    const withdraw = moveListing(seller, seller, listingId, 'withdrawn', { buyerId: other.id });
    expect(await codeOf(await withdraw)).toBe('invalid-fields');
    for (const who of [broker, admin, promised, other, stranger])
      expect(await codeOf(await moveListing(who, seller, listingId, 'sold', { buyerId: promised.id }))).toBe(
        'not-your-move',
      );
    expect(await ownListing(seller, listingId)).toMatchObject({ status: 'live' });
    expect(await saleOf(seller, listingId)).toMatchObject({ recorded: null, likely: promised.id });
  });
});
