import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf, signNda } from '#test/support/deal.ts';
import { markedFiles } from '#test/support/marked-files.ts';
import { expectOk, join as joinIn } from '#test/support/people.ts';
import { picture } from '#test/support/pictures.ts';
import { testProduct } from '#test/support/product.ts';
import { documentsIn, tryClosing, uploadFile } from '#test/support/rooms.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { aRoom } from '../rooms/a-room.ts';

test('without a file store signing fails and changes nothing, and works when the store is back', async ({
  fresh,
}) => {
  const place = await mkdtemp(join(tmpdir(), 'cairn-lost-files-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, 'store');
  const files = await markedFiles(folder);
  await using product = await testProduct(fresh, { files });
  const seller = await joinIn(product, 'Zebulon Quist');
  const buyer = await joinIn(product, 'Ada Lovelace');
  const listingId = await publishListing(seller);
  const requestId = await requestAccess(buyer, listingId);
  await moveRequest(seller, requestId, 'awaiting_signature');

  // A file in place of the folder fails for every user, like a full or broken disk.
  const aside = join(place, 'aside');
  await rename(folder, aside);
  await writeFile(folder, '');
  await expect(signNda(buyer, requestId, 'Ada Lovelace')).rejects.toThrow(/503.*storage-unavailable/);
  expect(await requestOf(buyer, requestId)).toMatchObject({
    status: 'awaiting_signature',
    nda: { status: 'issued' },
  });

  const photo = await seller.upload(`/api/listing/${listingId}/photos`, await picture('png'), 'image/png');
  expect(photo.status).toBe(503);
  expect((await problemOf(photo)).detail).toMatch(/cannot reach the place where it keeps its files/);

  await rm(folder);
  await rename(aside, folder);
  const ndaId = await signNda(buyer, requestId, 'Ada Lovelace');
  expect(await requestOf(buyer, requestId)).toMatchObject({ status: 'pending', nda: { status: 'signed' } });

  await product.runJobs();
  const file = async () => (await problemOf(await seller.get(`/api/ndas/${ndaId}/file`))).code;
  await rename(folder, aside);
  expect(await file()).toBe('storage-unavailable');
  await rename(aside, folder);
  await rm(join(folder, 'ndas'), { recursive: true });
  expect(await file()).toBe('file-damaged');
});

test('a room file or an archive that the store does not have is refused, and no download is recorded', async ({
  fresh,
}) => {
  const { files, kept } = memoryFiles();
  const { product, seller, room, folder } = await aRoom(fresh, { files });
  await using _ended = product;
  const file = { name: 'Ledger.qbw', bytes: Buffer.from('A ledger of 2025') };
  await uploadFile(seller, room, folder('02.01'), file);
  const [document] = await documentsIn(seller, folder('02.01'));
  await expectOk(tryClosing(seller, room.id));
  await product.runJobs();
  const paths = [`/api/room-versions/${document?.current.id}/original`, `/api/deal-rooms/${room.id}/archive`];
  const downloads = async () =>
    (await product.database.db.selectFrom('audit_event').select('action').execute())
      .map(({ action }) => action)
      .filter((action) => action.endsWith('-downloaded'));

  const aside = [...kept];
  kept.clear();
  for (const path of paths)
    expect(await problemOf(await seller.get(path))).toMatchObject({ code: 'storage-unavailable' });
  expect(await downloads()).toEqual([]);

  for (const [key, bytes] of aside) kept.set(key, bytes);
  for (const path of paths)
    expect((await (await seller.get(path)).arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect(await downloads()).toEqual(['room-document-downloaded', 'room-archive-downloaded']);
});
