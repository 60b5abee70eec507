import { Transformer } from '@napi-rs/image';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { problemOf } from '#test/support/caller.ts';
import { publishListing } from '#test/support/deal.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { join, type Someone } from '#test/support/people.ts';
import { claimedPng, picture, riff, webpChunk } from '#test/support/pictures.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { openRoom } from '#test/support/rooms.ts';
import { test } from '../support/database.ts';
import { addFile, approvedBuyer, show, viewingRoom } from './viewing-room.ts';

const reply = z.object({
  views: z.number(),
  found: z
    .object({
      roomId: z.string(),
      room: z.string(),
      documentId: z.string(),
      document: z.string(),
      version: z.number(),
      page: z.number(),
      at: z.string(),
      side: z.string(),
      reader: z.object({ id: z.string(), name: z.string() }).nullable(),
      own: z.boolean(),
      oneIn: z.number(),
    })
    .nullable(),
});

async function leakScene(product: TestProduct) {
  const made = await viewingRoom(product);
  const { document } = await addFile(made, 'lease.pdf', plainPdf('Lease agreement', 3));
  await product.runJobs();
  await show(made, 'view');
  const { buyer: other } = await approvedBuyer(product, made.owner, made.listing, 'Ann Other');
  const admin = await join(product, 'Ada Admin', ['admin']);
  const pageFor = async (reader: Someone, page: number) => {
    const answer = await reader.get(`/api/room-documents/${document}/page-image?number=${page}&width=800`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  return { ...made, document, other, admin, pageFor };
}

/** 40% of a page's width and height, smaller, as a JPEG of poor quality: what a chat makes of a screenshot. */
async function passedOn(page: Buffer): Promise<Buffer> {
  const part = await new Transformer(page).crop(170, 290, 320, 412).png();
  return new Transformer(await new Transformer(part).resize(266, 342).png()).jpeg(70);
}

/** As screenshots are stored on most machines. */
async function seeThrough(page: Buffer): Promise<Buffer> {
  const { width, height } = await new Transformer(page).metadata();
  const gray = await new Transformer(page).rawPixels();
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (const [at, value] of gray.entries()) rgba.fill(value, at * 4, at * 4 + 3);
  return Transformer.fromRgbaPixels(rgba, width, height).png();
}

async function searched(answer: Promise<Response>) {
  const got = await answer;
  expect(got.status).toBe(200);
  return reply.parse(await got.json());
}

describe('a picture of a page', () => {
  test('is traced to the view that it was served for, by the seller and by an admin', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { owner, buyer, other, admin, room, document, pageFor } = await leakScene(product);
    const [first, second] = [await pageFor(buyer, 2), await pageFor(other, 2)];
    await pageFor(other, 1);
    const path = `/api/deal-rooms/${room.id}/leak-searches`;
    const traced = await searched(owner.upload(path, await passedOn(second), 'image/jpeg'));
    expect(traced.views).toBe(3);
    expect(traced.found).toMatchObject({
      roomId: room.id,
      documentId: document,
      document: 'lease.pdf',
      version: 1,
      page: 2,
      side: 'buyer',
      reader: { id: other.id, name: 'Ann Other' },
      own: false,
    });
    expect(traced.found?.oneIn).toBeGreaterThanOrEqual(1_000_000);
    expect(new Date(traced.found?.at ?? '').getTime() % 60_000).toBe(0);
    const { found } = await searched(
      admin.upload('/api/leak-searches', await seeThrough(first), 'image/png'),
    );
    expect(found).toMatchObject({ page: 2, reader: { id: buyer.id, name: 'Bob Buyer' } });
    const entries = await product.database.db
      .selectFrom('audit_event')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'leak-searched')
      .orderBy('at')
      .execute();
    expect(entries.map(({ actor_id }) => actor_id)).toEqual([owner.id, admin.id]);
    expect(JSON.stringify(entries)).not.toContain('Other');
  });

  test('that is none, of a page from elsewhere or of the seller’s own view names no buyer', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { owner, buyer, admin, room, pageFor } = await leakScene(product);
    await pageFor(buyer, 1);
    const path = `/api/deal-rooms/${room.id}/leak-searches`;
    const foreign = await searched(owner.upload(path, await picture('jpeg'), 'image/jpeg'));
    expect(foreign).toEqual({ found: null, views: 1 });
    const own = await pageFor(owner, 1);
    const { found } = await searched(owner.upload(path, own, 'image/png'));
    expect(found).toMatchObject({ side: 'seller', own: true, reader: null });
    const { found: byAdmin } = await searched(admin.upload('/api/leak-searches', own, 'image/png'));
    expect(byAdmin).toMatchObject({ side: 'seller', own: false, reader: { name: 'Olive Owner' } });
    const nora = await join(product, 'Nora Neighbor');
    const elsewhere = await openRoom(nora, await publishListing(nora));
    const there = `/api/deal-rooms/${elsewhere.id}/leak-searches`;
    expect(await searched(nora.upload(there, own, 'image/png'))).toEqual({ found: null, views: 0 });
    expect((await nora.upload(path, own, 'image/png')).status).toBe(404);
  });

  test('is searched for by no one else, and refused with its reason if it is no still picture', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { owner, buyer, room } = await leakScene(product);
    const path = `/api/deal-rooms/${room.id}/leak-searches`;
    const outsider = await join(product, 'Otto Outsider');
    const any = await picture('png');
    expect((await buyer.upload(path, any, 'image/png')).status).toBe(404);
    expect((await outsider.upload(path, any, 'image/png')).status).toBe(404);
    for (const who of [owner, buyer, outsider])
      expect((await who.upload('/api/leak-searches', any, 'image/png')).status).toBe(403);
    const animated = riff([webpChunk('VP8X', Buffer.alloc(10, 2)), webpChunk('ANIM', Buffer.alloc(6))]);
    const refusals: [Buffer, string, string][] = [
      [Buffer.alloc(0), 'image/png', 'image-type-not-accepted'],
      [animated, 'image/webp', 'image-animated'],
      [claimedPng({ width: 20_000, height: 20_000 }), 'image/png', 'image-too-many-pixels'],
      [any.subarray(0, 100), 'image/png', 'image-broken'],
    ];
    for (const [bytes, type, code] of refusals)
      expect((await problemOf(await owner.upload(path, bytes, type))).code).toBe(code);
  });

  test('that a reader opens twice in a minute is one view, and a minute later another', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { buyer, pageFor } = await leakScene(product);
    const [one, same] = [await pageFor(buyer, 1), await pageFor(buyer, 1)];
    expect(Buffer.compare(one, same)).toBe(0);
    product.clock.advance(60_000);
    await pageFor(buyer, 1);
    const views = await product.database.db.selectFrom('room_page_view').select(['id', 'side']).execute();
    expect(views.map(({ side }) => side)).toEqual(['buyer', 'buyer']);
  });
});
