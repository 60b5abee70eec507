import { describe, expect } from 'vitest';
import { test } from '#test/support/database.ts';
import { expectOk } from '#test/support/people.ts';
import { announce, documentsIn, roomOf, sendBytes, uploadFile } from '#test/support/rooms.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { aRoom, renamed, zipOf } from './a-room.ts';

describe('an uploaded zip archive', () => {
  test('becomes folders and documents in the folders that its numbers name', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const bytes = await zipOf({
      'books/2024/ledger.csv': 'Date,Amount\n2024-01-01,5\n',
      'books/notes.txt': 'Notes.',
      '__MACOSX/._notes.txt': 'x',
      'books/evil.exe': 'MZ',
    });
    const [id = ''] = await announce(seller, room.id, folder('02.01'), [{ name: 'books.zip', bytes }]);
    expect(await expectOk(sendBytes(seller, id, 0, bytes))).toMatchObject({ status: 'unpacking' });
    await world.product.runJobs();
    const { items } = JSON.parse(await (await seller.get(`/api/deal-rooms/${room.id}/uploads`)).text());
    expect(items[0]).toMatchObject({
      status: 'done',
      entries: { all: 3, done: 3, refused: 1, refusals: [{ name: 'books/evil.exe' }] },
    });
    const { folders } = await roomOf(seller, room.id);
    const made = folders.filter(({ number }) => number.startsWith('02.01.'));
    expect(made.map(({ number, name, documents }) => [number, name, documents])).toEqual([
      ['02.01.01', 'books', 1],
      ['02.01.01.01', '2024', 1],
    ]);
    const [deep = ''] = await announce(seller, room.id, null, [
      { name: '2022.txt', path: ['06 Tax', '06.01 Returns'], bytes: Buffer.from('Filed, too.') },
    ]);
    await expectOk(sendBytes(seller, deep, 0, Buffer.from('Filed, too.')));
    expect((await documentsIn(seller, folder('06.01'))).map(({ name }) => name)).toEqual(['2022.txt']);
  });

  test('that is a trap is refused as a whole, with a reason', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const plain = await zipOf({ 'aaaa.txt': 'x', 'ok.txt': 'y' });
    const locked = Buffer.from(await zipOf({ 'a.txt': 'secret' }));
    for (let at = locked.indexOf('PK\x01\x02'); at >= 0; at = locked.indexOf('PK\x01\x02', at + 1))
      locked[at + 8] = 1;
    const traps: [string, Buffer, RegExp][] = [
      ['up.zip', renamed(plain, 'aaaa.txt', '../a.txt'), /leads outside|damaged/],
      ['root.zip', renamed(plain, 'aaaa.txt', '/aaa.txt'), /leads outside|damaged/],
      ['bomb.zip', await zipOf({ 'zeros.txt': Buffer.alloc(120_000_000) }), /far more than it holds/],
      ['locked.zip', locked, /password/],
      ['broken.zip', plain.subarray(0, plain.length - 30), /damaged/],
      ['nothing.zip', await zipOf({}), /no files/],
    ];
    for (const [name, bytes, words] of traps) {
      world.product.clock.advance(1_000);
      await uploadFile(seller, room, folder('00'), { name, bytes });
      await world.product.runJobs();
      const { items } = JSON.parse(
        await (await seller.get(`/api/deal-rooms/${room.id}/uploads?size=1`)).text(),
      );
      expect([items[0].name, items[0].status]).toEqual([name, 'refused']);
      expect(items[0].refusal).toMatch(words);
    }
    expect(await documentsIn(seller, folder('00'))).toEqual([]);
  });

  test('is completed after its unpacking was killed, with no duplicates', async ({ fresh }) => {
    let puts = 0;
    const { files } = memoryFiles((key) => {
      if (key.startsWith('rooms/')) puts += 1;
      if (puts === 3) throw new Error('killed');
    });
    const world = await aRoom(fresh, { files });
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const bytes = await zipOf({ 'a.txt': 'A.', 'b.txt': 'B.', 'c.txt': 'C.' });
    const [id = ''] = await announce(seller, room.id, folder('00'), [{ name: 'abc.zip', bytes }]);
    await expectOk(sendBytes(seller, id, 0, bytes));
    await world.product.runJobs().catch(() => undefined);
    puts = 10;
    world.product.queued.push({ job: 'unpack-room-zip', data: { uploadId: id } });
    await world.product.runJobs();
    expect((await documentsIn(seller, folder('00'))).map(({ name }) => name)).toEqual([
      'a.txt',
      'b.txt',
      'c.txt',
    ]);
  });

  test('can be kept as a zip file, and is removed if its upload is abandoned', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder, product } = world;
    const bytes = await zipOf({ 'a.txt': 'A.' });
    await uploadFile(seller, room, folder('00'), { name: 'kept.zip', bytes, unpack: false });
    expect((await documentsIn(seller, folder('00'))).map(({ current }) => current.kind)).toEqual(['zip']);
    await announce(seller, room.id, folder('00'), [{ name: 'never.txt', bytes }]);
    product.clock.advance(8 * 86_400_000);
    await product.runJob('sweep-room-uploads');
    const left = await fresh.db.selectFrom('room_upload').select('name').execute();
    expect(left.map(({ name }) => name)).toEqual(['kept.zip']);
  });
});
