import { describe, expect } from 'vitest';
import { z } from 'zod';
import { examineImage } from '#platform/images/examine-image.ts';
import { getAbout } from '#site/profiles/contract.ts';
import { test, untilSigned } from '../product/a-deal.ts';
import { moveRequest, requestAccess } from '../support/deal.ts';
import { expectOk, type Someone } from '../support/people.ts';
import { exif, picture, withSegment } from '../support/pictures.ts';

const aboutOf = async (who: Someone, personId = who.id) =>
  getAbout.reply.parse(await expectOk(who.get(`/api/users/${personId}/about`)));
const bioFor = async (who: Someone, personId: string) =>
  (await aboutOf(who, personId)).bio.map(({ text, hidden }) => (hidden ? `[${hidden}]` : text)).join('');
const versionShape = z.object({ version: z.number() });
const bio = 'I buy bakeries. Mail ada@lovelace.example or 801-555-0142.';

describe('a profile', () => {
  test('is for people who may know the person; contact details only while access is granted', async ({
    deal,
  }) => {
    const { seller, buyer } = deal;
    await expectOk(buyer.put(`/api/users/${buyer.id}/about`, { bio }));
    expect(await bioFor(buyer, buyer.id)).toBe(bio);
    expect((await seller.get(`/api/users/${buyer.id}/about`)).status).toBe(404);
    const request = await untilSigned(deal);
    expect(await bioFor(seller, buyer.id)).toBe('I buy bakeries. Mail [email] or [phone].');
    await moveRequest(seller, request, 'approved');
    expect(await bioFor(seller, buyer.id)).toBe(bio);
    await moveRequest(seller, request, 'denied', { reason: 'No' });
    expect(await bioFor(seller, buyer.id)).toBe('I buy bakeries. Mail [email] or [phone].');
  });

  test('has length limits and no invisible tricks, and is only changed by its person', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    await requestAccess(buyer, listingId);
    const path = `/api/users/${buyer.id}/about`;
    expect((await buyer.put(path, { bio: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await buyer.put(path, { bio: 'a\u202eb' })).status).toBe(400);
    expect((await seller.put(path, { bio: 'Mine now' })).status).toBe(404);
    const script = '<script>alert(1)</script>';
    await expectOk(buyer.put(path, { bio: script }));
    expect(await bioFor(seller, buyer.id)).toBe(script);
    await expectOk(buyer.put(path, { bio: '' }));
    expect(await bioFor(seller, buyer.id)).toBe('');
  });
});

describe('a profile picture', () => {
  test('is re-encoded as a square without metadata, for people who may know the person', async ({ deal }) => {
    const { seller, buyer } = deal;
    const path = `/api/users/${buyer.id}/picture`;
    const note = Buffer.concat([Buffer.from('Exif\0\0'), exif(1, 'CANARY')]);
    const sent = withSegment(await picture('jpeg', { width: 300, height: 200 }), 0xe1, note);
    const put = (who: Someone, bytes: Uint8Array, type: string) =>
      deal.product.call('PUT', path, { key: who.key, body: bytes, headers: { 'Content-Type': type } });
    const changed = getAbout.reply.parse(await expectOk(put(buyer, sent, 'image/jpeg')));
    expect(changed.pictureId).not.toBeNull();
    expect((await seller.get(path)).status).toBe(404);
    await requestAccess(buyer, deal.listingId);
    const seen = await seller.get(path);
    expect(seen.headers.get('content-type')).toBe('image/webp');
    const bytes = new Uint8Array(await seen.arrayBuffer());
    expect(examineImage({ bytes, type: 'image/webp' })).toMatchObject({ width: 256, height: 256 });
    expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
    expect((await put(seller, sent, 'image/jpeg')).status).toBe(404);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect((await put(buyer, svg, 'image/svg+xml')).status).toBe(415);
    expect((await put(buyer, svg, 'image/png')).status).toBeGreaterThanOrEqual(400);
    await expectOk(buyer.delete(path));
    expect((await seller.get(path)).status).toBe(404);
    expect((await aboutOf(seller, buyer.id)).pictureId).toBeNull();
  });

  test('is erased with the account, like the whole profile', async ({ deal }) => {
    const { buyer, admin, product } = deal;
    await requestAccess(buyer, deal.listingId);
    await expectOk(buyer.put(`/api/users/${buyer.id}/about`, { bio }));
    await expectOk(admin.delete(`/api/users/${buyer.id}/`));
    const rows = await product.database.db.selectFrom('person_profile').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

test('an account without deals has no figures, and amounts are only shown to the person', async ({
  deal,
}) => {
  const { seller, buyer, listingId } = deal;
  await requestAccess(buyer, listingId);
  expect((await aboutOf(buyer)).statistics).toEqual({
    soldFor: null,
    sold: 0,
    soldWithoutPrice: 0,
    bought: 0,
    amountsShown: true,
  });
  const { version } = await expectOk(seller.get(`/api/listing/${listingId}/draft`)).then((draft) =>
    versionShape.parse(draft),
  );
  await expectOk(seller.post(`/api/listing/${listingId}/moves`, { to: 'sold', version }));
  expect((await aboutOf(seller)).statistics).toMatchObject({ sold: 1, soldFor: null, soldWithoutPrice: 1 });
  await deal.product.database.db.updateTable('sale').set({ price_cents: 123_456_789 }).execute();
  expect((await aboutOf(seller)).statistics).toMatchObject({ sold: 1, soldFor: 123_456_789 });
  const { amountsShown, soldFor } = (await aboutOf(deal.admin, seller.id)).statistics;
  expect([amountsShown, soldFor]).toEqual([true, 123_456_789]);
});
