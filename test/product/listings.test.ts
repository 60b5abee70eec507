import { describe, expect } from 'vitest';
import { z } from 'zod';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import {
  aDraft,
  addBusiness,
  moveRequest,
  publishListing,
  requestAccess,
  requestOf,
  signNda,
  writeListing,
} from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { moveListing, ownListing } from './listing.ts';

const leaksShape = z.object({
  code: z.string(),
  leaks: z.array(z.object({ field: z.string(), words: z.string(), rule: z.string(), severity: z.string() })),
});

function withTeaser(teaser: Partial<ReturnType<typeof aDraft>['teaser']>): ReturnType<typeof aDraft> {
  const plain = aDraft();
  return { ...plain, teaser: { ...plain.teaser, ...teaser } };
}

describe('a draft', () => {
  test('is only visible to its owner, is saved as written, and says what it still lacks', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const businessId = await addBusiness(seller);
    const { id } = z
      .object({ id: z.string() })
      .parse(await expectOk(seller.post('/api/listing/', { businessId })));
    const empty = await ownListing(seller, id);
    expect(empty).toMatchObject({ status: 'draft', version: 1 });
    expect(empty.missing).toEqual(['title', 'description', 'place', 'lastYearRevenue', 'ebitda']);
    expect(empty.may).toMatchObject({
      live: 'not-complete',
      in_review: 'not-complete',
      withdrawn: 'invalid-transition',
    });
    const refused = await moveListing(seller, seller, id, 'live');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'not-complete', missing: empty.missing });
    const saved = await expectOk(seller.put(`/api/listing/${id}/draft`, { ...aDraft(), version: 1 }));
    expect(saved).toMatchObject({
      version: 2,
      draft: aDraft(),
      missing: [],
      businessName: expect.any(String),
    });
    expect((await seller.post('/api/listing/', { businessId })).status).toBe(409);
  });

  test('with an SDE and no EBITDA can be published; without either it cannot', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const { profile, ...rest } = aDraft();
    const bare = { ...rest, profile: { ...profile, ebitda: null, sde: null } };
    const { id, version } = await writeListing(seller, await addBusiness(seller));
    await expectOk(seller.put(`/api/listing/${id}/draft`, { ...bare, version }));
    expect(await (await moveListing(seller, seller, id, 'live')).json()).toMatchObject({
      code: 'not-complete',
      missing: ['ebitda'],
    });
    const withSde = { ...bare, profile: { ...bare.profile, sde: 31_000_000 } };
    await expectOk(seller.put(`/api/listing/${id}/draft`, { ...withSde, version: version + 1 }));
    expect((await moveListing(seller, seller, id, 'live')).status).toBe(200);
    const { history } = await ownListing(seller, id);
    expect(history.map(({ from, to, by }) => [from, to, by])).toEqual([['draft', 'live', 'owner']]);
  });

  test('that was saved in the meantime is not overwritten', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const { id } = await writeListing(seller, await addBusiness(seller));
    const stale = await seller.put(`/api/listing/${id}/draft`, {
      ...withTeaser({ title: 'Mine' }),
      version: 1,
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: 'stale', version: 2 });
    expect(await ownListing(seller, id)).toMatchObject({ draft: aDraft() });
  });
});

