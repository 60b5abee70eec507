import { describe, expect } from 'vitest';
import { z } from 'zod';
import { mostWatched } from '#features/marketplace/watch-list/domain/watching.ts';
import { test } from '#test/support/database.ts';
import { aDraft, publishListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { ownListing } from '../product/listing.ts';

const list = z.object({
  items: z.array(
    z.object({
      listingId: z.uuid(),
      title: z.string(),
      standing: z.string(),
      teaser: z.looseObject({ title: z.string() }).nullable(),
    }),
  ),
  next: z.string().nullable(),
});

const watched = async (who: Someone, query = '') =>
  list.parse(await expectOk(who.get(`/api/watched-listings${query}`)));
const watch = (who: Someone, id: string) => who.put(`/api/listing/${id}/watch`, {});

async function move(seller: Someone, id: string, to: string) {
  const { version } = await ownListing(seller, id);
  await expectOk(seller.post(`/api/listing/${id}/moves`, { to, version }));
}

async function reprice(seller: Someone, id: string, askingPrice: number, title = aDraft().teaser.title) {
  const { version } = await ownListing(seller, id);
  const { teaser, profile, ...rest } = aDraft();
  const body = { ...rest, version, teaser: { ...teaser, title }, profile: { ...profile, askingPrice } };
  await expectOk(seller.put(`/api/listing/${id}/draft`, body));
}

async function mailsTo({ database: { db } }: TestProduct, { email }: Someone) {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .where('kind', '=', 'watched-listing')
    .orderBy('created_at')
    .execute();
  return rows;
}

async function aMarket(product: TestProduct) {
  const seller = await join(product, 'Zebulon Quist');
  const buyer = await join(product, 'Ada Lovelace');
  const listing = await publishListing(seller);
  return { seller, buyer, listing };
}

describe('the watch list', () => {
  test('holds watched listings, newest first, once each, and pages', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aMarket(product);
    const other = await publishListing(seller, { businessName: 'Quartzite Two LLC' });
    await expectOk(watch(buyer, listing));
    product.clock.advance(60_000);
    await expectOk(watch(buyer, other));
    await expectOk(watch(buyer, other));
    const { items } = await watched(buyer);
    expect(items.map(({ listingId }) => listingId)).toEqual([other, listing]);
    const first = await watched(buyer, '?size=1');
    expect(first.items.map(({ listingId }) => listingId)).toEqual([other]);
    const second = await watched(buyer, `?size=1&after=${first.next}`);
    expect(second).toMatchObject({ items: [{ listingId: listing }], next: null });
    expect(await expectOk(buyer.get('/api/watched-listing-ids'))).toEqual({ ids: [other, listing] });
    await expectOk(buyer.delete(`/api/listing/${other}/watch`));
    await expectOk(buyer.delete(`/api/listing/${other}/watch`));
    expect(await expectOk(buyer.get('/api/watched-listing-ids'))).toEqual({ ids: [listing] });
    expect((await watched(seller)).items).toEqual([]);
  });

  test('refuses one’s own and private listings, and more than its limit', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aMarket(product);
    expect((await watch(seller, listing)).status).toBe(409);
    await expectOk(watch(buyer, listing));
    await move(seller, listing, 'withdrawn');
    const late = await join(product, 'Late Comer');
    expect((await watch(late, listing)).status).toBe(404);
    expect((await late.delete(`/api/listing/${listing}/watch`)).status).toBe(404);
    await fillUp(product, buyer, seller);
    const further = await publishListing(seller, { businessName: 'Quartzite Further LLC' });
    const refused = await watch(buyer, further);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'watch-list-full' });
  });

  test('keeps listings that left the market under their last public title, and shows nothing later', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aMarket(product);
    await expectOk(watch(buyer, listing));
    await reprice(seller, listing, 120_000_000, 'Contractor in the west');
    await move(seller, listing, 'withdrawn');
    await move(seller, listing, 'draft');
    await reprice(seller, listing, 120_000_000, 'Quartzite Hollow, secret title');
    const gone = { title: 'Contractor in the west', standing: 'withdrawn', teaser: null };
    expect((await watched(buyer)).items).toMatchObject([gone]);
    await reprice(seller, listing, 120_000_000, 'Contractor once more');
    await move(seller, listing, 'live');
    const back = {
      title: 'Contractor once more',
      standing: 'live',
      teaser: { title: 'Contractor once more' },
    };
    expect((await watched(buyer)).items).toMatchObject([back]);
    await move(seller, listing, 'sold');
    expect((await watched(buyer)).items).toMatchObject([
      { title: 'Contractor once more', standing: 'sold', teaser: null },
    ]);
  });
});

