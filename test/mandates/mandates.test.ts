import { describe, expect } from 'vitest';
import { z } from 'zod';
import { confirmEmail, giveMandate, inviteBroker } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

type Scene = { product: TestProduct; seller: Someone; broker: Someone; listingId: string };

const test = plain.extend(
  'scene',
  keptFixture('a mandate', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    return { product, seller, broker, listingId: await publishListing(seller) };
  }),
);

const mandate = z.looseObject({
  id: z.string(),
  status: z.string(),
  version: z.number(),
  email: z.string(),
  other: z.object({ id: z.string(), name: z.string() }).nullable(),
  may: z.record(z.string(), z.union([z.literal(true), z.string()])),
  history: z.array(z.object({ from: z.string().nullable(), to: z.string(), by: z.string() })),
});
const page = z.looseObject({ items: z.array(mandate), next: z.string().nullable() });

const mine = async (broker: Someone) =>
  page.extend({ invitations: z.number() }).parse(await expectOk(broker.get('/api/mandates')));
const onListing = async (seller: Someone, id: string) =>
  page.parse(await expectOk(seller.get(`/api/listing/${id}/mandates`)));
const invite = (seller: Someone, id: string, email: string, more: object = {}) =>
  seller.post(`/api/listing/${id}/mandates`, { email, mayApprove: false, endsAt: null, ...more });
const move = (who: Someone, id: string, to: string, version: number) =>
  who.post(`/api/mandates/${id}/moves`, { to, version });
const codeOf = async (answer: Response) =>
  z.looseObject({ code: z.string() }).parse(await answer.json()).code;

