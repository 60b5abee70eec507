import { describe, expect } from 'vitest';
import { z } from 'zod';
import { days, shift } from '#kernel/instant.ts';
import { moveListing } from '../product/listing.ts';
import { test as plain } from '../support/database.ts';
import { moveRequest, publishListing } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { codeOf, letIn, move, offerOf, sent } from './an-offer.ts';

type Scene = {
  product: TestProduct;
  seller: Someone;
  winner: Someone;
  rival: Someone;
  listingId: string;
  requests: { winner: string; rival: string };
  offers: { winner: string; rival: string };
};

const test = plain.extend(
  'scene',
  keptFixture('after the sale', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const winner = await join(product, 'Wanda Winner');
    const rival = await join(product, 'Rita Rival');
    const listingId = await publishListing(seller);
    const requests = {
      winner: await letIn(seller, winner, listingId),
      rival: await letIn(seller, rival, listingId),
    };
    const offers = {
      winner: await sent(product, winner, listingId),
      rival: await sent(product, rival, listingId),
    };
    await expectOk(move(seller, offers.winner, 'accepted'));
    return { product, seller, winner, rival, listingId, requests, offers };
  }),
);

const request = z.looseObject({
  status: z.string(),
  outcome: z.string().nullable(),
  history: z.array(z.looseObject({ to: z.string(), by: z.string(), outcome: z.string().nullable() })),
});
const requestSeen = async (who: Someone, id: string) =>
  request.parse(await expectOk(who.get(`/api/access-requests/${id}`)));
const feedOf = async (who: Someone) => {
  const feed = await expectOk(who.get(`/api/users/${who.id}/activity?size=20`));
  const { items } = z.object({ items: z.array(z.looseObject({ activity: z.string() })) }).parse(feed);
  return items.map(({ activity }) => activity);
};
const mailsTo = async ({ database: { db } }: TestProduct, { email }: Someone) =>
  db.selectFrom('outgoing_mail').select(['id', 'subject', 'body']).where('recipient', '=', email).execute();

const idOf = ({ id }: { id: string }) => id;

describe('the buyer of the business', () => {
  test('is told that they bought, and keeps listing, request and offer', async ({ scene }) => {
    const { product, seller, winner, listingId, requests, offers } = scene;
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    const seen = await requestSeen(winner, requests.winner);
    expect(seen).toMatchObject({ status: 'approved', outcome: 'bought' });
    expect(seen.history.at(-1)).toMatchObject({ to: 'approved', by: 'system', outcome: 'bought' });
    expect(await offerOf(winner, offers.winner)).toMatchObject({ status: 'accepted', outcome: 'bought' });
    const listing = await expectOk(winner.get(`/api/listing/${listingId}`));
    expect(listing).toMatchObject({ status: 'sold', bought: true, profile: expect.any(Object) });
    expect(await feedOf(winner)).toContainEqual(expect.stringMatching(/^You bought “/));
    expect(await feedOf(seller)).toContainEqual(expect.stringMatching(/^Wanda Winner bought “/));
    const mails = await mailsTo(product, winner);
    expect(mails.map(({ subject }) => subject)).toContain('You bought the business');
    expect(mails.map(({ subject, body }) => `${subject} ${body}`).join()).not.toMatch(/denied|declined/i);
  });

  test('gets one email about it, like the others, whatever they had open or watched', async ({ scene }) => {
    const { product, seller, winner, rival, listingId } = scene;
    for (const buyer of [winner, rival]) await expectOk(buyer.put(`/api/listing/${listingId}/watch`, {}));
    const before = new Set((await mailsTo(product, winner)).concat(await mailsTo(product, rival)).map(idOf));
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    await product.runJobs();
    const since = async (who: Someone) =>
      (await mailsTo(product, who)).filter((mail) => !before.has(idOf(mail))).map(({ subject }) => subject);
    expect(await since(winner)).toEqual(['You bought the business']);
    expect(await since(rival)).toEqual(['The business was sold']);
  });

  test('keeps the access: no one can revoke, leave, lower, decline or withdraw it', async ({ scene }) => {
    const { product, seller, winner, listingId, requests, offers } = scene;
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    const { version } = z
      .looseObject({ version: z.number() })
      .parse(await requestSeen(seller, requests.winner));
    const asked = { to: 'denied', version, reason: 'No' };
    for (const who of [seller, winner])
      expect(await codeOf(await who.post(`/api/access-requests/${requests.winner}/moves`, asked))).toBe(
        'not-bought',
      );
    const lower = { to: 'S3', version, until: null };
    expect(await codeOf(await seller.post(`/api/access-requests/${requests.winner}/stages`, lower))).toBe(
      'not-bought',
    );
    expect(await codeOf(await move(seller, offers.winner, 'declined', { reason: 'No' }))).toBe(
      'offer-not-bought',
    );
    expect(await codeOf(await move(winner, offers.winner, 'withdrawn', { reason: 'No' }))).toBe(
      'offer-not-bought',
    );
    const { db } = product.database;
    const row = { status: 'denied', deny_reason: 'revoked' };
    await expect(
      db.updateTable('access_request').set(row).where('id', '=', requests.winner).execute(),
    ).rejects.toThrow('access_request_outcome');
    await expect(
      db.updateTable('offer').set({ status: 'declined' }).where('id', '=', offers.winner).execute(),
    ).rejects.toThrow('offer_outcome');
  });

  test('keeps it when the seller blocks them, and closing the account keeps the sale', async ({ scene }) => {
    const { seller, winner, listingId, requests, product } = scene;
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    await expectOk(seller.post('/api/blocks', { kind: 'person', value: winner.email }));
    expect(await requestSeen(winner, requests.winner)).toMatchObject({ outcome: 'bought' });
    expect((await winner.get(`/api/listing/${listingId}`)).status).toBe(200);
    await expectOk(winner.delete(`/api/users/${winner.id}/`));
    expect(await requestSeen(seller, requests.winner)).toMatchObject({
      status: 'approved',
      outcome: 'bought',
    });
    const { db } = product.database;
    expect(await db.selectFrom('sale').select(['buyer_id']).execute()).toEqual([{ buyer_id: winner.id }]);
  });

  test('has access without an end date, even if one was set', async ({ scene }) => {
    const { product, seller, winner, listingId, requests } = scene;
    const { version } = z
      .looseObject({ version: z.number() })
      .parse(await requestSeen(seller, requests.winner));
    const until = new Date(product.clock.now().getTime() + 60_000).toISOString();
    await expectOk(
      seller.post(`/api/access-requests/${requests.winner}/stages`, { to: 'S4', version, until }),
    );
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    product.clock.advance(120_000);
    expect(await expectOk(winner.get(`/api/listing/${listingId}`))).toMatchObject({
      profile: expect.any(Object),
    });
  });
});

