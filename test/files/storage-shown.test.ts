import { describe, expect } from 'vitest';
import { z } from 'zod';
import { minutes } from '#kernel/instant.ts';
import { diskSpace } from '#platform/files/disk-space.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { test as plain } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { announce, openRoom, tryClosing } from '#test/support/rooms.ts';
import { siteNotes } from '#test/support/site-notes.ts';
import { store, unstore } from '#test/support/stored-files.ts';
import { addFile, approvedBuyer, show } from '../rooms/viewing-room.ts';

const quotas = { unconfirmed: 1_000, account: 100_000, room: 50_000, site: 1_000_000 };

const test = plain.extend('site', async ({ fresh }, { onCleanup }) => {
  const disk = { free: 1_500_000 };
  const stat = async () => ({ bsize: 1, blocks: 2_000_000, bavail: disk.free });
  const product = await testProduct(fresh, { quotas, disk: diskSpace(['/a disk'], 200_000, stat) });
  onCleanup(() => product[Symbol.asyncDispose]());
  const owner = await join(product, 'Olive Owner');
  await confirmEmail(product, owner);
  const admin = await join(product, 'Adam Root', ['admin']);
  const listing = await publishListing(owner);
  const room = await openRoom(owner, listing);
  return { product, db: fresh.db, disk, owner, admin, listing, room };
});

const statusOf = async (who: Someone, path: string) => (await who.get(path)).status;

