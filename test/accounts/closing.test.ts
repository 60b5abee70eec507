import { describe, expect } from 'vitest';
import { z } from 'zod';
import { privateFieldNames } from '#features/marketplace/listings/domain/private-fields.ts';
import { deleteUser, getClosing } from '#site/account-closing/contract.ts';
import { giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import {
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  requestOf,
  signNda,
  writeListing,
} from '#test/support/deal.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

const test = plain.extend(
  'office',
  keptFixture('a closing account', async (database) => {
    const product = await testProduct(database);
    const admin = await join(product, 'Ada Office', ['admin']);
    return { product, admin };
  }),
);

const before = async (caller: Someone, id: string) =>
  getClosing.reply.parse(await expectOk(caller.get(`/api/users/${id}/closing`)));
const close = async (caller: Someone, id: string) =>
  deleteUser.reply.parse(await expectOk(caller.delete(`/api/users/${id}/`)));

const personRow = z.object({
  first_name: z.string(),
  email: z.string(),
  last_seen_at: z.date().nullable(),
  phone: z.string().nullable(),
});

async function rowOf({ database }: TestProduct, id: string) {
  const { rows } = await database.pool.query('select * from person where id = $1', [id]);
  return rows.length === 0 ? null : personRow.parse(rows[0]);
}

async function everything({ database }: TestProduct): Promise<string> {
  const { rows } = await database.pool.query<{ t: string }>(
    `select table_name t from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const all: string[] = [];
  for (const { t } of rows) {
    const found = await database.pool.query<{ j: string }>(`select to_jsonb(x)::text j from "${t}" x`);
    all.push(...found.rows.map(({ j }) => j));
  }
  return all.join('\n');
}

async function profileLeft({ database }: TestProduct, listingId: string): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(listing_profile) - 'listing_id' as row from listing_profile where listing_id = $1`,
    [listingId],
  );
  const entries = Object.entries(rows[0]?.row ?? {});
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== ''));
}

describe('an account without ties', () => {
  test('is erased with its drafts and businesses, and its address is free again', async ({ office }) => {
    const { product } = office;
    const bob = await join(product, 'Bobolink Tamarack', [], { phone: '801-555-0142' });
    await writeListing(bob, await addBusiness(bob, { businessName: 'Zebrawood Turnery LLC' }));
    await product.runJobs();
    expect(await before(bob, bob.id)).toEqual({ outcome: 'erased', ties: [], may: true });
    expect(await close(bob, bob.id)).toEqual({ outcome: 'erased', ties: [] });
    expect(await rowOf(product, bob.id)).toBeNull();
    expect((await bob.get(`/api/users/${bob.id}/profile`)).status).toBe(401);
    await product.runJobs();
    const left = await everything(product);
    for (const word of ['Zebrawood', 'Tamarack', '8015550142']) expect(left).not.toContain(word);
    // Only the last email still has the recipient's address.
    expect(left.split('\n').filter((row) => row.includes('bobolink'))).toHaveLength(1);
    const again = await join(product, 'Bobolink Tamarack');
    expect(again.id).not.toBe(bob.id);
  });
});

