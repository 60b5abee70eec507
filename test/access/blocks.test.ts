import { describe, expect } from 'vitest';
import { z } from 'zod';
import { sees, test, untilSigned } from '../product/a-deal.ts';
import { addBlock } from '../support/blocks.ts';
import { addBusiness, moveRequest, publishListing, requestAccess, requestOf } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';

const page = z.object({ items: z.array(z.looseObject({})), total: z.number().optional() });
const listOf = async (who: Someone, path: string) => page.parse(await expectOk(who.get(path)));
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function traces(who: Someone, listingId: string) {
  const names = (rows: unknown) => JSON.stringify(rows).includes(listingId);
  const found = async (path: string) => names(await expectOk(who.get(path)));
  return {
    market: await found('/api/listing/'),
    sorted: await found('/api/listing/?sort=price-low'),
    searched: await found('/api/listing/?q=contractor'),
    best: await found('/api/listing/?q=contractor&sort=best'),
    filtered: await found('/api/listing/?location=utah&industry=manufacturing'),
    total: (await listOf(who, '/api/listing/?q=contractor')).total,
    finder: await found('/api/find?q=contractor'),
    watched: await found('/api/watched-listings'),
    watchedIds: await found('/api/watched-listing-ids'),
    requests: await found('/api/access-requests?scope=sent'),
    threads: await found('/api/threads'),
    offers: await found('/api/offers?scope=sent'),
    activity: JSON.stringify(await expectOk(who.get(`/api/users/${who.id}/activity`))).includes(
      'Established service',
    ),
    link: await statusOf(who.get(`/api/listing/${listingId}`)),
    photos: await statusOf(who.get(`/api/listing/${listingId}/photos`)),
    request: await statusOf(who.get(`/api/listing/${listingId}/deal-room/request`)),
    ask: await statusOf(who.post(`/api/listing/${listingId}/deal-room/request`, {})),
    watch: await statusOf(who.put(`/api/listing/${listingId}/watch`, {})),
    write: await statusOf(who.get(`/api/listing/${listingId}/thread`)),
  };
}
const nothing = {
  market: false,
  sorted: false,
  searched: false,
  best: false,
  filtered: false,
  total: 0,
  finder: false,
  watched: false,
  watchedIds: false,
  requests: false,
  threads: false,
  offers: false,
  activity: false,
  link: 404,
  photos: 404,
  request: 404,
  ask: 404,
  watch: 404,
  write: 404,
};

describe('a blocked person', () => {
  test('with open access no longer sees the listing anywhere, is not told why, and the access ends', async ({
    deal,
  }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    await expectOk(buyer.put(`/api/listing/${listingId}/watch`, {}));
    await expectOk(buyer.post(`/api/listing/${listingId}/thread/messages`, { body: 'Hello' })).catch(
      () => null,
    );
    expect(await sees(buyer, listingId)).toBe(true);
    const before = await product.database.db.selectFrom('notification').select('id').execute();
    await addBlock(seller, 'person', ` ${buyer.email.toUpperCase()} `);
    expect(await traces(buyer, listingId)).toEqual(nothing);
    for (const path of [`/api/access-requests/${id}`]) expect(await statusOf(buyer.get(path))).toBe(404);
    expect(await statusOf(buyer.post(`/api/access-requests/${id}/moves`, { to: 'denied', version: 9 }))).toBe(
      404,
    );
    expect(await requestOf(seller, id)).toMatchObject({ status: 'denied' });
    const after = await product.database.db.selectFrom('notification').select('id').execute();
    expect(after).toHaveLength(before.length);
    const grants = await product.database.db.selectFrom('access_grant').select('ended_reason').execute();
    expect(grants).toEqual([{ ended_reason: 'revoked' }]);
  });

  test('is matched by email domain and its subdomains and by company, and others are not', async ({
    deal,
  }) => {
    const { product, seller, admin, listingId } = deal;
    const one = await join(product, 'Una Below', [], { email: 'una@mail.rival.example' });
    const two = await join(product, 'Duo Beside', [], { email: 'duo@notrival.example' });
    const three = await join(product, 'Tria Owner', [], { email: 'tria@elsewhere.example' });
    await addBusiness(three, { businessName: 'The Rival & Sons Co., L.L.C.', dba: 'Rivals' });
    await addBlock(seller, 'domain', 'https://www.rival.example/');
    expect(await traces(one, listingId)).toEqual(nothing);
    for (const who of [two, three, admin])
      expect(await statusOf(who.get(`/api/listing/${listingId}`))).toBe(200);
    await addBlock(seller, 'company', 'RIVAL AND SONS');
    expect(await traces(three, listingId)).toEqual(nothing);
    expect(await statusOf(two.get(`/api/listing/${listingId}`))).toBe(200);
    expect(await statusOf(product.call('GET', `/api/listing/${listingId}`))).toBe(200);
  });

  test('gets no emails about the listing from saved searches or the watch list', async ({ deal }) => {
    const { product, seller, buyer, listingId } = deal;
    await expectOk(buyer.put(`/api/listing/${listingId}/watch`, {}));
    const search = { name: 'All', search: {}, frequency: 'instant' };
    await expectOk(buyer.post('/api/saved-searches', search));
    await addBlock(seller, 'person', buyer.email);
    await publishListing(seller);
    await expectOk(seller.post(`/api/listing/${listingId}/moves`, { to: 'under_offer', version: 4 }));
    await product.runJobs();
    product.clock.advance(1000);
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .select('kind')
      .where('recipient', '=', buyer.email)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['email-verification']);
    const hits = await product.database.db.selectFrom('saved_search_hit').selectAll().execute();
    expect(hits).toEqual([]);
  });

  test('sees the listing again after the block is removed, but ended access stays ended', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    const block = await addBlock(seller, 'person', buyer.email);
    await expectOk(seller.delete(`/api/blocks/${block}`));
    expect(await statusOf(buyer.get(`/api/listing/${listingId}`))).toBe(200);
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'denied' });
  });

  test('whose request came in another way cannot be approved', async ({ deal }) => {
    const { seller, buyer } = deal;
    await addBlock(seller, 'company', 'Late Ltd');
    const id = await untilSigned(deal);
    await addBusiness(buyer, { businessName: 'Late' });
    const { version } = await requestOf(seller, id);
    const answer = await seller.post(`/api/access-requests/${id}/moves`, { to: 'approved', version });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'not-blocked']);
  });
});

