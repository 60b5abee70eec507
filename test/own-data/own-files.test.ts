import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { join, type Someone } from '#test/support/people.ts';
import { addPhoto } from '#test/support/photos.ts';
import { testProduct } from '#test/support/product.ts';
import { handInProof } from '#test/support/proofs.ts';
import { uploadFile } from '#test/support/rooms.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { aRoom } from '../rooms/a-room.ts';
import { unzipped } from '../rooms/unzipped.ts';

/** Uploads that are in no one's archive, and why. */
const inNone: Readonly<Record<string, string>> = {
  'POST /api/archive-verification': 'not kept',
  'POST /api/branding/marks': 'of the site',
  'POST /api/business-tables': 'not kept',
  'POST /api/deal-rooms/:id/leak-searches': 'not kept',
  'POST /api/deal-rooms/:id/request-lists': 'not kept',
  'POST /api/health-checks/:id/earnings-readings': 'not kept',
  'POST /api/leak-searches': 'not kept',
  'POST /api/verification': 'not kept',
};

const manifest = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      size: z.number(),
      sha256: z.string().optional(),
      notIncluded: z.string().optional(),
    }),
  ),
});

async function archiveOf(who: Someone) {
  const answer = await who.get('/api/own-data.zip');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Cairn data .*\.zip"/);
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  const listed = manifest.parse(JSON.parse(String(files.get('manifest.json')))).files;
  return { files, listed };
}

/** The paths without the ends of IDs. */
const plain = (paths: readonly string[]) =>
  paths
    .map((path) =>
      path
        .replace(/[0-9a-f]{12} /, '')
        .replace(/[0-9a-f-]{36}/, 'room')
        .replace(/-[0-9a-f]{8}\.pdf/, '.pdf'),
    )
    .toSorted();

test('the archive has what the person uploaded and signed, with a manifest of it, and nothing of others', async ({
  fresh,
}) => {
  const { product, seller, buyer, listingId, room, folder } = await aRoom(fresh);
  await using _ended = product;
  await product.runJobs();
  const bytes = Buffer.from('A ledger of 2025');
  await uploadFile(seller, room, folder('02.01'), { name: 'Ledger.qbw', bytes });
  await addPhoto(seller, listingId, 'The shop');
  await handInProof(buyer, 'funds');

  const { files, listed } = await archiveOf(seller);
  expect([...files.keys()].at(0)).toBe('data.json');
  expect([...files.keys()].at(-1)).toBe('manifest.json');
  const inside = [...files.keys()].filter((path) => path !== 'manifest.json');
  expect(listed.map(({ path }) => path)).toEqual(inside);
  for (const { path, size, sha256 } of listed) {
    const found = files.get(path) ?? Buffer.alloc(0);
    expect([path, found.length, createHash('sha256').update(found).digest('hex')]).toEqual([
      path,
      size,
      sha256,
    ]);
  }
  expect(plain(inside)).toEqual([
    'data.json',
    'files/deal-rooms/room/Ledger.qbw',
    'files/listing-photos/photo.webp',
    'files/ndas/confidentiality-agreement.pdf',
    'files/ndas/confidentiality-agreement.pdf',
  ]);
  expect(files.get(inside.find((path) => path.endsWith('Ledger.qbw')) ?? '')).toEqual(bytes);
  expect(JSON.parse(String(files.get('data.json')))).toHaveProperty('account');

  expect(plain([...(await archiveOf(buyer)).files.keys()])).toEqual([
    'data.json',
    'files/ndas/confidentiality-agreement.pdf',
    'files/verification/proof-of-funds.pdf',
    'manifest.json',
  ]);
  const audited = await product.database.db
    .selectFrom('audit_event')
    .select(['actor_id', 'subject_id'])
    .where('action', '=', 'own-data-taken')
    .execute();
  expect(audited).toEqual([seller, buyer].map(({ id }) => ({ actor_id: id, subject_id: id })));
});

test('a file that the store has lost is named with the reason, and the others are there', async ({
  fresh,
}) => {
  const { files: store, kept } = memoryFiles();
  const { product, seller, room, folder } = await aRoom(fresh, { files: store });
  await using _ended = product;
  const before = new Set(kept.keys());
  await uploadFile(seller, room, folder('02.01'), { name: 'Lost.qbw', bytes: Buffer.from('lost') });
  for (const key of kept.keys()) if (!before.has(key)) kept.delete(key);
  await uploadFile(seller, room, folder('02.01'), { name: 'Kept.qbw', bytes: Buffer.from('kept') });
  const { files, listed } = await archiveOf(seller);
  const rooms = listed
    .filter(({ path }) => path.includes('deal-rooms'))
    .toSorted((one, other) => other.path.slice(-8).localeCompare(one.path.slice(-8)));
  expect(rooms).toMatchObject([
    { size: 0, notIncluded: 'storage-unavailable' },
    { size: 4, sha256: createHash('sha256').update('kept').digest('hex') },
  ]);
  expect(rooms.map(({ path }) => String(files.get(path)))).toEqual(['', 'kept']);
});

test('is refused to visitors, and ten a day are enough', async ({ fresh }) => {
  await using product = await testProduct(fresh, { rateLimits: true });
  const person = await join(product, 'Ada Lovelace');
  expect((await product.call('GET', '/api/own-data.zip')).status).toBe(401);
  for (let times = 0; times < 10; times += 1) await expectOkFile(person);
  expect((await person.get('/api/own-data.zip')).status).toBe(429);
});

async function expectOkFile(person: Someone): Promise<void> {
  const answer = await person.get('/api/own-data.zip');
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

test('every upload of the API is in the archive, or named as something that is not kept', async () => {
  await using product = await testProduct(await copyDatabase());
  const names = endpointsOf(product)
    .filter(({ upload }) => upload !== undefined)
    .map(nameOf)
    .filter((name) => !(name in inNone));
  expect(names.toSorted()).toMatchInlineSnapshot(`
    [
      "POST /api/earnings-reviews/:id/bank-files",
      "POST /api/earnings-reviews/:id/schedules",
      "POST /api/health-checks/:id/earnings-files",
      "POST /api/health-checks/:id/papers",
      "POST /api/listing/:id/nda-pdf",
      "POST /api/listing/:id/photos",
      "POST /api/proofs",
      "PUT /api/ledger-files/:id/bytes",
      "PUT /api/room-uploads/:id/bytes",
      "PUT /api/users/:id/picture",
    ]
  `);
});
