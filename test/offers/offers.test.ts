import { describe, expect } from 'vitest';
import { z } from 'zod';
import { closedDealsOf } from '#features/offers/offers/server/closed-deals.ts';
import { days } from '#kernel/instant.ts';
import { cents } from '#kernel/money.ts';
import { moveListing } from '../product/listing.ts';
import { giveMandate } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { moveRequest, publishListing } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { begin, begun, codeOf, letIn, move, offerOf, send, sent, termsOn } from './an-offer.ts';

type People = Record<'seller' | 'buyer' | 'rival', Someone>;
type Scene = People & { product: TestProduct; listingId: string; request: string };

const test = plain.extend(
  'scene',
  keptFixture('an offer', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const rival = await join(product, 'Rita Rival');
    const listingId = await publishListing(seller);
    const request = await letIn(seller, buyer, listingId);
    await letIn(seller, rival, listingId);
    return { product, seller, buyer, rival, listingId, request };
  }),
);

const status = async (who: Someone, id: string) => (await offerOf(who, id)).status;
const list = z.looseObject({ items: z.array(z.looseObject({ id: z.string(), status: z.string() })) });
const compared = async (who: Someone, listingId: string) =>
  list.parse(await expectOk(who.get(`/api/listing/${listingId}/offers`))).items;

describe('writing an offer', () => {
  test('is for buyers with open access, one of each kind at a time', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const stranger = await join(product, 'Sam Stranger');
    expect(await codeOf(await begin(stranger, listingId))).toBe('access-open');
    expect(await codeOf(await begin(seller, listingId))).toBe('offer-own-listing');
    const both = await Promise.all([begin(buyer, listingId), begin(buyer, listingId)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect((await begin(buyer, listingId, 'indication')).status).toBe(201);
  });

  test('starts with the usual terms, the buyer’s name and the state’s law', async ({ scene }) => {
    const { product, buyer, listingId } = scene;
    const id = await begun(buyer, listingId);
    const { draft } = await offerOf(buyer, id);
    const who = { buyerEntity: 'Ada Lovelace', signatory: 'Ada Lovelace' };
    expect(draft).toMatchObject({ ...who, governingLaw: 'Utah', exclusivityDays: 60, price: null });
    const amounts = { price: cents(120_000_000), cash: cents(120_000_000) };
    await expectOk(send(buyer, id, { ...termsOn(product), ...draft, ...amounts }));
    const indication = await begun(buyer, listingId, 'indication');
    expect((await offerOf(buyer, indication)).draft).toMatchObject({ ...who, exclusivityDays: 0 });
  });

  test('keeps an incomplete draft as it is, for the buyer only', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const id = await begun(buyer, listingId);
    const terms = termsOn(product, { price: null, buyerEntity: 'Half written' });
    await expectOk(buyer.put(`/api/offers/${id}/draft`, { version: 1, terms }));
    expect((await buyer.put(`/api/offers/${id}/draft`, { version: 1, terms })).status).toBe(409);
    expect(await offerOf(buyer, id)).toMatchObject({ draft: { buyerEntity: 'Half written' }, terms: null });
    expect((await seller.get(`/api/offers/${id}`)).status).toBe(404);
    expect(await compared(seller, listingId)).toEqual([]);
    expect(await codeOf(await move(buyer, id, 'accepted'))).toBe('INVALID_TRANSITION');
    expect(await (await move(buyer, id, 'submitted')).text()).toContain('Send them as a new round.');
    expect(await codeOf(await send(buyer, id, terms))).toBe('terms-faulty');
    await expectOk(move(buyer, id, 'withdrawn'));
    expect((await seller.get(`/api/offers/${id}`)).status).toBe(404);
    expect((await begin(buyer, listingId)).status).toBe(201);
  });

  test('names the invalid fields', async ({ scene }) => {
    const { product, buyer, listingId } = scene;
    const id = await begun(buyer, listingId);
    const answer = await send(buyer, id, termsOn(product, { price: cents(120_000_001) }));
    expect(answer.status).toBe(422);
    const { fields } = z
      .looseObject({ fields: z.record(z.string(), z.array(z.string())) })
      .parse(await answer.json());
    expect(Object.keys(fields)).toEqual(['terms.price']);
  });
});