describe('an account with ties', () => {
  test('of a seller: listings leave the market, requests and engagements end, the name is erased', async ({
    office,
  }) => {
    const { product, admin } = office;
    const seller = await join(product, 'Sel Quartz');
    const buyer = await join(product, 'Bea Opal');
    const broker = await join(product, 'Mara Beryl', ['broker']);
    const listingId = await publishListing(seller);
    expect(Object.keys(await profileLeft(product, listingId))).toHaveLength(privateFieldNames.length);
    await giveMandate(product, { seller, broker, listingId });
    const request = await requestAccess(buyer, listingId);
    const told = await before(admin, seller.id);
    expect(told).toEqual({
      outcome: 'closed',
      ties: [
        { kind: 'live-listings', count: 1 },
        { kind: 'mandates-in-force', count: 1 },
      ],
      may: true,
    });
    expect((await close(admin, seller.id)).ties).toEqual(told.ties);
    expect(await rowOf(product, seller.id)).toEqual({
      first_name: 'Closed',
      email: `closed-${seller.id}@closed.invalid`,
      phone: null,
      last_seen_at: null,
    });
    expect((await buyer.get(`/api/listing/${listingId}`)).status).toBe(404);
    expect((await requestOf(buyer, request)).status).toBe('denied');
    const mandates = await product.database.pool.query('select status from mandate');
    expect(mandates.rows).toEqual([{ status: 'ended' }]);
    const left = await everything(product);
    for (const word of ['Quartzite Hollow', 'quartzite-hollow', 'Juniper Lane'])
      expect(left).not.toContain(word);
    expect(await profileLeft(product, listingId)).toEqual({});
    const trail = await product.database.pool.query(
      `select actor_id, detail from audit_event where action = 'account-closed'`,
    );
    expect(trail.rows).toEqual([
      {
        actor_id: admin.id,
        detail: { outcome: 'closed', own: false, 'live-listings': 1, 'mandates-in-force': 1 },
      },
    ]);
  });

  test('of a buyer: access ends as given up, and the signed agreement stays byte for byte', async ({
    office,
  }) => {
    const { product } = office;
    const seller = await join(product, 'Sel Quartz');
    const buyer = await join(product, 'Bea Opal');
    const listingId = await publishListing(seller);
    const request = await requestAccess(buyer, listingId);
    await moveRequest(seller, request, 'awaiting_signature');
    const nda = await signNda(buyer, request, 'Bea Opal');
    await product.runJobs();
    await moveRequest(seller, request, 'approved');
    const evidence = async () =>
      (await product.database.pool.query('select document, signer_name, file_sha256 from nda')).rows;
    const signed = await evidence();
    const said = await close(buyer, buyer.id);
    expect(said).toEqual({
      outcome: 'closed',
      ties: [
        { kind: 'open-requests', count: 1 },
        { kind: 'ndas-in-force', count: 1 },
      ],
    });
    expect(await evidence()).toEqual(signed);
    const view = z
      .object({
        status: z.string(),
        denyReason: z.string(),
        buyer: z.object({ name: z.string(), email: z.string() }),
      })
      .parse(await expectOk(seller.get(`/api/access-requests/${request}`)));
    expect(view).toMatchObject({ status: 'denied', denyReason: 'left', buyer: { name: 'Closed account' } });
    expect((await seller.get(`/api/ndas/${nda}/file`)).status).toBe(200);
    const grants = await product.database.pool.query('select 1 from access_grant where ended_at is null');
    expect(grants.rows).toEqual([]);
    const told = await seller.mails('access-requested');
    expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('\nBuyer: Closed account\n')]);
    expect((await seller.mails('request-moved')).map(({ body }) => body).join()).toContain(
      'gave up their access',
    );
    const mails = await product.database.pool.query(
      'select body from outgoing_mail where names_person_id is not null',
    );
    expect(mails.rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(mails.rows)).not.toMatch(/Bea|Opal/);
    // The subject of the seller's agreement is the evidence of what was confidential.
    const whole = await profileLeft(product, listingId);
    expect(await close(seller, seller.id)).toMatchObject({ outcome: 'closed' });
    expect(await everything(product)).toContain('Quartzite Hollow');
    const { contact_email: _email, contact_phone: _phone, ...evidenceOf } = whole;
    expect(await profileLeft(product, listingId)).toEqual(evidenceOf);
  });

  test('cannot be signed in to, gets an email that says why, and cannot be closed twice', async ({
    office,
  }) => {
    const { product, admin } = office;
    const buyer = await join(product, 'Bea Opal');
    const listing = await publishListing(await join(product, 'Sel Quartz'));
    await moveRequest(buyer, await requestAccess(buyer, listing), 'denied');
    expect(await close(buyer, buyer.id)).toEqual({
      outcome: 'closed',
      ties: [{ kind: 'past-requests', count: 1 }],
    });
    await expect(signIn(product, buyer)).rejects.toThrow('401');
    const mail = await product.database.pool.query(
      `select recipient, subject, body from outgoing_mail where kind = 'account-closed'`,
    );
    expect(mail.rows).toHaveLength(1);
    expect(mail.rows[0]).toMatchObject({ recipient: buyer.email, subject: 'Your account is closed' });
    expect(mail.rows[0].body).toContain('1 finished access request. Their history stays, without your name.');
    const twice = await admin.delete(`/api/users/${buyer.id}/`);
    expect([twice.status, (await problemOf(twice)).code]).toEqual([409, 'account-closed']);
    const list = await expectOk(admin.get('/api/users/?state=closed'));
    expect(list).toMatchObject({ total: 1, items: [{ firstName: 'Closed', state: 'closed' }] });
  });
});

describe('the last admin', () => {
  test('cannot be closed, and the preview says so', async ({ office: { admin, product } }) => {
    expect(await before(admin, admin.id)).toMatchObject({ may: 'last-admin' });
    const refused = await admin.delete(`/api/users/${admin.id}/`);
    expect([refused.status, (await problemOf(refused)).code]).toEqual([422, 'last-admin']);
    const second = await join(product, 'Second Admin', ['admin']);
    expect(await close(second, second.id)).toMatchObject({ outcome: 'erased' });
  });
});

test('only one of two concurrent closings of an account succeeds', async ({ office: { admin, product } }) => {
  const bob = await join(product, 'Bob Cole');
  await publishListing(bob);
  const answers = await Promise.all([
    bob.delete(`/api/users/${bob.id}/`),
    admin.delete(`/api/users/${bob.id}/`),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect([[200, 401].join(), [200, 409].join()]).toContain(statuses.join());
});

test('other ties of a person keep the account from being erased', async ({ office: { admin, product } }) => {
  const bob = await join(product, 'Bob Cole', ['admin']);
  const seller = await join(product, 'Sel Quartz');
  const listingId = await publishListing(seller);
  const request = await requestAccess(await join(product, 'Bea Opal'), listingId);
  await giveMandate(product, { seller, broker: await join(product, 'Bo Broker', ['broker']), listingId });
  await moveRequest(bob, request, 'sent_to_broker');
  expect(await close(admin, bob.id)).toEqual({
    outcome: 'closed',
    ties: [{ kind: 'other-records', count: 1 }],
  });
});
