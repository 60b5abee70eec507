import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { minutes } from '#kernel/instant.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness, publishListing } from '#test/support/deal.ts';
import { addPaper, startCheck } from '#test/support/health-checks.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { putOwnPdfIntoUse } from '#test/support/own-pdfs.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { addPhoto } from '#test/support/photos.ts';
import { type TestProductOptions, testProduct } from '#test/support/product.ts';
import { handInProof } from '#test/support/proofs.ts';
import {
  announce,
  documentsIn,
  openRoom,
  publish,
  sendBytes,
  type TestRoom,
  tryClosing,
  uploadFile,
} from '#test/support/rooms.ts';
import { useOf } from '#test/support/stored-files.ts';
import { zipOf } from '../rooms/a-room.ts';
import { addFile, viewingRoom } from '../rooms/viewing-room.ts';
import { memoryFiles } from './memory-files.ts';

const docx = await readFile(new URL('../../src/platform/render/samples/sample.docx', import.meta.url));
const seal = 64;

const test = plain.extend('open', async ({ fresh }, { onCleanup }) => {
  const { files, kept } = memoryFiles();
  return async (quotas: TestProductOptions['quotas'] = {}, options: TestProductOptions = {}) => {
    const product = await testProduct(fresh, { files, quotas, ...options });
    onCleanup(() => product[Symbol.asyncDispose]());
    const owner = await join(product, 'Petra Owner');
    await confirmEmail(product, owner);
    return { product, owner, kept, db: fresh.db };
  };
});

async function aRoomOf(owner: Someone): Promise<TestRoom & { folder: string }> {
  const room = await openRoom(owner, await publishListing(owner));
  return { ...room, folder: room.folders.get('02.01') ?? '' };
}

function announcing(owner: Someone, room: { id: string; folder: string }, ...sizes: number[]) {
  const files = sizes.map((size) => ({ name: `${randomBytes(6).toString('hex')}.bin`, size }));
  return owner.post(`/api/deal-rooms/${room.id}/uploads`, { folderId: room.folder, files });
}

const codeOf = async (answer: Response) => [answer.status, (await problemOf(answer)).code];

