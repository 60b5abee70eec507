import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { photoKeys } from '#features/marketplace/listing-photos/server/photo-tools.ts';
import { isSealed } from '#platform/files/sealing-files.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { addPhoto } from '#test/support/photos.ts';
import { testProduct } from '#test/support/product.ts';
import { memoryFiles } from './memory-files.ts';

const sealJob = 'seal-plain-files';

const test = plain.extend('shop', async ({ fresh }, { onCleanup }) => {
  const { files, kept } = memoryFiles();
  const product = await testProduct(fresh, { files });
  onCleanup(() => product[Symbol.asyncDispose]());
  const owner = await join(product, 'Zebulon Quist');
  const buyer = await join(product, 'Barnaby Thorne');
  const listing = await publishListing(owner);
  const photo = await addPhoto(owner, listing, 'A workshop');
  const request = await requestAccess(buyer, listing);
  await moveRequest(owner, request, 'awaiting_signature');
  const nda = await signNda(buyer, request, 'Barnaby Thorne');
  await product.runJobs();
  return { product, owner, buyer, files, kept, photo, nda, db: fresh.db };
});

const bytesOf = async (answer: Promise<Response>) => Buffer.from(await (await answer).arrayBuffer());

describe('the file store', () => {
  test('holds sealed files: neither a signed agreement nor a photo is readable on disk', async ({ shop }) => {
    const { kept, buyer, owner, nda, photo } = shop;
    expect(kept.size).toBeGreaterThanOrEqual(4);
    for (const [key, bytes] of kept) {
      const text = Buffer.from(bytes).toString('latin1');
      expect({ key, plain: /%PDF-|RIFF|WEBP|Barnaby|Thorne/.test(text) }).toEqual({ key, plain: false });
    }
    const pdf = await bytesOf(buyer.get(`/api/ndas/${nda}/file`));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const shown = await bytesOf(owner.get(`/api/listing-photos/${photo}?scale=full`));
    expect(shown.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('still reads plain files of older versions exactly, and a job seals them', async ({ shop }) => {
    const { product, kept, buyer, owner, nda, photo, db } = shop;
    const both = () =>
      Promise.all([
        bytesOf(buyer.get(`/api/ndas/${nda}/file`)),
        bytesOf(owner.get(`/api/listing-photos/${photo}?scale=card`)),
      ]);
    const [agreement, picture] = await both();
    const sealed = await db
      .selectFrom('nda_seal')
      .select(['file_key', 'file_sha256'])
      .executeTakeFirstOrThrow();
    const [, card = ''] = photoKeys(photo);
    kept.set(sealed.file_key ?? '', agreement);
    kept.set(card, picture);
    await db
      .insertInto('plain_file')
      .values([{ key: sealed.file_key ?? '' }, { key: card }, { key: 'gone/away.pdf' }])
      .execute();
    expect(await both()).toEqual([agreement, picture]);

    await product.runJob(sealJob);
    expect(
      [kept.get(sealed.file_key ?? ''), kept.get(card)].map((bytes) => bytes && isSealed(bytes)),
    ).toEqual([true, true]);
    expect(await db.selectFrom('plain_file').selectAll().execute()).toEqual([]);
    expect(await both()).toEqual([agreement, picture]);
    expect(createHash('sha256').update(agreement).digest('hex')).toBe(sealed.file_sha256);

    const before = kept.get(card);
    await product.runJob(sealJob);
    expect(kept.get(card)).toBe(before);
  });

  test('does not restore a photo that was removed before it was sealed', async ({ shop }) => {
    const { product, kept, owner, photo, db } = shop;
    await db
      .insertInto('plain_file')
      .values(photoKeys(photo).map((key) => ({ key })))
      .execute();
    await expectOk(owner.delete(`/api/listing-photos/${photo}`));
    expect(await db.selectFrom('plain_file').selectAll().execute()).toEqual([]);
    await product.runJobs();
    await product.runJob(sealJob);
    expect([...kept.keys()].filter((key) => key.startsWith('listing-photos/'))).toEqual([]);
  });

  test('reports a changed file as damaged and does not show it', async ({ shop }) => {
    const { kept, buyer, owner, nda, photo } = shop;
    for (const [key, bytes] of kept) {
      const changed = Buffer.from(bytes);
      changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
      kept.set(key, changed);
    }
    const refused = await problemOf(await buyer.get(`/api/ndas/${nda}/file`));
    expect(refused).toMatchObject({ status: 409, code: 'file-damaged' });
    expect((await owner.get(`/api/listing-photos/${photo}?scale=full`)).status).toBe(404);
  });
});