describe('used storage is shown', () => {
  test('to the account’s person, including their rooms and announced uploads', async ({
    site: { product, db, owner, room },
  }) => {
    await store(db, { bytes: 20_000, personId: owner.id, roomId: room.id });
    await store(db, { bytes: 300, personId: owner.id });
    await announce(owner, room.id, room.folders.get('02.01') ?? '', [
      { name: 'a.bin', bytes: Buffer.alloc(4_000, 'a') },
    ]);
    expect(await expectOk(owner.get('/api/storage'))).toEqual({
      bytes: { used: 24_300, most: 100_000 },
      files: { used: 3, most: 50_000 },
      mostOnceConfirmed: null,
    });
    const other = await join(product, 'Ada Lovelace');
    expect(await expectOk(other.get('/api/storage'))).toEqual({
      bytes: { used: 0, most: 1_000 },
      files: { used: 0, most: 1_000 },
      mostOnceConfirmed: 100_000,
    });
  });

  test('to the seller’s side of a room, and to no one else', async ({
    site: { product, db, owner, admin, listing, room },
  }) => {
    await store(db, { bytes: 20_000, personId: owner.id, roomId: room.id });
    await store(db, { bytes: 7_000, personId: owner.id });
    const path = `/api/deal-rooms/${room.id}/storage`;
    const shown = { bytes: { used: 20_000, most: 50_000 } };
    expect(await expectOk(owner.get(path))).toEqual(shown);
    const broker = await join(product, 'Bruno Broker', ['broker']);
    expect(await statusOf(broker, path)).toBe(404);
    const mandate = await giveMandate(product, { seller: owner, broker, listingId: listing });
    expect(await expectOk(broker.get(path))).toEqual(shown);
    await expectOk(broker.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
    expect(await statusOf(broker, path)).toBe(404);
    const { buyer } = await approvedBuyer(product, owner, listing, 'Bob Buyer');
    await addFile({ owner, room }, 'a.txt', Buffer.from('Sales rose.'));
    await show({ owner, room }, 'view');
    expect(await statusOf(buyer, `/api/deal-rooms/${room.id}`)).toBe(200);
    const stranger = await join(product, 'Sam Stranger');
    for (const who of [buyer, stranger, admin]) expect(await statusOf(who, path)).toBe(404);
    expect((await product.call('GET', path)).status).toBe(401);
    expect((await product.call('GET', '/api/storage')).status).toBe(401);
  });

  test('to admins: the site, its disk, and the largest accounts', async ({
    site: { product, db, disk, owner, admin, room },
  }) => {
    const other = await join(product, 'Ada Lovelace');
    await store(db, { bytes: 20_000, personId: owner.id, roomId: room.id });
    await store(db, { bytes: 300, personId: other.id });
    disk.free = 700_000;
    expect(await expectOk(admin.get('/api/site-storage'))).toEqual({
      bytes: { used: 20_300, most: 1_000_000 },
      disk: { free: 700_000, total: 2_000_000, reserve: 200_000 },
      accounts: [
        {
          id: owner.id,
          name: 'Olive Owner',
          bytes: { used: 20_000, most: 100_000 },
          files: { used: 1, most: 50_000 },
        },
        {
          id: other.id,
          name: 'Ada Lovelace',
          bytes: { used: 300, most: 1_000 },
          files: { used: 1, most: 1_000 },
        },
      ],
    });
    expect(await statusOf(owner, '/api/site-storage')).toBe(403);
    expect((await product.call('GET', '/api/site-storage')).status).toBe(401);
  });
});

const lines = z.object({
  items: z.array(z.object({ kind: z.string(), words: z.string(), path: z.string() })),
});

describe('a warning about storage', () => {
  const linesOf = async (who: Someone) =>
    lines
      .parse(await expectOk(who.get('/api/notifications')))
      .items.filter(({ kind }) => kind === 'storage-nearly-full');
  const told = async (who: Someone) => (await linesOf(who)).map(({ words }) => words);
  const mailed = async (who: Someone) => (await who.mails('storage-nearly-full')).length;

  test('comes when an account reaches 80 percent, once each time', async ({
    site: { product, db, owner, admin },
  }) => {
    const look = () => {
      product.clock.advance(1 * minutes);
      return product.runJob('tell-of-storage');
    };
    await store(db, { bytes: 79_999, personId: owner.id });
    await look();
    expect(await told(owner)).toEqual([]);
    const last = await store(db, { bytes: 1, personId: owner.id });
    for (let times = 0; times < 3; times += 1) await look();
    expect(await told(owner)).toEqual(['Your storage is 80% full']);
    expect(await mailed(owner)).toBe(1);
    const more = await store(db, { bytes: 15_000, personId: owner.id });
    await look();
    expect(await mailed(owner)).toBe(1);
    await unstore(db, more);
    await unstore(db, last);
    await look();
    await store(db, { bytes: 10_000, personId: owner.id });
    await look();
    await look();
    expect(await told(owner)).toEqual(['Your storage is 89% full', 'Your storage is 80% full']);
    expect(await mailed(owner)).toBe(2);
    expect(await told(admin)).toEqual([]);
  });

  test('also counts the number of files', async ({ site: { product, db } }) => {
    const other = await join(product, 'Ada Lovelace');
    for (let files = 0; files < 799; files += 1) await store(db, { bytes: 0, personId: other.id });
    await product.runJob('tell-of-storage');
    expect(await told(other)).toEqual([]);
    await store(db, { bytes: 0, personId: other.id });
    await product.runJob('tell-of-storage');
    expect(await told(other)).toEqual(['Your storage is 80% full']);
    const [mail] = await other.mails('storage-nearly-full');
    expect(mail?.body).toContain('0 bytes of 1 kB are used, and 800 of 1,000 files.');
  });

  test('of a room only goes to its owner, and there is none for a closed room', async ({
    site: { product, db, owner, admin, listing, room },
  }) => {
    const broker = await join(product, 'Bruno Broker', ['broker']);
    await giveMandate(product, { seller: owner, broker, listingId: listing });
    await store(db, { bytes: 45_000, personId: owner.id, roomId: room.id });
    const other = await openRoom(owner, await publishListing(owner));
    await expectOk(tryClosing(owner, other.id));
    await store(db, { bytes: 48_000, roomId: other.id });
    await product.runJob('tell-of-storage');
    expect(await told(owner)).toEqual(['A deal room of yours is 90% full']);
    expect(await linesOf(owner)).toMatchObject([{ path: `/deal-rooms/${room.id}` }]);
    for (const who of [broker, admin]) expect([await told(who), await mailed(who)]).toEqual([[], 0]);
  });

  test('of the site goes to each admin, and stays above their dashboard while it lasts', async ({
    site: { product, db, owner, admin },
  }) => {
    const second = await join(product, 'Rita Root', ['admin']);
    const key = await store(db, { bytes: 800_000 });
    const notes = () => siteNotes(admin);
    await product.runJob('tell-of-storage');
    for (const who of [admin, second])
      expect([await told(who), await mailed(who)]).toEqual([['The storage of this site is 80% full'], 1]);
    expect(await told(owner)).toEqual([]);
    expect(await notes()).toEqual(['The storage of this site is nearly full']);
    await store(db, { bytes: 200_000 });
    expect(await notes()).toEqual(['The storage of this site is full']);
    await unstore(db, key);
    expect(await notes()).toEqual([]);
  });

  test('of the disk also goes to each admin, whatever uses the space', async ({
    site: { product, disk, owner, admin },
  }) => {
    const look = async (free: number) => {
      disk.free = free;
      product.clock.advance(1 * minutes);
      await product.runJob('tell-of-storage');
    };
    await look(560_001);
    expect(await told(admin)).toEqual([]);
    await look(560_000);
    await look(100_000);
    expect(await told(admin)).toEqual(['The disk of the files is 80% full']);
    expect(await siteNotes(admin)).toEqual(['The disk is full: uploads are refused']);
    await look(1_500_000);
    await look(200_000);
    expect(await told(admin)).toEqual([
      'The disk of the files is 100% full',
      'The disk of the files is 80% full',
    ]);
    expect([await mailed(admin), await told(owner)]).toEqual([2, []]);
  });
});
