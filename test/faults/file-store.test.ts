import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf, signNda } from '#test/support/deal.ts';
import { markedFiles } from '#test/support/marked-files.ts';
import { join as joinIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';

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
  const requestId = await requestAccess(buyer, await publishListing(seller));
  await moveRequest(seller, requestId, 'awaiting_signature');

  // A file in place of the folder fails for every user, like a full or broken disk.
  const aside = join(place, 'aside');
  await rename(folder, aside);
  await writeFile(folder, '');
  await expect(signNda(buyer, requestId, 'Ada Lovelace')).rejects.toThrow(/409.*storage-unavailable/);
  expect(await requestOf(buyer, requestId)).toMatchObject({
    status: 'awaiting_signature',
    nda: { status: 'issued' },
  });

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