describe('an invitation', () => {
  test('looks the same to the seller whether the address has an account or not', async ({ scene }) => {
    const { seller, broker, listingId } = scene;
    const known = mandate.parse(await expectOk(invite(seller, listingId, broker.email)));
    const unknown = mandate.parse(await expectOk(invite(seller, listingId, 'nobody@people.example')));
    expect({ ...known, id: '', email: '' }).toEqual({ ...unknown, id: '', email: '' });
    expect(known).toMatchObject({ status: 'invited', other: null });
  });

  test('is only visible to the person who confirmed the address', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const { id } = mandate.parse(await expectOk(invite(seller, listingId, broker.email.toUpperCase())));
    expect(await mine(broker)).toMatchObject({ items: [], invitations: 0 });
    expect((await move(broker, id, 'active', 1)).status).toBe(404);
    await confirmEmail(product, broker);
    expect(await mine(broker)).toMatchObject({ items: [{ id, other: null }], invitations: 1 });
    expect((await move(broker, id, 'active', 1)).status).toBe(200);
  });

  test('is mailed without a name, and only brokers can accept it', async ({ scene }) => {
    const { product, seller, listingId } = scene;
    const plainPerson = await join(product, 'Pat Plain');
    const id = await inviteBroker(product, { seller, broker: plainPerson, listingId });
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .select(['subject', 'body'])
      .where('kind', '=', 'broker-invited')
      .execute();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/Zebulon|Quist|Quartzite/);
    const refused = await move(plainPerson, id, 'active', 1);
    expect(await codeOf(refused)).toBe('broker-role');
    await product.grant(plainPerson.id, 'broker');
    expect((await move(plainPerson, id, 'active', 1)).status).toBe(200);
  });

  test('expires, or the seller withdraws it', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const first = await inviteBroker(product, { seller, broker, listingId });
    expect((await move(seller, first, 'withdrawn', 1)).status).toBe(200);
    expect((await move(broker, first, 'active', 2)).status).toBe(409);
    const endsAt = new Date(product.clock.now().getTime() + 60_000).toISOString();
    const answer = await expectOk(invite(seller, listingId, broker.email, { endsAt }));
    const second = mandate.parse(answer);
    product.clock.advance(60_000);
    expect(await codeOf(await move(broker, second.id, 'active', 1))).toBe('invitation-open');
    await product.runJob('run-out-mandates');
    expect((await mine(broker)).invitations).toBe(0);
    const statuses = (await onListing(seller, listingId)).items.map(({ status }) => status);
    expect(statuses.sort()).toEqual(['expired', 'withdrawn']);
  });

  test('is refused to oneself, twice to one address, with a past end, and beyond five', async ({ scene }) => {
    const { product, seller, listingId } = scene;
    expect(await codeOf(await invite(seller, listingId, seller.email))).toBe('own-email');
    const past = { endsAt: product.clock.now().toISOString() };
    expect(await codeOf(await invite(seller, listingId, 'a@people.example', past))).toBe('end-in-the-past');
    for (const name of ['a', 'b', 'c', 'd'])
      expect((await invite(seller, listingId, `${name}@people.example`)).status).toBe(201);
    expect(await codeOf(await invite(seller, listingId, 'a@people.example'))).toBe('mandate-open');
    const both = await Promise.all(
      ['e', 'f'].map((name) => invite(seller, listingId, `${name}@people.example`)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('an active engagement', () => {
  test('opens the requests of the listing to the broker, until either side ends it', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const buyer = await join(product, 'Ada Lovelace');
    const request = await requestAccess(buyer, listingId);
    for (const ending of [seller, broker]) {
      expect((await broker.get(`/api/access-requests/${request}`)).status).toBe(404);
      const id = await giveMandate(product, { seller, broker, listingId });
      expect(await requestOf(broker, request)).toMatchObject({ status: 'requested' });
      const listed = await expectOk(broker.get('/api/access-requests?scope=mandated'));
      expect(listed).toMatchObject({ items: [{ id: request }] });
      expect((await move(ending, id, 'ended', 2)).status).toBe(200);
      expect(await expectOk(broker.get('/api/access-requests?scope=mandated'))).toMatchObject({ items: [] });
      expect((await broker.get(`/api/access-requests/${request}`)).status).toBe(404);
    }
  });

  test('names the broker to a buyer who was let in, and to no other buyer', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const buyer = await join(product, 'Ada Lovelace');
    const id = await requestAccess(buyer, listingId);
    await moveRequest(broker, id, 'awaiting_signature');
    await signNda(buyer, id, 'Ada Lovelace');
    const seen = () => expectOk(buyer.get(`/api/access-requests/${id}`));
    expect(await seen()).toMatchObject({ status: 'pending', brokered: true, brokers: [] });
    await moveRequest(broker, id, 'approved');
    expect(await seen()).toMatchObject({ brokers: [{ id: broker.id, name: 'Bo Broker' }] });
    expect((await buyer.get(`/api/users/${broker.id}/thread?listingId=${listingId}`)).status).toBe(200);
  });

  test('names each side to the other, and keeps its history', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    const [forSeller] = (await onListing(seller, listingId)).items;
    expect(forSeller).toMatchObject({
      id,
      other: { id: broker.id, name: 'Bo Broker' },
      mayApprove: true,
      may: { ended: true, active: 'invalid-transition' },
      history: [
        { from: null, to: 'invited', by: 'seller' },
        { from: 'invited', to: 'active', by: 'broker' },
      ],
    });
    const [forBroker] = (await mine(broker)).items;
    expect(forBroker).toMatchObject({ id, other: { id: seller.id, name: 'Zebulon Quist' } });
    expect(JSON.stringify(forBroker)).not.toContain('Quartzite');
  });

  test('cannot be changed from a stale page, and only one of two concurrent changes counts', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId });
    expect(await codeOf(await move(seller, id, 'ended', 1))).toBe('stale');
    const both = await Promise.all([move(seller, id, 'ended', 2), move(broker, id, 'ended', 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const trail = await product.database.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['broker-invited', 'mandate-moved', 'mandate-moved']);
  });

  test('ends automatically at the agreed end', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const endsAt = new Date(product.clock.now().getTime() + 60_000);
    await giveMandate(product, { seller, broker, listingId, endsAt });
    product.clock.advance(60_000);
    await product.runJob('run-out-mandates');
    await product.runJob('run-out-mandates');
    expect((await mine(broker)).items.map(({ status }) => status)).toEqual(['expired']);
  });
});
