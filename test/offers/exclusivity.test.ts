import { describe, expect } from 'vitest';
import { z } from 'zod';
import { getExclusivity } from '#features/offers/offers/exclusivity-contract.ts';
import { days } from '#kernel/instant.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { publishListing, requestAccess } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { letIn, move, sent } from './an-offer.ts';

const withGrant = z.looseObject({
  lastUpdatedAt: z.string(),
  grant: z.looseObject({
    stage: z.string(),
    since: z.string(),
    stageSince: z.object({ at: z.string(), cause: z.string() }).nullable(),
  }),
});

describe('an accepted letter of intent', () => {
  test('with exclusivity is named to those who may let another buyer in, until it expires', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const rival = await join(product, 'Rita Rival');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    await requestAccess(rival, listingId);
    const path = `/api/listing/${listingId}/exclusivity`;
    const told = async (who: Someone) => getExclusivity.reply.parse(await expectOk(who.get(path))).exclusive;
    expect(await told(seller)).toBeNull();
    await expectOk(move(seller, await sent(product, buyer, listingId, { exclusivityDays: 1 }), 'accepted'));
    const until = new Date(product.clock.now().getTime() + days).toISOString();
    const named = { buyer: { id: buyer.id, name: 'Ada Lovelace' }, until };
    expect(await told(seller)).toEqual(named);
    expect(await told(admin)).toEqual(named);
    const broker = await join(product, 'Bea Broker', ['broker']);
    await giveMandate(product, { seller, broker, listingId });
    for (const who of [buyer, rival, broker]) expect((await who.get(path)).status).toBe(404);
    product.clock.advance(days);
    expect(await told({ ...seller, ...(await signIn(product, seller)) })).toBeNull();
  });

  test('says since when and why the buyer has the higher level, to both sides', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    const request = await letIn(seller, buyer, listingId);
    const shown = async (who: Someone) =>
      withGrant.parse(await expectOk(who.get(`/api/access-requests/${request}`)));
    const approvedAt = product.clock.now().toISOString();
    expect((await shown(seller)).grant).toMatchObject({ stageSince: { at: approvedAt, cause: 'approval' } });
    const offer = await sent(product, buyer, listingId, { exclusivityDays: 0 });
    product.clock.advance(60_000);
    await expectOk(move(seller, offer, 'accepted'));
    const raised = { at: product.clock.now().toISOString(), cause: 'letter_accepted' };
    for (const who of [seller, buyer])
      expect((await shown(who)).grant).toMatchObject({ stage: 'S4', since: approvedAt, stageSince: raised });
    await expectOk(move(buyer, offer, 'withdrawn', { reason: 'No bank.' }));
    expect((await shown(seller)).grant).toMatchObject({ stage: 'S3', stageSince: { cause: 'letter_ended' } });
  });
});