describe('a quota', () => {
  test('of a room applies to everyone who works on it, and each room has its own', async ({ open }) => {
    const { product, owner, db } = await open({ room: 30_000 });
    const room = await aRoomOf(owner);
    const broker = await join(product, 'Bruno Broker', ['broker']);
    await confirmEmail(product, broker);
    const { listingId } = z
      .object({ listingId: z.string() })
      .parse(await expectOk(owner.get(`/api/deal-rooms/${room.id}`)));
    await giveMandate(product, { seller: owner, broker, listingId });
    await uploadFile(owner, room, room.folder, { name: 'a.bin', bytes: randomBytes(20_000) });
    expect(await problemOf(await announcing(broker, room, 20_000))).toMatchObject({
      status: 413,
      code: 'quota-room',
      detail: expect.stringMatching(/^20 kB of 30 kB are used, and this needs 20 kB\. This is more than/),
    });
    await uploadFile(broker, room, room.folder, { name: 'b.bin', bytes: randomBytes(9_000) });
    expect(await useOf(db, 'account', owner.id)).toEqual({ bytes: 29_000, files: 2 });
    expect(await useOf(db, 'account', broker.id)).toEqual({ bytes: 0, files: 0 });
    expect(await useOf(db, 'room', room.id)).toEqual({ bytes: 29_000, files: 2 });
    await expectOk(announcing(owner, await aRoomOf(owner), 20_000));
  });

  test('of an account counts everything it stores', async ({ open }) => {
    const { owner } = await open({ account: 30_000 });
    await expectOk(announcing(owner, await aRoomOf(owner), 20_000));
    const other = await aRoomOf(owner);
    expect(await codeOf(await announcing(owner, other, 20_000))).toEqual([413, 'quota-account']);
    const letter = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000)]);
    const proof = await owner.upload('/api/proofs?kind=funds', letter, 'application/pdf');
    expect(await codeOf(proof)).toEqual([413, 'quota-account']);
  });

  test('of the site applies to everyone, and the refusal says that the operator has to make room', async ({
    open,
  }) => {
    const { product, owner } = await open({ site: 30_000 });
    await expectOk(announcing(owner, await aRoomOf(owner), 20_000));
    const other = await join(product, 'Ada Lovelace');
    const answer = await announcing(other, await aRoomOf(other), 20_000);
    expect(await problemOf(answer)).toMatchObject({
      status: 507,
      code: 'quota-site',
      detail: expect.stringContaining('Its operator has to make room'),
    });
  });

  test('is free again once files are deleted', async ({ open }) => {
    const { product, owner, db } = await open({ account: 30_000 });
    const room = await aRoomOf(owner);
    const full = async () => expect((await announcing(owner, room, 20_000)).status).toBe(413);
    const bytes = randomBytes(20_000);
    // Abandoned before and during the upload, refused for its content, removed from the room.
    const [id = ''] = await announce(owner, room.id, room.folder, [{ name: 'a.bin', bytes }]);
    await full();
    await expectOk(owner.delete(`/api/room-uploads/${id}`));
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), bytes.subarray(4)]);
    expect(await uploadFile(owner, room, room.folder, { name: 'a.pdf', bytes: program })).toMatchObject({
      status: 'refused',
    });
    await full();
    await product.runJob('remove-orphaned-files');
    await uploadFile(owner, room, room.folder, { name: 'a.bin', bytes });
    await full();
    const [document] = await documentsIn(owner, room.folder);
    await expectOk(owner.delete(`/api/room-documents/${document?.id}`));
    await product.runJobs();
    expect(await useOf(db, 'account', owner.id)).toEqual({ bytes: 0, files: 0 });
    await expectOk(announcing(owner, room, 20_000));
  });

  test('that was reserved for a file stays reserved, however often the upload was interrupted', async ({
    open,
  }) => {
    const { owner } = await open({ account: 30_000 });
    const room = await aRoomOf(owner);
    const bytes = randomBytes(16_000);
    const [id = ''] = await announce(owner, room.id, room.folder, [{ name: 'a.bin', bytes }]);
    await expectOk(announcing(owner, room, 14_000));
    await expectOk(sendBytes(owner, id, 0, bytes));
    expect((await announcing(owner, room, 1)).status).toBe(413);
  });
});

describe('generated files', () => {
  test('of a redaction need room, and the redaction says so if there is none', async ({ open }) => {
    const { product, owner } = await open({ account: 30_000 });
    const room = await openRoom(owner, await publishListing(owner));
    const { document, version } = await addFile({ owner, room }, 'debtors.pdf', plainPdf('Owes us', 2));
    const path = `/api/room-documents/${document}/redactions`;
    const boxes = [{ page: 1, x: 0, y: 0, width: 1, height: 0.5 }];
    await expectOk(owner.post(path, { versionId: version, boxes }));
    await product.runJobs();
    expect(await expectOk(owner.get(path))).toMatchObject({
      items: [{ state: 'failed', refusal: expect.stringContaining('more than one account may store') }],
    });
  });

  test('of an Office document are made within the hour once there is room', async ({ open }) => {
    const pdf = Buffer.concat([plainPdf('The lease'), Buffer.alloc(40_000, ' ')]);
    const office = { opens: async () => true, toPdf: async () => pdf };
    const { product, owner } = await open({ account: 50_000 }, { office });
    const room = await openRoom(owner, await publishListing(owner));
    const other = { name: 'other.bin', bytes: randomBytes(15_000) };
    await uploadFile(owner, room, room.folders.get('01') ?? null, other);
    const { document } = await addFile({ owner, room }, 'lease.docx', docx);
    const pages = async () =>
      expectOk((await signIn(product, owner)).get(`/api/room-documents/${document}/pages`));
    await product.runJobs();
    expect(await pages()).toMatchObject({
      pages: null,
      refusal: expect.stringMatching(/out of space for previews/),
    });
    const [gone] = await documentsIn(owner, room.folders.get('01') ?? '');
    await expectOk(owner.delete(`/api/room-documents/${gone?.id}`));
    await product.runJobs();
    await product.runJob('convert-room-files');
    expect(await pages()).toMatchObject({ pages: null });
    product.clock.advance(61 * minutes);
    await product.runJob('convert-room-files');
    expect(await pages()).toMatchObject({ pages: 1, refusal: null });
  });

  test('of a closed room count but are never refused', async ({ open }) => {
    const { product, owner, db } = await open({ room: 30_000 });
    const room = await aRoomOf(owner);
    await uploadFile(owner, room, room.folder, { name: 'a.bin', bytes: randomBytes(20_000) });
    await publish(owner, room.id);
    await expectOk(tryClosing(owner, room.id));
    await product.runJobs();
    expect(await expectOk(owner.get(`/api/deal-rooms/${room.id}/closure`))).toMatchObject({
      archive: { state: 'ready' },
    });
    expect((await useOf(db, 'room', room.id)).bytes).toBeGreaterThan(40_000);
  });
});

