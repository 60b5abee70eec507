import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { problemOf } from '#test/support/caller.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { addPhoto, publishPhoto } from '#test/support/photos.ts';
import { claimedPng, picture, pngChunk } from '#test/support/pictures.ts';
import { testProduct } from '#test/support/product.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const polyglot = async () => Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')]);
/** Rows of zeros, far more than the header claims, compressed to almost nothing. */
const bomb = () => claimedPng({ width: 16, height: 16 }, Buffer.alloc(60_000_000));

const hostile: readonly [string, () => Buffer | Promise<Buffer>, string, number, string][] = [
  ['an SVG with a script, under its own type', () => svg, 'image/svg+xml', 415, 'wrong-upload-type'],
  ['an SVG with a script, as PNG', () => svg, 'image/png', 415, 'image-type-not-accepted'],
  [
    'a page as JPEG',
    async () => Buffer.from('<!doctype html><script>x</script>'),
    'image/jpeg',
    415,
    'image-type-not-accepted',
  ],
  ['a GIF as WebP', async () => Buffer.from('GIF89a...'), 'image/webp', 415, 'image-type-not-accepted'],
  ['a JPEG as PNG', () => picture('jpeg'), 'image/png', 415, 'image-type-differs'],
  ['a JPEG that is a page, too', polyglot, 'image/jpeg', 422, 'image-carries-file'],
  [
    '50 megapixels',
    async () => claimedPng({ width: 10_000, height: 5_000 }),
    'image/png',
    422,
    'image-too-many-pixels',
  ],
  ['a line', async () => claimedPng({ width: 9_000, height: 3 }), 'image/png', 422, 'image-too-narrow'],
  ['half a picture', async () => (await picture('png')).subarray(0, 100), 'image/png', 422, 'image-broken'],
  ['nothing', async () => Buffer.alloc(0), 'image/png', 415, 'image-type-not-accepted'],
  ['16 MB', async () => Buffer.alloc(16_000_000), 'image/png', 413, 'body-too-large'],
  [
    'rows without end for no chunk',
    async () =>
      Buffer.concat([claimedPng({ width: 9, height: 9 }).subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]),
    'image/png',
    422,
    'image-broken',
  ],
];

describe('a photo upload', () => {
  test('is refused with its reason, and nothing is stored', async ({ fresh }) => {
    const { product, owner, listing, count } = await shop(fresh);
    await using _ended = product;
    for (const [what, make, type, status, code] of hostile) {
      const answer = await owner.upload(`/api/listing/${listing.id}/photos`, await make(), type);
      const problem = await problemOf(answer);
      expect([answer.status, problem.code], what).toEqual([status, code]);
      expect(problem.detail.length).toBeGreaterThan(20);
    }
    expect(await count()).toBe(2);
  });

  test('survives a decompression bomb, and is for the owner only', async ({ fresh }) => {
    const { product, owner, admin, listing } = await shop(fresh);
    await using _ended = product;
    const path = `/api/listing/${listing.id}/photos`;
    expect([201, 422]).toContain((await owner.upload(path, bomb(), 'image/png')).status);
    expect((await owner.upload(path, await picture('webp'), 'image/webp')).status).toBe(201);
    expect((await admin.upload(path, await picture('png'), 'image/png')).status).toBe(404);
  });
});

async function shop(database: CopiedDatabase) {
  const product = await testProduct(database);
  const owner = await join(product, 'Zebulon Quist');
  const admin = await join(product, 'Ada Desk', ['admin']);
  const listing = { id: await publishListing(owner) };
  const shown = await addPhoto(owner, listing.id, 'A tidy workshop');
  const hidden = await addPhoto(owner, listing.id, 'The office');
  await publishPhoto({ owner, admin }, shown);
  const card = async () =>
    z
      .object({ teaser: z.object({ photos: z.array(z.object({ id: z.string() })) }) })
      .parse(await expectOk(product.call('GET', `/api/listing/${listing.id}`)))
      .teaser.photos.map(({ id }) => id);
  const status = async (id: string) => (await product.call('GET', `/api/listing-photos/${id}`)).status;
  const count = async () => (await database.db.selectFrom('listing_photo').select('id').execute()).length;
  return { product, owner, admin, listing, shown, hidden, card, status, count };
}

describe('the photos of a listing', () => {
  test('are gone for everyone at the next request after they were removed', async ({ fresh }) => {
    const { product, owner, shown, hidden, card, status } = await shop(fresh);
    await using _ended = product;
    expect([await card(), await status(shown), await status(hidden)]).toEqual([[shown], 200, 404]);
    await expectOk(owner.post(`/api/listing-photos/${shown}/moves`, { to: 'private', version: 4 }));
    expect([await card(), await status(shown)]).toEqual([[], 404]);
    expect((await owner.get(`/api/listing-photos/${shown}?scale=card`)).status).toBe(200);
    await expectOk(owner.delete(`/api/listing-photos/${shown}`));
    await product.runJobs();
    expect((await owner.get(`/api/listing-photos/${shown}`)).status).toBe(404);
  });

  test('leave the market with their listing', async ({ fresh }) => {
    const { product, owner, listing, shown, status } = await shop(fresh);
    await using _ended = product;
    const draft = await expectOk(owner.get(`/api/listing/${listing.id}/draft`));
    const { version } = z.object({ version: z.number() }).parse(draft);
    await expectOk(owner.post(`/api/listing/${listing.id}/moves`, { to: 'withdrawn', version }));
    expect(await status(shown)).toBe(404);
  });

  test('need a description that reveals nothing, and the seller’s confirmation, for the public card', async ({
    fresh,
  }) => {
    const { product, owner, hidden } = await shop(fresh);
    await using _ended = product;
    const path = `/api/listing-photos/${hidden}`;
    const handIn = async (body: object) =>
      (await problemOf(await owner.post(`${path}/moves`, { to: 'awaiting', ...body }))).code;
    expect(await handIn({ version: 2 })).toBe('photo-not-confirmed');
    await expectOk(owner.put(path, { alt: 'The office of Zebulon Quist', version: 2 }));
    expect(await handIn({ version: 3, confirmed: true, acknowledgeWarnings: true })).toBe('leaks-found');
    await expectOk(owner.put(path, { alt: '', version: 3 }));
    expect(await handIn({ version: 4, confirmed: true })).toBe('photo-not-described');
    expect(await handIn({ version: 3, confirmed: true })).toBe('stale');
  });

  test('keep their order, and an order of other photos is refused as stale', async ({ fresh }) => {
    const { product, owner, listing, shown, hidden } = await shop(fresh);
    await using _ended = product;
    const path = `/api/listing/${listing.id}/photo-order`;
    const ordered = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await expectOk(owner.put(path, { ids: [hidden, shown] })));
    expect(ordered.items.map(({ id }) => id)).toEqual([hidden, shown]);
    for (const ids of [[shown], [shown, shown], [hidden, randomUUID()], []])
      expect((await owner.put(path, { ids })).status).toBe(409);
  });

  test('are limited to twelve', async ({ fresh }) => {
    const { product, owner, listing } = await shop(fresh);
    await using _ended = product;
    const png = await picture('png');
    const add = () => owner.upload(`/api/listing/${listing.id}/photos`, png, 'image/png');
    for (let i = 0; i < 10; i += 1) await expectOk(add());
    const more = await add();
    expect([more.status, (await problemOf(more)).code]).toEqual([409, 'photos-full']);
  });
});