describe('a text that reveals the business', () => {
  test('cannot be published: the field, the words and the rule are named, and nothing changes', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const draft = withTeaser({
      title: 'Hollow Pipes is for sale',
      description: 'Ask Zebulon, 801.555.0177.',
    });
    const { id } = await writeListing(seller, await addBusiness(seller), draft);
    const refused = await moveListing(seller, seller, id, 'live', { acknowledgeWarnings: true });
    expect(refused.status).toBe(422);
    const { code, leaks } = leaksShape.parse(await refused.json());
    expect(code).toBe('leaks-found');
    const found = leaks.map(({ field, words }) => `${field}: ${words}`);
    expect(found).toContain('title: Hollow Pipes');
    expect(found.some((one) => one.startsWith('description: Zebulon'))).toBe(true);
    expect(found.some((one) => one.includes('801.555.0177'))).toBe(true);
    expect(leaks.every(({ severity, rule }) => severity === 'block' && rule !== '')).toBe(true);
    expect(await ownListing(seller, id)).toMatchObject({ status: 'draft', version: 2, history: [] });
  });

  test('is flagged while it is being written, without being saved', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const { id } = await writeListing(seller, await addBusiness(seller));
    const texts = { title: 'Q u a r t z i t e plumbing', description: '' };
    const checked = await expectOk(seller.post(`/api/listing/${id}/leak-check`, texts));
    const { leaks } = leaksShape.omit({ code: true }).parse(checked);
    expect(leaks.map(({ field, severity }) => [field, severity])).toContainEqual(['title', 'block']);
    expect(await ownListing(seller, id)).toMatchObject({ version: 2, draft: aDraft() });
  });

  test('cannot be saved in a public listing', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const id = await publishListing(seller);
    const { version } = await ownListing(seller, id);
    const save = (draft: ReturnType<typeof aDraft>) =>
      seller.put(`/api/listing/${id}/draft`, { ...draft, version, acknowledgeWarnings: true });
    const leaking = await save(withTeaser({ title: 'Quartzite Hollow' }));
    expect(leaking.status).toBe(422);
    expect(leaksShape.parse(await leaking.json()).code).toBe('leaks-found');
    const emptied = await save(withTeaser({ description: '' }));
    expect(emptied.status).toBe(422);
    expect(await emptied.json()).toMatchObject({ code: 'not-complete', missing: ['description'] });
    expect((await save(withTeaser({ title: 'A service contractor in the West' }))).status).toBe(200);
  });

  test('that is only a warning is published if the owner confirms it', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const draft = withTeaser({ description: 'The oldest contractor of its kind, with a crew that stays.' });
    const { id } = await writeListing(seller, await addBusiness(seller), draft);
    const warned = await moveListing(seller, seller, id, 'live');
    expect(warned.status).toBe(422);
    const { leaks } = leaksShape.parse(await warned.json());
    expect(leaks.map(({ severity }) => severity)).toEqual(['warn']);
    expect((await moveListing(seller, seller, id, 'live', { acknowledgeWarnings: true })).status).toBe(200);
  });
});

describe('a review by an admin', () => {
  test('is requested by the owner, shows the public card, and ends with a message to the owner', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const admin = await join(product, 'Wren Castell', ['admin']);
    const { id } = await writeListing(seller, await addBusiness(seller));
    expect((await moveListing(seller, seller, id, 'in_review', { reason: 'Is this fine?' })).status).toBe(
      200,
    );
    const reviews = await expectOk(admin.get('/api/listing-reviews'));
    expect(reviews).toMatchObject({
      items: [{ id, note: 'Is this fine?', preview: { id, status: 'in_review' } }],
    });
    expect(JSON.stringify(reviews)).not.toMatch(/Quartzite|Juniper|240000000/);
    const edit = await seller.put(`/api/listing/${id}/draft`, { ...aDraft(), version: 3 });
    expect(edit.status).toBe(409);
    expect(await edit.json()).toMatchObject({ code: 'listing-not-editable' });
    expect((await moveListing(seller, seller, id, 'live')).status).toBe(403);
    const bare = await moveListing(admin, seller, id, 'draft');
    expect(bare.status).toBe(422);
    expect(await bare.json()).toMatchObject({ code: 'reason-required' });
    expect((await moveListing(admin, seller, id, 'draft', { reason: 'Say less' })).status).toBe(200);
    expect((await moveListing(seller, seller, id, 'in_review')).status).toBe(200);
    expect((await moveListing(admin, seller, id, 'live')).status).toBe(200);
    const { history } = await ownListing(seller, id);
    expect(history.map(({ from, to, by, reason }) => [from, to, by, reason])).toEqual([
      ['draft', 'in_review', 'owner', 'Is this fine?'],
      ['in_review', 'draft', 'admin', 'Say less'],
      ['draft', 'in_review', 'owner', null],
      ['in_review', 'live', 'admin', null],
    ]);
    const mails = await mailsTo(product, seller);
    expect(mails.filter(({ kind }) => kind === 'listing-decided')).toHaveLength(2);
  });
});