describe('a sent offer', () => {
  test('is visible to the seller and never changes: revisions and counters are new rounds', async ({
    scene,
  }) => {
    const { product, seller, buyer, listingId } = scene;
    const id = await sent(product, buyer, listingId);
    expect(await status(seller, id)).toBe('submitted');
    expect((await move(seller, id, 'under_review')).status).toBe(200);
    const counter = termsOn(product, { price: cents(130_000_000), cash: cents(110_000_000) });
    await expectOk(send(seller, id, counter));
    const better = termsOn(product, { price: cents(125_000_000), cash: cents(105_000_000) });
    await expectOk(send(buyer, id, better));
    const { rounds, price, history } = await offerOf(seller, id);
    expect(rounds.map(({ by }) => by)).toEqual(['buyer', 'seller', 'buyer']);
    expect(price).toBe(125_000_000);
    expect(history.map(({ to }) => to)).toEqual([
      'draft',
      'submitted',
      'under_review',
      'countered',
      'submitted',
    ]);
    const terms = termsOn(product);
    const { version } = await offerOf(buyer, id);
    expect(await codeOf(await buyer.put(`/api/offers/${id}/draft`, { version, terms }))).toBe('offer-sent');
    const change = product.database.db.updateTable('offer_round').set({ by_party: 'seller' }).execute();
    await expect(change).rejects.toThrow('append-only');
  });

  test('can only be accepted by the side that did not send the current terms', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const id = await sent(product, buyer, listingId);
    expect(await codeOf(await move(buyer, id, 'accepted'))).toBe('not-your-move');
    await expectOk(send(seller, id, termsOn(product)));
    expect(await codeOf(await move(seller, id, 'accepted'))).toBe('not-your-move');
    expect((await move(buyer, id, 'accepted')).status).toBe(200);
    for (const who of [buyer, seller]) expect(await offerOf(who, id)).toMatchObject({ termsBy: 'seller' });
  });

  test('cannot be changed from a page that is older than the last round', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const id = await sent(product, buyer, listingId);
    const { version } = await offerOf(seller, id);
    await expectOk(send(buyer, id, termsOn(product, { trainingHours: 40 })));
    const late = await seller.post(`/api/offers/${id}/moves`, { to: 'accepted', version });
    expect(await codeOf(late)).toBe('stale');
  });

  test('can be neither revised nor accepted once access was revoked', async ({ scene }) => {
    const { product, seller, buyer, listingId, request } = scene;
    const id = await sent(product, buyer, listingId);
    await moveRequest(seller, request, 'denied', { reason: 'No' });
    expect(await codeOf(await send(buyer, id, termsOn(product)))).toBe('access-open');
    expect(await codeOf(await move(seller, id, 'accepted'))).toBe('access-open');
    expect((await move(buyer, id, 'withdrawn')).status).toBe(200);
  });

  test('expires, and cannot be accepted after that even before the job has run', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const expiresAt = new Date(product.clock.now().getTime() + 60_000).toISOString();
    const id = await sent(product, buyer, listingId, { expiresAt });
    product.clock.advance(60_000);
    expect(await codeOf(await move(seller, id, 'accepted'))).toBe('offer-stands');
    await product.runJob('settle-offers');
    await product.runJob('settle-offers');
    expect(await status(seller, id)).toBe('expired');
  });
});

describe('access to an offer', () => {
  test('includes brokers with that authority; for others and strangers it does not exist', async ({
    scene,
  }) => {
    const { product, seller, buyer, rival, listingId } = scene;
    const id = await sent(product, buyer, listingId);
    const vetting = await join(product, 'Vera Vetting', ['broker']);
    const scoped = await join(product, 'Stan Scoped', ['broker']);
    await giveMandate(product, { seller, broker: vetting, listingId });
    await giveMandate(product, { seller, broker: scoped, listingId, mayApprove: true });
    for (const who of [vetting, rival]) {
      expect((await who.get(`/api/offers/${id}`)).status).toBe(404);
      expect((await who.get(`/api/listing/${listingId}/offers`)).status).toBe(404);
      expect(list.parse(await expectOk(who.get('/api/offers?scope=received'))).items).toEqual([]);
    }
    expect(await compared(scoped, listingId)).toMatchObject([{ id, terms: { price: 120_000_000 } }]);
    expect((await move(scoped, id, 'under_review')).status).toBe(200);
    expect(await codeOf(await move(scoped, id, 'accepted'))).toBe('not-your-move');
  });

  test('shows an admin its existence, but no terms, amounts or reasons', async ({ scene }) => {
    const { product, buyer, listingId } = scene;
    const admin = await join(product, 'Wren Castell', ['admin']);
    const id = await sent(product, buyer, listingId);
    await expectOk(move(buyer, id, 'withdrawn', { reason: 'Found another' }));
    const seen = await offerOf(admin, id);
    expect(seen).toMatchObject({ status: 'withdrawn', price: null, terms: null, draft: null, rounds: [] });
    expect(JSON.stringify(seen)).not.toMatch(/Found another|Holdings/);
  });

  test('notices and the audit log contain no amount and no name', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const id = await sent(product, buyer, listingId);
    await expectOk(move(seller, id, 'declined', { reason: 'Too low for Zebulon' }));
    const { db } = product.database;
    const told = await db.selectFrom('notification').selectAll().where('kind', '=', 'offer-moved').execute();
    expect(told).toHaveLength(2);
    const trail = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('subject_type', '=', 'offer')
      .execute();
    expect(trail).toHaveLength(3);
    expect(JSON.stringify([told, trail])).not.toMatch(/120000000|Lovelace|Zebulon|Quartzite/);
  });
});

