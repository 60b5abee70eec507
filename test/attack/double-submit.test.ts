import { describe, expect } from 'vitest';
import { z } from 'zod';
import { test } from '#test/support/database.ts';
import {
  aDraft,
  addBusiness,
  confirmSigner,
  moveRequest,
  publishListing,
  requestAccess,
  requestOf,
  signNda,
  writeListing,
} from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

const times = 6;
const shown = z.object({ documentSha256: z.string(), consent: z.object({ version: z.string() }) });

async function atOnce(call: () => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, call));
  return answers.map(({ status }) => status).sort();
}

const once = (ok: number, refused: number) => [ok, ...Array<number>(times - 1).fill(refused)].sort();

async function count(
  product: TestProduct,
  table: 'business' | 'listing' | 'access_request' | 'access_grant',
) {
  const rows = await product.database.db.selectFrom(table).select('id').execute();
  return rows.length;
}

async function dealUntilSigned(product: TestProduct) {
  const seller = await join(product, 'Zebulon Quist');
  const buyer = await join(product, 'Ada Lovelace');
  const listingId = await publishListing(seller);
  const requestId = await requestAccess(buyer, listingId);
  await moveRequest(seller, requestId, 'awaiting_signature');
  return { seller, buyer, listingId, requestId };
}

describe('the same call several times at once', () => {
  test('creates one account', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const body = {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@people.example',
      password: 'correct horse',
      phone: '801-555-0123',
    };
    expect(await atOnce(() => product.call('POST', '/users/create', { body }))).toEqual(once(201, 422));
  });

  test('adds one business, starts one listing, requests access once', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const business = {
      ein: '12-3456789',
      businessName: 'Quartzite LLC',
      businessAddress: '9 Juniper Lane',
      industry: 'Retail',
    };
    expect(await atOnce(() => seller.post('/api/business/', business))).toEqual(once(201, 409));
    expect(await count(product, 'business')).toBe(1);
    const [{ id: businessId } = { id: '' }] = await product.database.db
      .selectFrom('business')
      .select('id')
      .execute();
    expect(await atOnce(() => seller.post('/api/listing/', { businessId }))).toEqual(once(201, 409));
    expect(await count(product, 'listing')).toBe(1);
    const listingId = await publishListing(seller, { businessName: 'Another LLC' });
    const ask = () => buyer.post(`/api/listing/${listingId}/deal-room/request`, {});
    expect(await atOnce(ask)).toEqual(once(201, 409));
    expect(await count(product, 'access_request')).toBe(1);
  });

  test('saves a listing once; the other calls learn that it has changed', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const { id, version } = await writeListing(seller, await addBusiness(seller));
    const save = () => seller.put(`/api/listing/${id}/draft`, { ...aDraft(), version });
    expect(await atOnce(save)).toEqual(once(200, 409));
    const publish = () => seller.post(`/api/listing/${id}/moves`, { to: 'live', version: version + 1 });
    expect(await atOnce(publish)).toEqual(once(200, 409));
  });

  test('signs once, approves once, and creates one grant', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, requestId } = await dealUntilSigned(product);
    const { nda } = await requestOf(buyer, requestId);
    const opened = shown.parse(await expectOk(buyer.post(`/api/ndas/${nda?.id}/opening`, {})));
    const consent = { consentVersion: opened.consent.version, agreed: true };
    expect(await atOnce(() => buyer.post(`/api/ndas/${nda?.id}/consent`, consent))).toEqual(
      Array<number>(times).fill(200),
    );
    await confirmSigner(buyer, nda?.id ?? '', opened.documentSha256);
    const signature = {
      name: 'Ada Lovelace',
      capacity: 'individual',
      documentSha256: opened.documentSha256,
      readToEnd: true,
    };
    expect(await atOnce(() => buyer.post(`/api/ndas/${nda?.id}/signature`, signature))).toEqual(
      once(200, 409),
    );
    const { version } = await requestOf(seller, requestId);
    const approve = () => seller.post(`/api/access-requests/${requestId}/moves`, { to: 'approved', version });
    expect(await atOnce(approve)).toEqual(once(200, 409));
    expect(await count(product, 'access_grant')).toBe(1);
  });
});

describe('two tabs', () => {
  test('the stale one changes nothing, whatever it sends', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, requestId, listingId } = await dealUntilSigned(product);
    await signNda(buyer, requestId, 'Ada Lovelace');
    const seen = await requestOf(seller, requestId);
    await moveRequest(seller, requestId, 'approved');
    const before = await snapshot(product);
    const stale: [Someone, string, string, unknown][] = [
      [seller, 'post', `/api/access-requests/${requestId}/moves`, { to: 'denied', version: seen.version }],
      [seller, 'post', `/api/access-requests/${requestId}/moves`, { to: 'approved', version: seen.version }],
      [buyer, 'post', `/api/access-requests/${requestId}/moves`, { to: 'denied', version: seen.version + 5 }],
      [seller, 'put', `/api/listing/${listingId}/draft`, { ...aDraft(), version: 1 }],
      [seller, 'post', `/api/listing/${listingId}/moves`, { to: 'withdrawn', version: 1 }],
      [
        buyer,
        'put',
        `/api/listing/${listingId}/deal-room/request`,
        { id: requestId, message: 'Changed', lastUpdatedAt: '2020-01-01T00:00:00.000Z' },
      ],
    ];
    for (const [person, method, path, body] of stale) {
      const answer = await (method === 'put' ? person.put(path, body) : person.post(path, body));
      expect(answer.status, path).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'stale' });
    }
    expect(await snapshot(product)).toEqual(before);
  });

  test('when two people decide at once, one decision counts and the other person learns of it', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, requestId, listingId } = await dealUntilSigned(product);
    await signNda(buyer, requestId, 'Ada Lovelace');
    const { version } = await requestOf(seller, requestId);
    const path = `/api/access-requests/${requestId}/moves`;
    const answers = await Promise.all([
      seller.post(path, { to: 'approved', version }),
      seller.post(path, { to: 'denied', version }),
      buyer.post(path, { to: 'denied', version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { status } = await requestOf(seller, requestId);
    const opened = await expectOk(buyer.get(`/api/listing/${listingId}`));
    const sees = z.object({ profile: z.unknown() }).parse(opened).profile !== null;
    expect(sees).toBe(status === 'approved');
  });
});

async function snapshot({ database: { db } }: TestProduct) {
  return {
    requests: await db.selectFrom('access_request').selectAll().execute(),
    listings: await db.selectFrom('listing').selectAll().execute(),
    teasers: await db.selectFrom('listing_teaser').selectAll().execute(),
    profiles: await db.selectFrom('listing_profile').selectAll().execute(),
    grants: await db.selectFrom('access_grant').selectAll().execute(),
    trail: await db.selectFrom('audit_event').select('id').execute(),
    mails: await db.selectFrom('outgoing_mail').select('id').orderBy('id').execute(),
  };
}