describe('a public listing', () => {
  test('goes under offer and back, and stays on the market', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const id = await publishListing(seller);
    for (const to of ['under_offer', 'live', 'under_offer']) {
      expect((await moveListing(seller, seller, id, to)).status).toBe(200);
      expect(await expectOk(product.call('GET', '/api/listing/'))).toMatchObject({
        items: [{ id, status: to }],
      });
    }
  });

  for (const end of ['withdrawn', 'sold'])
    test(`that is ${end} ends every request and grant immediately, and leaves the market`, async ({
      fresh,
    }) => {
      await using product = await testProduct(fresh);
      const seller = await join(product, 'Zebulon Quist');
      const approved = await join(product, 'Ada Lovelace');
      const waiting = await join(product, 'Ben Waiting');
      const id = await publishListing(seller);
      const first = await requestAccess(approved, id);
      const second = await requestAccess(waiting, id);
      await moveRequest(seller, first, 'awaiting_signature');
      await moveRequest(seller, second, 'awaiting_signature');
      await signNda(approved, first, 'Ada Lovelace');
      await moveRequest(seller, first, 'approved');
      expect(await expectOk(approved.get(`/api/listing/${id}`))).toMatchObject({
        profile: expect.any(Object),
      });
      expect((await moveListing(seller, seller, id, end)).status).toBe(200);
      for (const person of [approved, waiting, null])
        expect(
          (await (person?.get(`/api/listing/${id}`) ?? product.call('GET', `/api/listing/${id}`))).status,
        ).toBe(404);
      for (const [person, request] of [
        [approved, first],
        [waiting, second],
      ] as const)
        expect(await expectOk(person.get(`/api/access-requests/${request}`))).toMatchObject({
          status: 'denied',
          denyReason: 'listing_closed',
        });
      expect((await requestOf(waiting, second)).nda?.status).toBe('void');
      expect(await expectOk(product.call('GET', '/api/listing/'))).toMatchObject({ items: [], total: 0 });
      expect((await waiting.post(`/api/listing/${id}/deal-room/request`, {})).status).toBe(404);
      const told = (await mailsTo(product, waiting)).filter(({ kind }) => kind === 'request-moved');
      const said = end === 'sold' ? 'The business was sold' : 'The listing was withdrawn';
      expect(told.map(({ subject }) => subject)).toEqual([said]);
    });

  test('that was withdrawn can be listed again, which gives no one access again', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const id = await publishListing(seller);
    const request = await requestAccess(buyer, id);
    await moveRequest(seller, request, 'awaiting_signature');
    await signNda(buyer, request, 'Ada Lovelace');
    await moveRequest(seller, request, 'approved');
    for (const to of ['withdrawn', 'draft', 'live'])
      expect((await moveListing(seller, seller, id, to)).status).toBe(200);
    expect(await expectOk(buyer.get(`/api/listing/${id}`))).toMatchObject({ profile: null });
  });
});

test('a broker moves a listing only during the engagement', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Zebulon Quist');
  const broker = await join(product, 'Bo Broker', ['broker']);
  const id = await publishListing(seller);
  expect((await moveListing(broker, seller, id, 'under_offer')).status).toBe(403);
  const endsAt = new Date(product.clock.now().getTime() + 60_000);
  await giveMandate(product, { seller, broker, listingId: id, endsAt, mayApprove: true });
  expect((await moveListing(broker, seller, id, 'under_offer')).status).toBe(200);
  product.clock.advance(60_000);
  expect((await moveListing(broker, seller, id, 'live')).status).toBe(403);
});

async function mailsTo({ database: { db } }: TestProduct, { email }: Someone) {
  return db.selectFrom('outgoing_mail').select(['kind', 'subject']).where('recipient', '=', email).execute();
}
