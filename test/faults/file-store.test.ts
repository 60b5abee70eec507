import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openFiles } from '#platform/files/open-files.ts';
import { test } from '#test/support/database.ts';
import { moveRequest, publishListing, requestAccess, requestOf, signNda } from '#test/support/deal.ts';
import { join as joinIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { problemOf } from '../http/caller.ts';

test('without a place for files nobody signs, nothing changes, and it goes on when the place is back', async ({
  fresh,
}) => {
  const place = await mkdtemp(join(tmpdir(), 'cairn-lost-files-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, 'store');
  const files = await openFiles({ kind: 'folder', folder }, { now: new Date(), log: quietLog });
  await using product = await testProduct(fresh, { files });
  const seller = await joinIn(product, 'Zebulon Quist');
  const buyer = await joinIn(product, 'Ada Lovelace');
  const requestId = await requestAccess(buyer, await publishListing(seller));
  await moveRequest(seller, requestId, 'Awaiting Signature');

  // A file where the folder was: what a full or broken disk comes down to, for any user.
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(signNda(buyer, requestId, 'Ada Lovelace')).rejects.toThrow(/409.*storage-unavailable/);
  expect(await requestOf(buyer, requestId)).toMatchObject({
    status: 'Awaiting Signature',
    nda: { status: 'issued' },
  });

  await rm(folder);
  const ndaId = await signNda(buyer, requestId, 'Ada Lovelace');
  expect(await requestOf(buyer, requestId)).toMatchObject({ status: 'Pending', nda: { status: 'signed' } });

  await product.runJobs();
  await rm(folder, { recursive: true });
  const lost = await seller.get(`/api/ndas/${ndaId}/file`);
  expect(lost.status).toBe(409);
  expect((await problemOf(lost)).code).toBe('file-damaged');
});
