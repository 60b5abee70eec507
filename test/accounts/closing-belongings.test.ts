import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Reader } from '#platform/context.ts';
import { deleteUser, getClosing } from '#site/account-closing/contract.ts';
import { test as plain } from '#test/support/database.ts';
import {
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  signNda,
  writeListing,
} from '#test/support/deal.ts';
import { makeOffer } from '#test/support/offer-terms.ts';
import { orderService } from '#test/support/orders.ts';
import { signPassport } from '#test/support/passports.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { addPhoto, publishPhoto } from '#test/support/photos.ts';
import { testProduct } from '#test/support/product.ts';
import { keepSearch } from '#test/support/world-talk.ts';
import { memoryFiles } from '../files/memory-files.ts';

const test = plain.extend('office', async ({ fresh }, { onCleanup }) => {
  const { files, kept } = memoryFiles();
  const product = await testProduct(fresh, { files });
  onCleanup(() => product[Symbol.asyncDispose]());
  const admin = await join(product, 'Ada Office', ['admin']);
  const photoFiles = () => [...kept.keys()].filter((key) => key.startsWith('listing-photos/'));
  return { product, admin, photoFiles, db: fresh.db };
});

const close = async (who: Someone) =>
  deleteUser.reply.parse(await expectOk(who.delete(`/api/users/${who.id}/`)));
const tiesBefore = async (who: Someone) =>
  getClosing.reply.parse(await expectOk(who.get(`/api/users/${who.id}/closing`))).ties;

const belongings = [
  'saved_search',
  'watched_listing',
  'person_profile',
  'notification',
  'notification_preference',
  'session',
  'account',
  'mailed_link',
] as const;

async function settleIn(person: Someone, watched: string, db: Reader): Promise<void> {
  await keepSearch(person, 'Kumquat hunting');
  await expectOk(person.put(`/api/listing/${watched}/watch`, {}));
  await expectOk(person.put(`/api/users/${person.id}/about`, { bio: 'Persimmon since 1999' }));
  await expectOk(person.put('/api/notification-preferences', { kind: 'message-received', mail: 'off' }));
  await sql`insert into notification (id, person_id, kind, words, path, created_at)
    values (gen_random_uuid(), ${person.id}, 'saved-search', 'Something new', '/', now())`.execute(db);
  expect(await keptBy(person, db)).toEqual([...belongings]);
}

async function keptBy({ id }: Someone, db: Reader): Promise<string[]> {
  const held: string[] = [];
  for (const table of belongings) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where person_id = ${id}`.execute(db);
    if (rows.length > 0) held.push(table);
  }
  return held;
}

describe('personal belongings', () => {
  test('are erased with the account, photo files included', async ({ office }) => {
    const { product, admin, photoFiles, db } = office;
    const watched = await publishListing(await join(product, 'Sel Quartz'));
    const bob = await join(product, 'Bob Cole');
    await settleIn(bob, watched, db);
    const draft = await writeListing(bob, await addBusiness(bob));
    await addPhoto(bob, draft.id, 'The office');
    expect(photoFiles()).toHaveLength(2);
    expect(await tiesBefore(bob)).toEqual([]);
    expect(await close(bob)).toEqual({ outcome: 'erased', ties: [] });
    await product.runJobs();
    expect([await keptBy(bob, db), photoFiles()]).toEqual([[], []]);
    expect((await admin.get(`/api/users/${bob.id}/profile`)).status).toBe(404);
  });

  test('are erased when the account is closed; an order keeps the account', async ({ office }) => {
    const { product, admin, db } = office;
    const watched = await publishListing(await join(product, 'Sel Quartz'));
    const bob = await join(product, 'Bob Cole');
    await settleIn(bob, watched, db);
    const order = await orderService(bob);
    const ties = [{ kind: 'open-orders', count: 1 }];
    expect(await tiesBefore(bob)).toEqual(ties);
    expect(await close(bob)).toEqual({ outcome: 'closed', ties });
    await product.runJobs();
    expect(await keptBy(bob, db)).toEqual([]);
    expect((await admin.get(`/api/orders/${order}/invoice`)).status).toBe(200);
  });
});

describe('a seller’s photos', () => {
  test('are erased with a closed account if no one signed an agreement about them', async ({ office }) => {
    const { product, admin, photoFiles, db } = office;
    const seller = await join(product, 'Sel Quartz');
    const listing = await publishListing(seller);
    await publishPhoto({ owner: seller, admin }, await addPhoto(seller, listing, 'A tidy workshop'));
    expect(await close(seller)).toMatchObject({ outcome: 'closed' });
    await product.runJobs();
    expect(photoFiles()).toEqual([]);
    const card = db.selectFrom('listing_teaser').select('photos').where('listing_id', '=', listing);
    expect(await card.execute()).toEqual([{ photos: [] }]);
  });

  test('stay if an agreement about them was signed, as evidence of what was confidential', async ({
    office: { product, photoFiles },
  }) => {
    const seller = await join(product, 'Sel Quartz');
    const buyer = await join(product, 'Bea Opal');
    const listing = await publishListing(seller);
    await addPhoto(seller, listing, 'The office');
    const request = await requestAccess(buyer, listing);
    await moveRequest(seller, request, 'awaiting_signature');
    await signNda(buyer, request, 'Bea Opal');
    await close(seller);
    await product.runJobs();
    expect(photoFiles()).toHaveLength(2);
  });
});

test('sent offers keep the account and stay; drafts are erased', async ({ office }) => {
  const { product, db } = office;
  const buyer = await join(product, 'Bea Opal');
  const sold = async (name: string) => {
    const seller = await join(product, name);
    const listing = await publishListing(seller);
    const request = await requestAccess(buyer, listing);
    await moveRequest(seller, request, 'awaiting_signature');
    await signNda(buyer, request, 'Bea Opal');
    await moveRequest(seller, request, 'approved');
    return listing;
  };
  await makeOffer(product, buyer, await sold('Sel Quartz'), 'Tangelo rent', true);
  await makeOffer(product, buyer, await sold('Sal Beryl'), 'Pomelo rent', false);
  expect(await tiesBefore(buyer)).toEqual([
    { kind: 'open-requests', count: 2 },
    { kind: 'ndas-in-force', count: 2 },
    { kind: 'open-offers', count: 1 },
  ]);
  expect(await close(buyer)).toMatchObject({ outcome: 'closed' });
  const offers = await db.selectFrom('offer').select(['status', 'draft']).execute();
  expect(offers).toEqual([
    { status: 'withdrawn', draft: null },
    { status: 'withdrawn', draft: null },
  ]);
  const rounds = await db.selectFrom('offer_round').select('terms').execute();
  expect(JSON.stringify(rounds)).toContain('Tangelo rent');
});

test('a passport keeps the account, signed or only opened, because what was shown and signed is on record', async ({
  office,
}) => {
  const { product } = office;
  const [begun, signed] = [await join(product, 'Bea Opal'), await join(product, 'Sal Beryl')];
  await expectOk(begun.post('/api/nda-passport', {}));
  await signPassport(signed);
  expect(await tiesBefore(begun)).toContainEqual({ kind: 'past-ndas', count: 1 });
  expect(await tiesBefore(signed)).toContainEqual({ kind: 'ndas-in-force', count: 1 });
  expect(await close(begun)).toMatchObject({ outcome: 'closed' });
  expect(await close(signed)).toMatchObject({ outcome: 'closed' });
});
