import { describe, expect } from 'vitest';
import { z } from 'zod';
import { giveMandate, inviteBroker } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { aDraft, publishListing } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

type Scene = { product: TestProduct; seller: Someone; broker: Someone; listingId: string };
const name = 'Quartzite Hollow Plumbing LLC';

const test = plain.extend(
  'scene',
  keptFixture('the profile of a mandate', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const broker = await join(product, 'Bo Broker', ['broker']);
    return { product, seller, broker, listingId: await publishListing(seller) };
  }),
);

const versioned = z.looseObject({ version: z.number() });
const codeOf = async (answer: Response) =>
  z.looseObject({ code: z.string() }).parse(await answer.json()).code;
const open = async (who: Someone, id: string, version: number, profileAccess: string) =>
  versioned.parse(
    await expectOk(who.put(`/api/mandates/${id}/scope`, { mayApprove: false, profileAccess, version })),
  ).version;
const listing = (who: Someone, id: string) => expectOk(who.get(`/api/listing/${id}`));
const everywhere = async (who: Someone, id: string) =>
  Promise.all(
    [
      `/api/listing/${id}`,
      '/api/mandates',
      '/api/dashboard/home',
      '/api/find?q=quartzite',
      `/api/listing/${id}/photos`,
      `/api/listing/${id}/draft`,
      '/api/listing/',
      '/api/notifications',
      '/api/own-data',
    ].map(async (path) => (await who.get(path)).text()),
  ).then((texts) => texts.join('\n'));
const secrets = /Quartzite|Juniper|hollow\.example|24000000|26400000/i;

describe('the private profile', () => {
  test('is hidden from a broker until the owner opens it, and again at once when they close it', async ({
    scene,
  }) => {
    const { product, seller, broker, listingId } = scene;
    const other = await join(product, 'Otto Other', ['broker']);
    const id = await giveMandate(product, { seller, broker, listingId, mayApprove: true });
    await giveMandate(product, { seller, broker: other, listingId, mayApprove: true });
    expect(await listing(broker, listingId)).toMatchObject({ profile: null, acting: true, edits: false });
    expect(await everywhere(broker, listingId)).not.toMatch(secrets);
    const opened = await open(seller, id, 2, 'read');
    expect(await listing(broker, listingId)).toMatchObject({
      profile: { businessName: name, businessAddress: '9 Juniper Lane, Draper, UT 84020', sde: 37_400_000 },
      own: false,
      edits: false,
    });
    expect(await expectOk(broker.get('/api/mandates'))).toMatchObject({
      items: [{ businessName: name, profileAccess: 'read' }],
    });
    expect(await expectOk(broker.get('/api/dashboard/home'))).toMatchObject({
      broker: { clients: [{ businessName: name, edits: false }] },
    });
    expect(await expectOk(broker.get('/api/find?q=quartzite'))).toMatchObject({
      listings: [{ id: listingId, client: true, own: false }],
      businesses: [],
    });
    expect((await broker.get(`/api/listing/${listingId}/draft`)).status).toBe(404);
    expect(await everywhere(other, listingId)).not.toMatch(secrets);
    await open(seller, id, opened, 'none');
    expect(await listing(broker, listingId)).toMatchObject({ profile: null, edits: false });
    expect(await everywhere(broker, listingId)).not.toMatch(secrets);
  });

  test('closes with the engagement, and when its last day is over', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId });
    const version = await open(seller, id, 2, 'edit');
    await expectOk(broker.post(`/api/mandates/${id}/moves`, { to: 'ended', version }));
    expect(await everywhere(broker, listingId)).not.toMatch(secrets);
    expect((await broker.put(`/api/listing/${listingId}/draft`, { ...aDraft(), version: 1 })).status).toBe(
      404,
    );
    const endsAt = new Date(product.clock.now().getTime() + 60_000);
    const second = await giveMandate(product, { seller, broker, listingId, endsAt });
    await open(seller, second, 2, 'edit');
    expect(await listing(broker, listingId)).toMatchObject({ edits: true, profile: { businessName: name } });
    product.clock.advance(60_000);
    expect(await everywhere(broker, listingId)).not.toMatch(secrets);
    expect((await broker.get(`/api/listing/${listingId}/draft`)).status).toBe(404);
  });

  test('opens with the acceptance if the invitation says so, and to no one before', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await inviteBroker(product, { seller, broker, listingId });
    const version = await open(seller, id, 1, 'read');
    expect(await listing(broker, listingId)).toMatchObject({ profile: null });
    expect(await everywhere(broker, listingId)).not.toMatch(secrets);
    await expectOk(broker.post(`/api/mandates/${id}/moves`, { to: 'active', version }));
    expect(await listing(broker, listingId)).toMatchObject({ profile: { businessName: name } });
    const [told] = await seller.mails('mandate-moved');
    expect(told?.body).toContain('they see the private profile of the listing');
  });

  test('is the owner’s to open, and a scope without it changes nothing of it', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const admin = await join(product, 'Ada Admin', ['admin']);
    const id = await giveMandate(product, { seller, broker, listingId });
    const asked = { mayApprove: false, profileAccess: 'edit', version: 2 };
    expect(await codeOf(await broker.put(`/api/mandates/${id}/scope`, asked))).toBe('not-your-move');
    expect((await admin.put(`/api/mandates/${id}/scope`, asked)).status).toBe(404);
    await open(seller, id, 2, 'read');
    const set = await expectOk(seller.put(`/api/mandates/${id}/scope`, { mayApprove: true, version: 3 }));
    expect(set).toMatchObject({ mayApprove: true, profileAccess: 'read', businessName: null });
    expect(await listing(admin, listingId)).toMatchObject({ profile: null, edits: false });
  });

  test('tells the broker what was opened and closed, without a name', async ({ scene }) => {
    const { product, seller, broker, listingId } = scene;
    const id = await giveMandate(product, { seller, broker, listingId });
    let version = 2;
    for (const access of ['read', 'edit', 'read', 'none']) version = await open(seller, id, version, access);
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .select(['subject', 'body'])
      .where('recipient', '=', broker.email)
      .where('kind', '=', 'mandate-moved')
      .orderBy('created_at')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'The owner opened the private profile of a listing to you',
      'The owner lets you edit a listing',
      'The owner edits a listing alone again',
      'The private profile of a listing is closed to you again',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(secrets);
    const rows = await product.database.db.selectFrom('ledger_row').select('row').execute();
    expect(rows.filter(({ row }) => row.includes('"profileAccess":"edit"'))).toHaveLength(1);
  });
});