describe('a block list', () => {
  test('refuses free email domains, oneself, invalid names and duplicates, and does not reveal whether an account exists', async ({
    deal,
  }) => {
    const { seller, buyer } = deal;
    const code = async (kind: string, value: string) =>
      z.object({ code: z.string() }).parse(await (await seller.post('/api/blocks', { kind, value })).json())
        .code;
    expect(await code('domain', 'Gmail.com')).toBe('free-mail-domain');
    expect(await code('domain', 'people.example')).toBe('blocks-yourself');
    expect(await code('person', seller.email)).toBe('blocks-yourself');
    expect(await code('person', 'not an address')).toBe('not-an-address');
    expect(await code('company', ' , . ')).toBe('not-a-company');
    const known = await expectOk(seller.post('/api/blocks', { kind: 'person', value: buyer.email }));
    const unknown = await expectOk(
      seller.post('/api/blocks', { kind: 'person', value: 'who@nobody.example' }),
    );
    expect(Object.keys(z.looseObject({}).parse(known))).toEqual(
      Object.keys(z.looseObject({}).parse(unknown)),
    );
    expect(await code('person', buyer.email)).toBe('already-blocked');
    expect((await listOf(seller, '/api/blocks')).items).toHaveLength(2);
    expect((await listOf(buyer, '/api/blocks')).items).toHaveLength(0);
  });

  test('takes many entries at once, skips what one entry alone would be refused for, and ends access', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    const id = await untilSigned(deal);
    const entries = [
      { kind: 'person', value: buyer.email },
      { kind: 'domain', value: 'gmail.com' },
      { kind: 'company', value: 'Rival Heating LLC' },
      { kind: 'company', value: 'rival heating' },
      { kind: 'person', value: seller.email },
    ];
    expect(await expectOk(seller.post('/api/block-lists', { entries }))).toEqual({
      added: 2,
      skipped: [
        { at: 1, code: 'free-mail-domain' },
        { at: 3, code: 'already-blocked' },
        { at: 4, code: 'blocks-yourself' },
      ],
    });
    expect((await listOf(seller, '/api/blocks')).items).toHaveLength(2);
    expect((await buyer.get(`/api/listing/${listingId}`)).status).toBe(404);
    expect((await requestOf(seller, id)).status).not.toBe('nda-signed');
    const many = Array.from({ length: 499 }, (_, at) => ({ kind: 'domain', value: `firm${at}.example` }));
    expect(await expectOk(seller.post('/api/block-lists', { entries: many }))).toEqual({
      added: 498,
      skipped: [{ at: 498, code: 'block-list-full' }],
    });
  });
});