describe('watchers', () => {
  test('are told of each change once, and of nothing that they cannot see', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aMarket(product);
    await expectOk(watch(buyer, listing));
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toEqual([]);

    await reprice(seller, listing, 121_000_000, 'Contractor in the west');
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toEqual([]);

    product.clock.advance(60_000);
    await reprice(seller, listing, 320_000_000, 'Contractor in the west');
    const waiting = [...product.queued];
    await product.runJobs();
    // The queue may run a job twice.
    product.queued.push(...waiting.filter(({ job }) => job === 'tell-watchers'));
    await product.runJobs();
    const [repriced, ...others] = await mailsTo(product, buyer);
    expect(others).toEqual([]);
    expect(repriced?.body).toContain('Contractor in the west');
    expect(repriced?.body).toContain('Asking price now: $2.5M – $5M');

    product.clock.advance(60_000);
    await move(seller, listing, 'under_offer');
    await product.runJobs();
    product.clock.advance(60_000);
    await move(seller, listing, 'sold');
    await product.runJobs();
    const mails = await mailsTo(product, buyer);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'The asking price of a listing you watch changed',
      'A listing that you watch is under offer',
      'A listing that you watch was sold',
    ]);
    expect(mails[2]?.body).not.toContain('$');
  });

  test('who came later are not told of earlier changes, and those who left are told nothing', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aMarket(product);
    const leaver = await join(product, 'Leaver Lee');
    await expectOk(watch(leaver, listing));
    await reprice(seller, listing, 320_000_000);
    await expectOk(watch(buyer, listing));
    await expectOk(leaver.delete(`/api/listing/${listing}/watch`));
    await product.runJobs();
    expect(await mailsTo(product, buyer)).toEqual([]);
    expect(await mailsTo(product, leaver)).toEqual([]);
  });

  test('are all told, however many there are', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, listing } = await aMarket(product);
    await product.runJobs();
    await fresh.db
      .insertInto('person')
      .values(
        Array.from({ length: 250 }, (_, n) => ({
          email: `w${n}@people.example`,
          email_verified: true,
          first_name: `W${n}`,
          last_name: 'Watcher',
          username: `w${n}_people.example`,
          updated_at: product.clock.now(),
        })),
      )
      .execute();
    const people = await fresh.db
      .selectFrom('person')
      .select('id')
      .where('last_name', '=', 'Watcher')
      .execute();
    const row = { listing_id: listing, told_version: 1, created_at: product.clock.now() };
    await fresh.db
      .insertInto('watched_listing')
      .values(people.map(({ id }) => ({ ...row, person_id: id })))
      .execute();
    await move(seller, listing, 'under_offer');
    await product.runJobs();
    const mails = await fresh.db
      .selectFrom('outgoing_mail')
      .select('recipient')
      .where('kind', '=', 'watched-listing')
      .execute();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(250);
    expect(mails).toHaveLength(250);
  });
});

async function fillUp({ database: { db }, clock }: TestProduct, buyer: Someone, seller: Someone) {
  const business = await db.selectFrom('business').selectAll().executeTakeFirstOrThrow();
  const at = clock.now();
  const ids = Array.from({ length: mostWatched }, () => clock.newId());
  const row = {
    business_id: business.id,
    owner_id: seller.id,
    status: 'sold',
    created_at: at,
    updated_at: at,
  };
  await db
    .insertInto('listing')
    .values(ids.map((id) => ({ ...row, id })))
    .execute();
  await db
    .insertInto('watched_listing')
    .values(ids.map((id) => ({ person_id: buyer.id, listing_id: id, told_version: 1, created_at: at })))
    .execute();
}