describe('exclusivity', () => {
  const exclusive = { exclusivityDays: 30 };
  const stages = async ({ product, listingId }: Scene) => {
    const rows = await product.database.db
      .selectFrom('access_grant')
      .select(['person_id', 'stage'])
      .where('listing_id', '=', listingId)
      .execute();
    return new Map(rows.map((row) => [row.person_id, row.stage]));
  };

  test('puts other offers on hold, opens the next stage to one buyer, and ends with a reason', async ({
    scene,
  }) => {
    const { product, seller, buyer, rival, listingId } = scene;
    const first = await sent(product, buyer, listingId, exclusive);
    const second = await sent(product, rival, listingId);
    await expectOk(send(seller, second, termsOn(product)));
    expect((await move(seller, first, 'accepted')).status).toBe(200);
    expect(await offerOf(rival, second)).toMatchObject({ status: 'on_hold_exclusivity' });
    expect((await stages(scene)).get(buyer.id)).toBe('S4');
    expect((await stages(scene)).get(rival.id)).toBe('S3');
    expect(await codeOf(await move(seller, first, 'declined'))).toBe('offer-reason');
    expect((await move(seller, first, 'declined', { reason: 'No financing' })).status).toBe(200);
    expect(await status(rival, second)).toBe('countered');
    expect((await stages(scene)).get(buyer.id)).toBe('S3');
    expect((await move(rival, second, 'accepted')).status).toBe(200);
  });

  test('only one of two concurrent acceptances wins', async ({ scene }) => {
    const { product, seller, buyer, rival, listingId } = scene;
    const ids = [
      await sent(product, buyer, listingId, exclusive),
      await sent(product, rival, listingId, exclusive),
    ];
    const answers = await Promise.all(ids.map((id) => move(seller, id, 'accepted')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const statuses = await Promise.all(ids.map((id) => status(seller, id)));
    expect(statuses.sort()).toEqual(['accepted', 'on_hold_exclusivity']);
  });

  test('ends on time, without waiting for the job', async ({ scene }) => {
    const { product, seller, buyer, rival, listingId } = scene;
    const first = await sent(product, buyer, listingId, { exclusivityDays: 1 });
    const second = await sent(product, rival, listingId);
    await expectOk(move(seller, first, 'accepted'));
    expect(await codeOf(await send(rival, second, termsOn(product)))).toBe('not-your-move');
    product.clock.advance(days);
    const back = { ...seller, ...(await signIn(product, seller)) };
    expect((await move(back, second, 'declined')).status).toBe(200);
    expect(await status(back, first)).toBe('accepted');
  });
});

describe('when a listing ends', () => {
  test('as sold, the sale is recorded with the accepted offer, and all others end', async ({ scene }) => {
    const { product, seller, buyer, rival, listingId } = scene;
    const won = await sent(product, buyer, listingId);
    const lost = await sent(product, rival, listingId);
    await expectOk(move(seller, won, 'accepted'));
    expect((await moveListing(seller, seller, listingId, 'sold')).status).toBe(200);
    expect(await status(seller, won)).toBe('accepted');
    expect(await status(seller, lost)).toBe('declined');
    const { db } = product.database;
    expect(await closedDealsOf(db, seller.id)).toEqual({
      sold: 1,
      soldFor: 120_000_000,
      soldWithoutPrice: 0,
      bought: 0,
    });
    expect(await closedDealsOf(db, buyer.id)).toMatchObject({ sold: 0, soldFor: null, bought: 1 });
    expect(await closedDealsOf(db, rival.id)).toMatchObject({ bought: 0 });
  });

  test('as sold elsewhere, the sale has neither buyer nor price', async ({ scene }) => {
    const { product, seller, listingId } = scene;
    expect((await moveListing(seller, seller, listingId, 'sold')).status).toBe(200);
    const deals = await closedDealsOf(product.database.db, seller.id);
    expect(deals).toEqual({ sold: 1, soldFor: null, soldWithoutPrice: 1, bought: 0 });
  });

  test('as withdrawn, open offers and drafts end, and there is no sale', async ({ scene }) => {
    const { product, seller, buyer, rival, listingId } = scene;
    const id = await sent(product, buyer, listingId);
    await expectOk(move(seller, id, 'accepted'));
    const draft = await begun(rival, listingId);
    expect((await moveListing(seller, seller, listingId, 'withdrawn')).status).toBe(200);
    expect(await status(buyer, id)).toBe('declined');
    expect(await status(rival, draft)).toBe('withdrawn');
    expect(await closedDealsOf(product.database.db, seller.id)).toMatchObject({ sold: 0 });
  });
});
