import { describe, expect } from 'vitest';
import { z } from 'zod';
import { moveListing } from '#test/product/listing.ts';
import { giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { addText, giveRight, publish, tryClosing } from '#test/support/rooms.ts';
import { begun, codeOf, offerOf } from '../offers/an-offer.ts';
import { aRoom } from './a-room.ts';
import { closureOf } from './full-room.ts';

const test = plain.extend('scene', async ({ fresh }, { onCleanup }) => {
  const world = await aRoom(fresh);
  onCleanup(() => world.product[Symbol.asyncDispose]());
  const { product, seller, listingId, room } = world;
  const broker = await join(product, 'Wanda Mandate', ['broker']);
  await giveMandate(product, { seller, broker, listingId, mayApprove: true });
  await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
  await publish(seller, room.id);
  const everyone = { kind: 'everyone' } as const;
  await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'view' });
  const read = (who: Someone) => who.get(`/api/deal-rooms/${room.id}`);
  const sell = (buyerId: string | null) => moveListing(seller, seller, listingId, 'sold', { buyerId });
  return { ...world, broker, read, sell };
});

const outcome = z.looseObject({ status: z.string(), outcome: z.string().nullable() });
const requestSeen = async (who: Someone, id: string) =>
  outcome.parse(await expectOk(who.get(`/api/access-requests/${id}`)));
const endOf = async (answer: Promise<Response>) => {
  const { status, code, ...facts } = await problemOf(await answer);
  return [status, code, facts.room];
};

