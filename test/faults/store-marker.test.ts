import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openStore } from '#app/open-store.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { problemOf } from '#test/support/caller.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import { test as plain } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join as joinIn } from '#test/support/people.ts';
import { addPhoto } from '#test/support/photos.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { acceptFiles } from '../../scripts/admin/accept-files.ts';

const test = plain.extend('site', async ({ fresh }, { onCleanup }) => {
  const place = await mkdtemp(join(tmpdir(), 'cairn-marker-'));
  onCleanup(() => rm(place, { recursive: true, force: true }));
  const clock = standingClock();
  const storage = (name = 'files') => ({ kind: 'folder', folder: join(place, name) }) as const;
  const start = async (name?: string, log = quietLog) =>
    openStore(storage(name), { db: fresh.db, clock, log });
  const refusal = async (name?: string) => {
    const error: unknown = await start(name).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof StartProblem) return error.message;
    throw error ?? new Error('the start was not refused');
  };
  return { place, folder: join(place, 'files'), clock, start, refusal, storage, db: fresh.db, fresh };
});

describe('the files folder', () => {
  test('is created and marked at the first start and recognized at the next', async ({ site }) => {
    await site.start();
    const { id } = await site.db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
    expect(await readFile(join(site.folder, '.installation'), 'utf8')).toBe(id);
    await site.start();
    // No file was ever stored, so nothing is missing.
    await rm(site.folder, { recursive: true });
    await site.start();
  });

  test('that is missing while the database knows files prevents the start and is not created again', async ({
    site,
  }) => {
    const { files } = await site.start();
    await using product = await testProduct(site.fresh, { files });
    const owner = await joinIn(product, 'Olive Owner');
    await addPhoto(owner, await publishListing(owner), 'A workshop');
    const aside = join(site.place, 'aside');
    await rename(site.folder, aside);
    const words = await site.refusal();
    expect(words).toContain(`${site.folder} is not where the files of this installation are`);
    expect(words).toMatch(/the database knows 2 files, and of the 2 that were checked, 0 are there/);
    expect(words).toMatch(/Mount or restore .* npm run admin -- accept-files\.$/);
    expect(await readdir(site.place)).toEqual(['aside']);
    // The same for the empty folder that an unmounted volume leaves.
    await mkdir(site.folder);
    await site.refusal();
    expect(await readdir(site.folder)).toEqual([]);
    await rm(site.folder, { recursive: true });

    await rename(aside, site.folder);
    await site.start();
    // A store that was marked before must have its marker, even if the files are there.
    await rm(join(site.folder, '.installation'));
    expect(await site.refusal()).toMatch(/of the 2 that were checked, 2 are there/);
  });

  test('that is permanently lost can only be given up by a command', async ({ site }) => {
    const { files } = await site.start();
    await using product = await testProduct(site.fresh, { files });
    const owner = await joinIn(product, 'Olive Owner');
    const listing = await publishListing(owner);
    const photo = await addPhoto(owner, listing, 'A workshop');
    await rm(site.folder, { recursive: true });
    const lost = await owner.get(`/api/listing-photos/${photo}/full`);
    expect(lost.ok).toBe(false);
    await site.refusal();
    const said = await acceptFiles(site.db, site.storage());
    expect(said).toMatch(
      /files go from now on\. The database knows 2 files; of the 2 that were checked, 0 are there/,
    );
    await site.start();
    await expectOk(owner.get(`/api/listing/${listing}/own-photos`));
    await addPhoto(owner, listing, 'Another');
  });

  test('of an installation older than markers is accepted only where its files are', async ({ site }) => {
    const { files } = await site.start();
    await using product = await testProduct(site.fresh, { files });
    const owner = await joinIn(product, 'Olive Owner');
    await addPhoto(owner, await publishListing(owner), 'A workshop');
    await rm(join(site.folder, '.installation'));
    await site.db.updateTable('installation').set({ store_marked_at: null }).execute();
    expect(await site.refusal('elsewhere')).toMatch(/of the 2 that were checked, 0 are there/);
    await site.start();
    expect(await readdir(site.folder)).toContain('.installation');
    await rm(join(site.folder, '.installation'));
    await site.refusal();
  });

  test('of another installation is refused by the start and by the command', async ({ site }) => {
    await mkdir(site.folder);
    await writeFile(join(site.folder, '.installation'), 'another one');
    expect(await site.refusal()).toMatch(/holds the files of another installation of Cairn/);
    await expect(acceptFiles(site.db, site.storage())).rejects.toThrow(/another installation/);
    expect(await readFile(join(site.folder, '.installation'), 'utf8')).toBe('another one');
  });
});

test('readyz tries a write, and only says which part fails', async ({ site }) => {
  const { log, lines } = capturedLog();
  const { files, check } = await site.start(undefined, log);
  const checks = [{ part: 'files', run: check }];
  await using product = await testProduct(site.fresh, { files, checks });
  const readyz = async () => {
    product.clock.advance(5_000);
    const answer = await product.app.request('/readyz');
    return [answer.status, await answer.text()];
  };
  const fit = [200, 'ready\nfiles: ok\n'];
  const failing = [503, 'not ready\nfiles: failing\n'];
  expect(await readyz()).toEqual(fit);
  await rename(site.folder, join(site.place, 'aside'));
  expect(await readyz()).toEqual(failing);
  await rename(join(site.place, 'aside'), site.folder);
  expect(await readyz()).toEqual(fit);
  const marker = join(site.folder, '.installation');
  const own = await readFile(marker);
  await writeFile(marker, 'another one');
  expect(await readyz()).toEqual(failing);
  await writeFile(marker, own);
  await rm(join(site.folder, '.incoming'), { recursive: true });
  await writeFile(join(site.folder, '.incoming'), '');
  expect(await readyz()).toEqual(failing);
  expect(lines.join()).toMatch(/ENOTDIR/);
  expect((await product.app.request('/healthz')).status).toBe(200);
  const owner = await joinIn(product, 'Olive Owner');
  const listing = await publishListing(owner);
  const photo = await owner.upload(`/api/listing/${listing}/photos`, new Uint8Array(1), 'image/png');
  expect((await problemOf(photo)).status).toBeLessThan(500);
});
