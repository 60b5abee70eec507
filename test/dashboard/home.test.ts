import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { getHome, getNeeds } from '#site/dashboard/contract.ts';
import { todosFound } from '#site/dashboard/domain/todos.ts';
import { begun, letIn, move, send, sent, termsOn } from '../offers/an-offer.ts';
import { aRoom } from '../rooms/a-room.ts';
import { save } from '../saved-searches/shapes.ts';
import { addBlock } from '../support/blocks.ts';
import { giveMandate } from '../support/broker.ts';
import { answerExample, tradeRowId, valueSeen } from '../support/check-value.ts';
import { test } from '../support/database.ts';
import {
  aDraft,
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  signNda,
  writeListing,
} from '../support/deal.ts';
import { startCheck } from '../support/health-checks.ts';
import { orderService } from '../support/orders.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { addPhoto, handInPhoto } from '../support/photos.ts';
import { testProduct } from '../support/product.ts';
import { handInProof } from '../support/proofs.ts';
import { addText, giveRight, publish } from '../support/rooms.ts';

const counted = z.looseObject({ total: z.number() });
const homeOf = async (who: Pick<Someone, 'get'>) =>
  getHome.reply.parse(await expectOk(who.get('/api/dashboard/home')));
const sellerOf = async (who: Someone) => (await homeOf(who)).seller;

