import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { diskSpace } from '#platform/files/disk-space.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness, moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { picture } from '#test/support/pictures.ts';
import { testProduct } from '#test/support/product.ts';
import { announce, documentsIn, openRoom, sendBytes, tryClosing, uploadFile } from '#test/support/rooms.ts';

/** A product on a disk of 1 MB with a reserve of 10%. */
const test = plain.extend('site', async ({ fresh }, { onCleanup }) => {
  const disk = { free: 900_000 };
  const stat = async () => ({ bsize: 1, blocks: 1_000_000, bavail: disk.free });
  const product = await testProduct(fresh, { disk: diskSpace(['/a disk'], 100_000, stat) });
  onCleanup(() => product[Symbol.asyncDispose]());
  const owner = await join(product, 'Olive Owner');
  const listing = await publishListing(owner);
  const room = await openRoom(owner, listing);
  const folder = room.folders.get('02.01') ?? '';
  await uploadFile(owner, room, folder, { name: 'a.txt', bytes: Buffer.from('Sales rose.') });
  return { product, disk, owner, listing, room, folder };
});

describe('a disk that is down to its reserve', () => {
  test('refuses every kind of upload and says that the operator has to make room', async ({ site }) => {
    const { disk, owner, listing, room, folder } = site;
    const bytes = randomBytes(1_000);
    const [upload = ''] = await announce(owner, room.id, folder, [{ name: 'b.bin', bytes }]);
    const check = await startCheck(owner, await addBusiness(owner));
    const png = await picture('png');
    disk.free = 100_500;
    const ways: [string, () => Promise<Response>][] = [
      ['a part', () => sendBytes(owner, upload, 0, bytes)],
      [
        'an announcement',
        () =>
          owner.post(`/api/deal-rooms/${room.id}/uploads`, {
            folderId: folder,
            files: [{ name: 'c.bin', size: 1_000 }],
          }),
      ],
      ['a proof', () => owner.upload('/api/proofs?kind=funds', plainPdf('Funds'), 'application/pdf')],
      [
        'a paper',
        () =>
          owner.upload(`/api/health-checks/${check}/papers?name=a.pdf`, plainPdf('Lease'), 'application/pdf'),
      ],
      [
        'an agreement',
        () => owner.upload(`/api/listing/${listing}/nda-pdf`, plainPdf('Kept.'), 'application/pdf'),
      ],
    ];
    for (const [what, way] of ways) {
      const answer = await way();
      expect([what, answer.status, await problemOf(answer)]).toMatchObject([
        what,
        507,
        { code: 'storage-full', detail: expect.stringContaining('Its operator has to make room') },
      ]);
    }
    disk.free = 100_000;
    const photo = await owner.upload(`/api/listing/${listing}/photos`, png, 'image/png');
    expect([photo.status, (await problemOf(photo)).code]).toEqual([507, 'storage-full']);
    disk.free = 200_000;
    await expectOk(sendBytes(owner, upload, 0, bytes));
  });

  test('still lets people sign in, read, sign and decide', async ({ site }) => {
    const { product, disk, owner, listing, folder } = site;
    disk.free = 0;
    const buyer = await join(product, 'Ada Lovelace');
    await signIn(product, owner);
    expect(await documentsIn(owner, folder)).toHaveLength(1);
    const [document] = await documentsIn(owner, folder);
    expect((await owner.get(`/api/room-versions/${document?.current.id}/original`)).status).toBe(200);
    const request = await requestAccess(buyer, listing);
    await moveRequest(owner, request, 'awaiting_signature');
    await signNda(buyer, request, 'Ada Lovelace');
    await product.runJobs();
    await moveRequest(owner, request, 'approved');
    await expectOk(owner.delete(`/api/room-documents/${document?.id}`));
  });

  test('delays the archive of a room until there is room', async ({ site }) => {
    const { product, disk, owner, room } = site;
    await expectOk(owner.post(`/api/deal-rooms/${room.id}/publication`, { documentIds: null }));
    disk.free = 100_000;
    await expectOk(tryClosing(owner, room.id));
    await expect(product.runJobs()).rejects.toThrow('storage-full');
    const closure = (who: Someone) => expectOk(who.get(`/api/deal-rooms/${room.id}/closure`));
    expect(await closure(owner)).toMatchObject({
      archive: { state: 'waiting', trouble: expect.stringMatching(/no room left/) },
    });
    disk.free = 900_000;
    await product.runJob('resume-room-archives');
    await product.runJobs();
    expect(await closure(owner)).toMatchObject({ archive: { state: 'ready' } });
  });
});

describe('a disk that is completely full', () => {
  test('lets people read, and refuses writes with a message that there is no room', async ({ site }) => {
    const { product, disk, owner, room, folder } = site;
    const { db } = product.database;
    disk.free = 0;
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    for (const table of ['room_folder', 'session'])
      await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(
        db,
      );
    const add = () =>
      owner.post(`/api/deal-rooms/${room.id}/folders`, { parentId: null, name: 'Taxes', stage: 'S3' });
    const enter = () => {
      const basic = Buffer.from(`${owner.email}:${owner.password}`).toString('base64');
      return product.call('GET', '/token/', { headers: { Authorization: `Basic ${basic}` } });
    };
    // More often than there are connections: a refusal must not leak one.
    for (let times = 0; times < 12; times += 1)
      for (const answer of [await add(), await enter()])
        expect([answer.status, await problemOf(answer)]).toMatchObject([
          507,
          { code: 'database-full', detail: expect.stringContaining('Its operator has to make room') },
        ]);
    expect(await documentsIn(owner, folder)).toHaveLength(1);
    await expectOk(owner.get('/api/notifications'));
    for (const table of ['room_folder', 'session'])
      await sql`drop trigger no_room on ${sql.table(table)}`.execute(db);
    await expectOk(add());
    await signIn(product, owner);
  });
});
