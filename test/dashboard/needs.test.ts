import { describe, expect } from 'vitest';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { begun, letIn, sent } from '../offers/an-offer.ts';
import { giveMandate, inviteBroker } from '../support/broker.ts';
import { test } from '../support/database.ts';
import {
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  signNda,
  writeListing,
} from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { testProduct } from '../support/product.ts';

const row = z.looseObject({ id: z.string() });
const waiting = row.extend({ waitsForYou: z.boolean() });
const needs = z.object({
  received: z.array(waiting),
  sent: z.array(waiting),
  offers: z.array(row),
  invitations: z.array(row),
  help: z.array(row),
  drafts: z.array(row),
  unlisted: z.array(row),
  more: z.boolean(),
});
const needsOf = async (who: Someone) => needs.parse(await expectOk(who.get('/api/dashboard/needs')));
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function flagged(who: Someone, scope: 'sent' | 'received'): Promise<string[]> {
  const page = z.object({ items: z.array(waiting) });
  const { items } = page.parse(await expectOk(who.get(`/api/access-requests?scope=${scope}&size=100`)));
  return ids(items.filter((item) => item.waitsForYou)).toSorted();
}

describe('what needs a person’s attention', () => {
  test('is nothing in a new account', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const somebody = await join(product, 'Nia New');
    const nothing = {
      received: [],
      sent: [],
      offers: [],
      invitations: [],
      help: [],
      drafts: [],
      unlisted: [],
    };
    expect(await needsOf(somebody)).toEqual({ ...nothing, more: false });
  });

  test('includes a request when it is their turn, in any status, as the request itself says', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const listingId = await publishListing(seller);
    const routing = await giveMandate(product, { seller, broker, listingId });
    const asked: Record<string, string> = {};
    const people: Someone[] = [seller, broker];
    for (const state of ['new', 'routed', 'signing', 'decision', 'info', 'held', 'in', 'denied']) {
      const buyer = await join(product, `Ada ${state}`);
      people.push(buyer);
      const id = await requestAccess(buyer, listingId);
      asked[state] = id;
      if (state === 'routed') await moveRequest(admin, id, 'sent_to_broker');
      if (['signing', 'decision', 'in', 'held'].includes(state))
        await moveRequest(seller, id, 'awaiting_signature');
      if (['decision', 'in', 'held'].includes(state)) await signNda(buyer, id, `Ada ${state}`);
      if (['in', 'held'].includes(state)) await moveRequest(seller, id, 'approved');
      if (state === 'info')
        await moveRequest(seller, id, 'pending', { pendingReason: 'buyer_info', reason: 'Who?' });
      if (state === 'held')
        await moveRequest(seller, id, 'pending', { pendingReason: 'compliance', reason: 'Wait.' });
      if (state === 'denied') await moveRequest(seller, id, 'denied', { reason: 'No.' });
    }
    const theirs = async (who: Someone) => ids((await needsOf(who)).received).toSorted();
    const of = (...states: string[]) => states.map((state) => asked[state]).toSorted();
    const agree = async () => {
      for (const who of people) {
        expect(await theirs(who)).toEqual(await flagged(who, 'received'));
        expect(ids((await needsOf(who)).sent).toSorted()).toEqual(await flagged(who, 'sent'));
      }
    };
    await expectOk(seller.post(`/api/mandates/${routing}/moves`, { to: 'ended', version: 2 }));
    expect(await theirs(seller)).toEqual(of('new', 'routed', 'decision', 'held'));
    expect(await theirs(broker)).toEqual([]);
    await agree();
    await giveMandate(product, { seller, broker, listingId, mayApprove: false });
    expect(await theirs(seller)).toEqual(of('new', 'decision', 'held'));
    expect(await theirs(broker)).toEqual(of('new', 'routed'));
    await agree();
  });

  test('lists the oldest first, up to a limit', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const listed: string[] = [];
    for (let at = 0; at < 27; at += 1) {
      listed.push(await addBusiness(seller));
      product.clock.advance(seconds);
    }
    const told = await needsOf(seller);
    expect(ids(told.unlisted)).toEqual(listed.slice(0, 25));
    expect(told.more).toBe(true);
    const [first = ''] = listed;
    const { id } = await writeListing(seller, first);
    const then = await needsOf(seller);
    expect(ids(then.drafts)).toEqual([id]);
    expect(ids(then.unlisted)).not.toContain(first);
  });

  test('includes offers when it is their turn, and invitations', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    const draft = await begun(buyer, listingId, 'indication');
    const loi = await sent(product, buyer, listingId);
    const id = await inviteBroker(product, { seller, broker, listingId });
    expect(ids((await needsOf(seller)).offers)).toEqual([loi]);
    expect(ids((await needsOf(buyer)).offers)).toEqual([draft]);
    expect(ids((await needsOf(broker)).invitations)).toEqual([id]);
  });
});
