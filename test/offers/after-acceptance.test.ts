import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { getNeeds } from '#site/dashboard/contract.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { publishListing } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { codeOf, letIn, move, sent } from './an-offer.ts';

const withCard = z.looseObject({
  card: z.object({ status: z.string(), version: z.number(), kept: z.boolean() }).nullable(),
});

describe('after a letter of intent was accepted', () => {
  test('the owner and their broker learn what to do with the public card, until it is done', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const vetting = await join(product, 'Vera Vetting', ['broker']);
    const scoped = await join(product, 'Stan Scoped', ['broker']);
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    await giveMandate(product, { seller, broker: vetting, listingId });
    await giveMandate(product, { seller, broker: scoped, listingId, mayApprove: true });
    const id = await sent(product, buyer, listingId, { exclusivityDays: 30 });
    await expectOk(move(seller, id, 'accepted'));
    const cardFor = async (who: Someone) => withCard.parse(await expectOk(who.get(`/api/offers/${id}`))).card;
    const needsOf = async (who: Someone) =>
      getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs')));
    const told = async (who: Someone) =>
      (
        await product.database.db
          .selectFrom('notification')
          .select('words')
          .where('person_id', '=', who.id)
          .where('kind', '=', 'offer-moved')
          .execute()
      ).map(({ words }) => words);

    // The broker who may see offers is told; one who only screens buyers does not learn that there are any.
    expect(await told(scoped)).toContain('The owner accepted an offer for a listing that you represent');
    expect(await told(vetting)).toEqual([]);
    expect(await cardFor(buyer)).toBeNull();
    expect(await cardFor(scoped)).toMatchObject({ status: 'live' });

    const [task] = (await needsOf(seller)).accepted;
    const card = await cardFor(seller);
    expect(task).toMatchObject({ listingId, version: card?.version });
    const mark = (to: string, version?: number) =>
      seller.post(`/api/listing/${listingId}/moves`, { to, version });
    await expectOk(mark('under_offer', task?.version));
    expect((await needsOf(seller)).accepted).toEqual([]);
    expect((await needsOf(seller)).ended).toEqual([]);

    await expectOk(move(buyer, id, 'withdrawn', { reason: 'No bank.' }));
    expect((await needsOf(seller)).ended).toMatchObject([
      { offerId: id, buyer: 'Ada Lovelace', underOffer: true },
    ]);
    for (const who of [buyer, scoped]) expect((await needsOf(who)).ended).toEqual([]);
    product.clock.advance(8 * days);
    const back = { ...seller, ...(await signIn(product, seller)) };
    expect((await needsOf(back)).ended).toHaveLength(1);
    const version = withCard.parse(await expectOk(back.get(`/api/offers/${id}`))).card?.version;
    await expectOk(back.post(`/api/listing/${listingId}/moves`, { to: 'live', version }));
    expect((await needsOf(back)).ended).toEqual([]);
  });

  test('the listing stays for sale when the owner or a broker who decides says so, and the other is told', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const vetting = await join(product, 'Vera Vetting', ['broker']);
    const scoped = await join(product, 'Stan Scoped', ['broker']);
    const askedOf = async (who: Someone) =>
      getNeeds.reply
        .parse(await expectOk(who.get('/api/dashboard/needs')))
        .accepted.map((one) => one.offerId);
    const told = async (who: Someone) =>
      (
        await product.database.db
          .selectFrom('notification')
          .select('words')
          .where('person_id', '=', who.id)
          .execute()
      ).map(({ words }) => words);
    const accepted = async (name: string) => {
      const buyer = await join(product, name);
      const listingId = await publishListing(seller);
      await letIn(seller, buyer, listingId);
      await giveMandate(product, { seller, broker: vetting, listingId });
      await giveMandate(product, { seller, broker: scoped, listingId, mayApprove: true });
      const id = await sent(product, buyer, listingId, { exclusivityDays: 30 });
      const keep = (who: Someone) => who.put(`/api/offers/${id}/kept-for-sale`, {});
      expect(await codeOf(await keep(seller))).toBe('INVALID_TRANSITION');
      await expectOk(move(seller, id, 'accepted'));
      expect(await codeOf(await keep(buyer))).toBe('not-your-move');
      expect((await keep(vetting)).status).toBe(404);
      return { id, listingId, keep };
    };

    const first = await accepted('Ada Lovelace');
    expect(await askedOf(seller)).toEqual([first.id]);
    expect(await askedOf(scoped)).toEqual([first.id]);
    expect(await askedOf(vetting)).toEqual([]);
    const kept = withCard.parse(await expectOk(first.keep(seller)));
    expect(kept.card).toMatchObject({ status: 'live', kept: true });
    await expectOk(first.keep(scoped));
    for (const who of [seller, scoped]) expect(await askedOf(who)).toEqual([]);
    expect(await told(scoped)).toContain('A listing that you represent stays for sale');
    expect(await told(vetting)).not.toContain('A listing that you represent stays for sale');
    expect(await told(seller)).not.toContain('Your broker keeps your listing for sale');

    const second = await accepted('Grace Hopper');
    await expectOk(second.keep(scoped));
    expect(await told(seller)).toContain('Your broker keeps your listing for sale');
    const { card } = withCard.parse(await expectOk(seller.get(`/api/offers/${second.id}`)));
    const shown = { to: 'under_offer', version: card?.version };
    await expectOk(seller.post(`/api/listing/${second.listingId}/moves`, shown));
    for (const who of [vetting, scoped])
      expect(await told(who)).toContain('A listing that you act for is under offer');
  });

  test('its end stays for a week on the dashboard of an owner whose card never changed', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    const id = await sent(product, buyer, listingId);
    await expectOk(move(seller, id, 'accepted'));
    await expectOk(move(buyer, id, 'withdrawn', { reason: 'No bank.' }));
    const ended = async (who: Someone) =>
      getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs'))).ended;
    expect(await ended(seller)).toMatchObject([{ offerId: id, underOffer: false }]);
    product.clock.advance(8 * days);
    expect(await ended({ ...seller, ...(await signIn(product, seller)) })).toEqual([]);
  });
});
