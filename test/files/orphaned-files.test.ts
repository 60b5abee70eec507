import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { photoKeys } from '#features/marketplace/listing-photos/server/photo-tools.ts';
import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { hours } from '#kernel/instant.ts';
import { holdStoredFiles } from '#platform/backup/held-files-store.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { addPhoto } from '#test/support/photos.ts';
import { picture } from '#test/support/pictures.ts';
import { testProduct } from '#test/support/product.ts';
import { orphanedFiles } from '#test/support/stored-files.ts';
import { memoryFiles } from './memory-files.ts';

const test = plain.extend('shop', async ({ fresh }, { onCleanup }) => {
  const { files, kept, fail } = memoryFiles();
  const product = await testProduct(fresh, { files });
  onCleanup(() => product[Symbol.asyncDispose]());
  const owner = await join(product, 'Zebulon Quist');
  const loose = () => orphanedFiles(fresh.db);
  const announce = (...keys: string[]) =>
    announceFiles(
      fresh.db,
      keys.map((key) => ({ key, bytes: 3 })),
      { for: { personId: owner.id }, limits: { quotas: null, disk: null }, now: product.clock.now() },
    );
  const sweep = () => product.runJob(removeOrphanedFiles);
  return { product, owner, files, kept, fail, loose, announce, sweep, db: fresh.db };
});

describe('orphaned files', () => {
  test('do not include those of a stored photo; those of a removed one are deleted', async ({ shop }) => {
    const { owner, product, kept, loose } = shop;
    const id = await addPhoto(owner, await publishListing(owner), 'A workshop');
    expect([await loose(), [...kept.keys()].sort()]).toEqual([[], photoKeys(id).sort()]);
    await expectOk(owner.delete(`/api/listing-photos/${id}`));
    await product.runJobs();
    expect([await loose(), kept.size]).toEqual([[], 0]);
  });

  test('of a rolled-back transaction are deleted after an hour, but not earlier', async ({ shop }) => {
    const { owner, product, kept, fail, loose, sweep } = shop;
    const listing = await publishListing(owner);
    // The store fails after the first of two sizes, which rolls the transaction back, as after a kill.
    fail.afterPuts = 1;
    const answer = await owner.upload(`/api/listing/${listing}/photos`, await picture('png'), 'image/png');
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await problemOf(answer)).code).toBe('storage-unavailable');
    expect([(await loose()).length, kept.size]).toEqual([2, 1]);
    await sweep();
    expect(kept.size).toBe(1);
    product.clock.advance(2 * hours);
    await sweep();
    expect([await loose(), kept.size]).toEqual([[], 0]);
  });

  test('stay while a backup copies files', async ({ shop, fresh }) => {
    const { product, files, kept, announce, sweep } = shop;
    await announce('listing-photos/x/full.webp');
    await files.put('listing-photos/x/full.webp', new Uint8Array(3));
    product.clock.advance(2 * hours);
    const holding = new pg.Client(fresh.source);
    await holding.connect();
    await holdStoredFiles(holding);
    await sweep();
    expect(kept.size).toBe(1);
    await holding.end();
    const keptAfterSweep = async () => {
      await sweep();
      return kept.size;
    };
    await expect.poll(keptAfterSweep).toBe(0);
  });

  test('stay recorded if the store cannot remove them now', async ({ shop }) => {
    const { product, files, kept, fail, loose, announce, sweep } = shop;
    await announce('listing-photos/x/full.webp');
    await files.put('listing-photos/x/full.webp', new Uint8Array(3));
    product.clock.advance(2 * hours);
    fail.removes = true;
    await expect(sweep()).rejects.toThrow();
    expect(await loose()).toEqual(['listing-photos/x/full.webp']);
    fail.removes = false;
    await sweep();
    expect([await loose(), kept.size]).toEqual([[], 0]);
  });

  test('are not deleted while another transaction claims them', async ({ shop }) => {
    const { product, files, kept, announce, sweep } = shop;
    await announce('a/b.webp', 'a/c.webp');
    for (const key of ['a/b.webp', 'a/c.webp']) await files.put(key, new Uint8Array(3));
    product.clock.advance(2 * hours);
    await product.product.asSystem(async (work) => {
      await holdFiles(work, ['a/b.webp']);
      await sweep();
    });
    expect([...kept.keys()]).toEqual(['a/b.webp']);
    await expect(product.product.asSystem((work) => holdFiles(work, ['a/c.webp']))).rejects.toThrow(
      'not announced',
    );
  });

  test('are deleted in batches until none is left', async ({ shop }) => {
    const { product, sweep, loose, announce } = shop;
    const keys = Array.from({ length: 250 }, (_, n) => `many/${n}.webp`);
    await announce(...keys);
    product.clock.advance(2 * hours);
    await sweep();
    expect(await loose()).toEqual([]);
  });

  test('of a photo are released by the database', async ({ shop }) => {
    const { owner, db, loose } = shop;
    const id = await addPhoto(owner, await publishListing(owner), 'A workshop');
    await sql`delete from listing_photo`.execute(db);
    expect(await loose()).toEqual(photoKeys(id).sort());
  });
});