describe('the other buyers', () => {
  test('read that it was sold to another buyer, but not to whom', async ({ scene }) => {
    const { product, seller, winner, rival, listingId, requests, offers } = scene;
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    const seen = await requestSeen(rival, requests.rival);
    expect(seen).toMatchObject({ status: 'denied', outcome: 'sold_to_another' });
    const offer = await offerOf(rival, offers.rival);
    expect(offer).toMatchObject({ status: 'declined', outcome: 'sold_to_another' });
    const feed = await feedOf(rival);
    const mails = await mailsTo(product, rival);
    expect(mails.map(({ subject }) => subject)).toContain('The business was sold');
    const told = JSON.stringify([seen, offer, feed, mails]);
    for (const secret of [winner.id, winner.firstName, winner.lastName, winner.email])
      expect(told).not.toContain(secret);
    expect((await rival.get(`/api/listing/${listingId}`)).status).toBe(404);
  });

  test('read that it was sold if the sale was agreed elsewhere', async ({ scene }) => {
    const { seller, winner, rival, listingId, requests, offers } = scene;
    await expectOk(move(seller, offers.winner, 'declined', { reason: 'The financing fell through' }));
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    for (const [who, id] of [
      [winner, requests.winner],
      [rival, requests.rival],
    ] as const)
      expect(await requestSeen(who, id)).toMatchObject({ status: 'denied', outcome: 'sold' });
    expect(await offerOf(rival, offers.rival)).toMatchObject({ outcome: 'sold' });
    expect(await offerOf(winner, offers.winner)).toMatchObject({ status: 'declined', outcome: null });
  });

  test('read that the owner withdrew it, and a new listing of it starts fresh', async ({ scene }) => {
    const { product, seller, winner, rival, listingId, requests, offers } = scene;
    await expectOk(moveListing(seller, seller, listingId, 'withdrawn'));
    for (const [who, id] of [
      [winner, requests.winner],
      [rival, requests.rival],
    ] as const)
      expect(await requestSeen(who, id)).toMatchObject({ status: 'denied', outcome: 'withdrawn' });
    expect(await offerOf(winner, offers.winner)).toMatchObject({ status: 'declined', outcome: 'withdrawn' });
    for (const to of ['draft', 'live']) await expectOk(moveListing(seller, seller, listingId, to));
    const long = { last_updated_at: shift(product.clock.now(), -31 * days) };
    await product.database.db
      .updateTable('access_request')
      .set(long)
      .where('id', '=', requests.rival)
      .execute();
    const second = await letIn(seller, rival, listingId);
    expect(await requestSeen(rival, second)).toMatchObject({ status: 'approved', outcome: null });
    expect(await requestSeen(rival, requests.rival)).toMatchObject({ outcome: 'withdrawn' });
  });

  test('whose access ended earlier still see how it ended', async ({ scene }) => {
    const { seller, rival, listingId, requests } = scene;
    await moveRequest(seller, requests.rival, 'denied', { reason: 'No' });
    await expectOk(moveListing(seller, seller, listingId, 'sold'));
    const seen = z.looseObject({ denyReason: z.string() }).parse(await requestSeen(rival, requests.rival));
    expect(seen).toMatchObject({ denyReason: 'revoked', outcome: null });
  });
});