describe('the home page of', () => {
  test('an empty account is empty', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    expect(await homeOf(await join(product, 'Nia New'))).toEqual({
      seller: null,
      buyer: null,
      broker: null,
      queues: null,
    });
  });

  test('a seller names one business and its next step', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const business = await addBusiness(seller, { trade: 'plumbing' });
    expect(await sellerOf(seller)).toMatchObject({
      business: { id: business },
      checkId: null,
      listing: null,
      done: ['business'],
      next: 'value',
    });
    const check = await startCheck(seller, business);
    await answerExample(seller, check);
    const rowId = await tradeRowId(seller, 'HVAC, plumbing, electrical');
    const { version: seen } = await valueSeen(seller, check);
    await expectOk(seller.put(`/api/health-checks/${check}/trade`, { rowId, version: seen }));
    expect(await sellerOf(seller)).toMatchObject({
      checkId: check,
      done: ['business', 'value'],
      next: 'listing',
    });
    const draft = aDraft();
    const { id, version } = await writeListing(seller, business, {
      ...draft,
      teaser: { ...draft.teaser, description: '' },
    });
    expect(await sellerOf(seller)).toMatchObject({ listing: { id, status: 'draft' }, next: 'listing' });
    await expectOk(seller.put(`/api/listing/${id}/draft`, { ...draft, version }));
    expect(await sellerOf(seller)).toMatchObject({ next: 'publish' });
    await expectOk(seller.post(`/api/listing/${id}/moves`, { to: 'live', version: version + 1 }));
    const buyer = await join(product, 'Ada Lovelace');
    const request = await requestAccess(buyer, id);
    expect(await sellerOf(seller)).toMatchObject({
      listing: { asked: 1, letIn: 0, status: 'live' },
      next: 'buyers',
    });
    await moveRequest(seller, request, 'awaiting_signature');
    await signNda(buyer, request, 'Ada Lovelace');
    await moveRequest(seller, request, 'approved');
    expect(await sellerOf(seller)).toMatchObject({ listing: { asked: 1, letIn: 1 } });
    product.clock.advance(1_000);
    const second = await addBusiness(seller);
    expect(await sellerOf(seller)).toMatchObject({ business: { id: second }, next: 'value' });
    await send(buyer, await begun(buyer, id), termsOn(product));
    expect(await sellerOf(seller)).toMatchObject({ business: { id: business }, next: 'buyers' });
  });

  test('a buyer links to rooms and offers, and counts the listings found this week', async ({ fresh }) => {
    const { product, seller, buyer, room, listingId } = await aRoom(fresh);
    await using _ended = product;
    const offer = await sent(product, buyer, listingId);
    const everything = { subject: { kind: 'everyone' }, target: { kind: 'room' }, level: 'view' } as const;
    await giveRight(seller, room.id, everything);
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    await save(buyer, {}, 'weekly', 'Everything');
    const none = { waiting: 0, verified: 0 };
    const first = { requests: 1, watched: 0, searches: 1, matches: 0, proofs: none };
    const dealings = {
      rooms: [{ id: room.id, listingId }],
      offers: [{ id: offer, listingId, status: 'submitted' }],
    };
    expect((await homeOf(buyer)).buyer).toMatchObject({ ...first, ...dealings });
    const owner = await join(product, 'Oda Owner');
    await publishListing(owner);
    await product.runJobs();
    expect((await homeOf(buyer)).buyer).toMatchObject({ ...first, matches: 1, ...dealings });
    await addBlock(owner, 'person', buyer.email);
    expect((await homeOf(buyer)).buyer).toMatchObject({ matches: 0 });
    await addBlock(seller, 'person', buyer.email);
    expect((await homeOf(buyer)).buyer).toEqual({ ...first, requests: 0, rooms: [], offers: [] });
    product.clock.advance(8 * days);
    const other = await signIn(product, owner);
    expect((await homeOf(other)).buyer).toBeNull();
  });

  test('a buyer with an uploaded proof does not ask for one: it is waiting, then verified', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const buyer = await join(product, 'Ada Lovelace');
    const admin = await join(product, 'Wren Castell', ['admin']);
    expect((await homeOf(buyer)).buyer).toBeNull();
    const proof = await handInProof(buyer, 'funds');
    expect((await homeOf(buyer)).buyer?.proofs).toEqual({ waiting: 1, verified: 0 });
    await expectOk(admin.post(`/api/proofs/${proof}/moves`, { to: 'verified', version: 1 }));
    expect((await homeOf(buyer)).buyer?.proofs).toEqual({ waiting: 0, verified: 1 });
  });

  test('a broker lists the listings of active engagements only', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    expect((await homeOf(broker)).broker).toBeNull();
    const listingId = await publishListing(seller);
    const mandate = await giveMandate(product, { seller, broker, listingId });
    expect((await homeOf(broker)).broker?.clients).toEqual([
      {
        listingId,
        title: expect.any(String),
        businessName: null,
        edits: false,
        status: 'live',
        mayApprove: false,
        roomId: null,
        offer: null,
      },
    ]);
    await expectOk(broker.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    expect((await homeOf(broker)).broker).toBeNull();
  });

  test('each side names the offer that is closest to a sale, and the broker only with the right to see offers', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    await giveMandate(product, { seller, broker, listingId });
    const sellers = async () => (await sellerOf(seller))?.listing?.offer ?? null;
    const needsOf = async () => getNeeds.reply.parse(await expectOk(seller.get('/api/dashboard/needs')));
    const draft = await begun(buyer, listingId);
    expect(await sellers()).toBeNull();
    await expectOk(send(buyer, draft, termsOn(product)));
    expect(await sellers()).toMatchObject({ id: draft, status: 'submitted' });
    expect((await needsOf()).accepted).toEqual([]);
    await expectOk(move(seller, draft, 'accepted'));
    expect(await sellers()).toMatchObject({ id: draft, status: 'accepted' });
    expect((await homeOf(buyer)).buyer?.offers).toMatchObject([{ id: draft, status: 'accepted' }]);
    expect((await needsOf()).accepted).toMatchObject([{ listingId }]);
    expect((await homeOf(broker)).broker?.clients).toMatchObject([{ listingId, offer: null }]);
  });

  test('an admin counts every queue, and is for admins only', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const none = { requests: 0, reviews: 0, photos: 0, proofs: 0, brokers: 0, orders: 0, seals: 0, mails: 0 };
    expect((await homeOf(admin)).queues).toEqual(none);
    const listingId = await publishListing(seller);
    const requestId = await requestAccess(buyer, listingId);
    await handInPhoto(seller, await addPhoto(seller, listingId, 'A tidy bench'));
    await handInProof(buyer, 'identity');
    await orderService(seller);
    const { id, version } = await writeListing(seller, await addBusiness(seller));
    await expectOk(
      seller.post(`/api/listing/${id}/moves`, { to: 'in_review', version, reason: 'A look, please.' }),
    );
    // The order is not paid, so no one has to deliver it yet.
    expect((await homeOf(admin)).queues).toEqual({ ...none, requests: 1, reviews: 1, photos: 1, proofs: 1 });
    expect((await homeOf(seller)).queues).toBeNull();
    expect(await expectOk(admin.get('/api/counts'))).toMatchObject({ queues: 4 });
    const needsOf = async (who: Someone) =>
      getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs')));
    // A row for each queue of the list, and one for the proofs.
    expect(todosFound(await needsOf(admin))).toBe(4);
    expect((await needsOf(seller)).queues).toBeNull();
    expect(await expectOk(admin.get('/api/access-request-counts?scope=all'))).toMatchObject({ undecided: 1 });
    expect(await expectOk(seller.get('/api/counts'))).not.toHaveProperty('queues');

    // Once the NDA is out, the buyer has the next step: the request stays undecided, but no admin can move it on.
    await moveRequest(admin, requestId, 'awaiting_signature');
    expect((await homeOf(admin)).queues).toMatchObject({ requests: 0 });
    expect(await expectOk(admin.get('/api/access-request-counts?scope=all'))).toMatchObject({ undecided: 1 });
    const listed = async (status: string) =>
      counted.parse(await expectOk(admin.get(`/api/access-requests?scope=all&status=${status}`))).total;
    expect([await listed('undecided'), await listed('requested'), await listed('approved')]).toEqual([
      1, 0, 0,
    ]);
  });
});