describe('the stored total', () => {
  test('counts the existing files for their owners', async ({ open }) => {
    const { product, owner, kept, db } = await open();
    const room = await aRoomOf(owner);
    await uploadFile(owner, room, room.folder, { name: 'a.bin', bytes: randomBytes(20_000) });
    await uploadFile(owner, room, room.folder, { name: 'b.zip', bytes: await zipOf({ 'b.txt': 'B.' }) });
    await addPhoto(owner, await publishListing(owner), 'A workshop');
    await addPaper(owner, await startCheck(owner, await addBusiness(owner)), 'Lease.pdf');
    await handInProof(owner, 'funds');
    const { owner: seller } = await viewingRoom(product);
    await putOwnPdfIntoUse(owner, await publishListing(owner));
    await product.runJobs();
    await product.runJob('remove-orphaned-files');

    const files = await db.selectFrom('stored_file').selectAll().execute();
    expect(files.map(({ key }) => key).sort()).toEqual([...kept.keys()].sort());
    for (const { key, bytes } of files) {
      const sealing = (kept.get(key)?.length ?? 0) - (bytes ?? 0);
      expect([key, sealing >= 0 && sealing <= seal]).toEqual([key, true]);
    }
    const sumOf = (some: typeof files) => ({
      bytes: some.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
      files: some.filter(({ part }) => part === 0).length,
    });
    expect(await useOf(db, 'site')).toEqual(sumOf(files));
    const ofOwner = files.filter(({ person_id }) => person_id === owner.id);
    expect(ofOwner.map(({ key }) => key.split('/')[0]).sort()).toEqual(
      [
        'buyer-proofs',
        'check-papers',
        'listing-photos',
        'listing-photos',
        'nda-pdfs',
        'rooms',
        'rooms',
      ].sort(),
    );
    expect(await useOf(db, 'account', owner.id)).toEqual(sumOf(ofOwner));
    expect(files.filter(({ person_id }) => person_id === null).map(({ key }) => key.split('/')[0])).toEqual([
      'ndas',
      'ndas',
    ]);
    expect(await useOf(db, 'account', seller.id)).toEqual({ bytes: 0, files: 0 });

    await db.updateTable('stored_file').set({ bytes: null }).execute();
    expect((await useOf(db, 'site')).bytes).toBe(0);
    await product.runJob('measure-stored-files');
    expect((await useOf(db, 'site')).bytes).toBe(
      [...kept.values()].reduce((sum, { length }) => sum + length, 0),
    );

    const gone = await join(product, 'Gone Person');
    await handInProof(gone, 'funds');
    await expectOk(gone.delete(`/api/users/${gone.id}/`));
    await product.runJobs();
    expect(await db.selectFrom('storage_use').select('id').where('id', '=', gone.id).execute()).toEqual([]);
  });
});