describe('the room of a sold business', () => {
  test('tells the buyer so before and after it is closed, and stays open only to that buyer', async ({
    scene,
  }) => {
    const { product, seller, broker, buyer, other, room, listingId, read, sell } = scene;
    expect(await closureOf(seller, room)).toMatchObject({
      before: { listing: { id: listingId, status: 'live', buyerId: null } },
    });
    expect(await expectOk(read(buyer))).toMatchObject({ bought: false });
    await expectOk(sell(buyer.id));
    expect(await expectOk(read(buyer))).toMatchObject({ bought: true, closed: null });
    expect(await endOf(read(other))).toEqual([404, 'not-found', 'access-ended']);
    for (const who of [seller, broker]) {
      expect((await closureOf(who, room)).before?.listing).toMatchObject({
        status: 'sold',
        buyerId: buyer.id,
      });
      const elsewhere = tryClosing(who, room.id, { reason: 'sold', keepFor: other.id });
      expect(await codeOf(await elsewhere)).toBe('not-the-buyer');
    }
    product.clock.advance(1000);
    await expectOk(tryClosing(broker, room.id, { reason: 'sold', keepFor: buyer.id }));
    expect(await expectOk(read(buyer))).toMatchObject({ bought: true, closed: { reason: 'sold' } });
    expect((await closureOf(buyer, room)).before).toBeNull();
    expect(await endOf(read(other))).toEqual([404, 'not-found', 'access-ended']);
  });

  test('is not taken from its buyer by a page from before the sale, only if that is meant', async ({
    scene,
  }) => {
    const { seller, buyer, room, read, sell } = scene;
    const { version } = await closureOf(seller, room);
    await expectOk(sell(buyer.id));
    for (const reason of ['sold', 'withdrawn'])
      expect(await codeOf(await tryClosing(seller, room.id, { reason, version }))).toBe('buyer-loses-access');
    expect(await expectOk(read(buyer))).toMatchObject({ closed: null });
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', keepFor: buyer.id }));
    expect(await codeOf(await tryClosing(seller, room.id, { reason: 'sold' }))).toBe('buyer-loses-access');
    expect(await expectOk(read(buyer))).toMatchObject({ bought: true, closed: { reason: 'sold' } });
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', withoutBuyer: true }));
    expect(await endOf(read(buyer))).toEqual([404, 'not-found', 'closed']);
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', note: 'Corrected.' }));
  });

  test('names the buyer of a sale without one when the owner closes it for them', async ({ scene }) => {
    const { product, seller, broker, buyer, other, room, listingId, requests, read, sell } = scene;
    const offer = await begun(buyer, listingId);
    await expectOk(sell(null));
    expect(await requestSeen(buyer, requests.buyer)).toMatchObject({ status: 'denied', outcome: 'sold' });
    const keep = { reason: 'sold', keepFor: buyer.id };
    expect(await codeOf(await tryClosing(broker, room.id, keep))).toBe('not-the-buyer');
    await expectOk(tryClosing(seller, room.id, keep));
    expect(await requestSeen(buyer, requests.buyer)).toMatchObject({ status: 'approved', outcome: 'bought' });
    expect(await offerOf(buyer, offer)).toMatchObject({ status: 'withdrawn', outcome: 'bought' });
    expect(await expectOk(buyer.get(`/api/listing/${listingId}`))).toMatchObject({
      bought: true,
      profile: expect.any(Object),
    });
    expect(await expectOk(read(buyer))).toMatchObject({ bought: true });
    expect(await expectOk(seller.get(`/api/listing/${listingId}/sale`))).toMatchObject({
      recorded: { buyer: { id: buyer.id } },
    });
    const { db } = product.database;
    const mails = await db
      .selectFrom('outgoing_mail')
      .select('subject')
      .where('recipient', '=', buyer.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain('You bought the business');
    expect(await requestSeen(other, requests.other)).toMatchObject({ status: 'denied', outcome: 'sold' });
    const again = tryClosing(seller, room.id, { reason: 'sold', keepFor: other.id });
    expect(await codeOf(await again)).toBe('not-the-buyer');
  });

  test('that was closed for a buyer earlier cannot be sold to another', async ({ scene }) => {
    const { seller, buyer, other, room, requests, sell, listingId } = scene;
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', keepFor: buyer.id }));
    expect(await expectOk(seller.get(`/api/listing/${listingId}/sale`))).toMatchObject({ likely: buyer.id });
    for (const id of [other.id, null]) expect(await codeOf(await sell(id))).toBe('kept-for-another');
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    expect(await requestSeen(buyer, requests.buyer)).toMatchObject({ outcome: 'bought' });
    expect(await requestSeen(other, requests.other)).toMatchObject({ outcome: 'sold_to_another' });
  });
});

describe('a room that a buyer can no longer find', () => {
  test('says that it was closed while they had access, or that their access ended before', async ({
    scene,
  }) => {
    const { product, seller, buyer, other, room, requests, read } = scene;
    await moveRequest(seller, requests.other, 'denied', { reason: 'No' });
    expect(await endOf(read(other))).toEqual([404, 'not-found', 'access-ended']);
    product.clock.advance(1000);
    await expectOk(tryClosing(seller, room.id));
    product.clock.advance(1000);
    expect(await endOf(read(buyer))).toEqual([404, 'not-found', 'closed']);
    expect(await endOf(read(other))).toEqual([404, 'not-found', 'access-ended']);
    expect(await endOf(buyer.get(`/api/deal-rooms/${room.id}/closure`))).toEqual([
      404,
      'not-found',
      'closed',
    ]);
    await moveRequest(seller, requests.buyer, 'denied', { reason: 'Over' });
    expect(await endOf(read(buyer))).toEqual([404, 'not-found', 'closed']);
  });

  test('looks absent to strangers, admins and blocked people', async ({ scene }) => {
    const { product, seller, admin, buyer, other, room, read } = scene;
    const stranger = await join(product, 'Stella Strange');
    await expectOk(seller.post('/api/blocks', { kind: 'person', value: buyer.email }));
    await expectOk(tryClosing(seller, room.id));
    for (const who of [stranger, admin, buyer])
      expect(await endOf(read(who))).toEqual([404, 'not-found', undefined]);
    expect(await endOf(read(other))).toEqual([404, 'not-found', 'closed']);
  });
});

plain(
  'a room that was published after their access had ended is not there for a buyer',
  async ({ fresh }) => {
    const { product, seller, other, room, requests } = await aRoom(fresh);
    await using _ended = product;
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await moveRequest(seller, requests.other, 'denied', { reason: 'No' });
    product.clock.advance(1000);
    await publish(seller, room.id);
    expect(await endOf(other.get(`/api/deal-rooms/${room.id}`))).toEqual([404, 'not-found', undefined]);
  },
);
