import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { announced } from '#features/deal-room/deal-rooms/room-shapes.ts';
import { test } from '#test/support/database.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { documentsIn, roomOf, sendBytes, uploadFile } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

type Sent = { name: string; size: number; path?: string[]; modifiedAt?: string };

async function announceAll(seller: Someone, roomId: string, folderId: string | null, files: readonly Sent[]) {
  const body = { folderId, files };
  return announced.parse(await expectOk(seller.post(`/api/deal-rooms/${roomId}/uploads`, body))).items;
}

const bytesOf = (name: string) => Buffer.from(`The words of ${name}.`);
const fileOf = (name: string, path: string[] = []) => ({ name, path, size: bytesOf(name).length });
const at = '2026-03-04T05:06:07.890Z';

describe('the index number of a file', () => {
  test('follows the order of announcement, for folders too, whichever arrives first', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const files = [
      fileOf('first.txt'),
      fileOf('in-b.txt', ['Bravo', 'Deep']),
      fileOf('given-up.txt'),
      fileOf('in-a.txt', ['Alpha']),
      fileOf('FIRST.txt'),
      fileOf('last.txt'),
    ];
    const items = await announceAll(seller, room.id, folder('02.01'), files);
    const send = async (place: number) => {
      const [item, file] = [items[place], files[place]];
      if (item && file) await expectOk(sendBytes(seller, item.id, 0, bytesOf(file.name)));
    };
    await expectOk(seller.delete(`/api/room-uploads/${items[2]?.id}`));
    for (const place of [5, 3, 1, 0, 4]) await send(place);
    const numbers = async (of: string) =>
      (await documentsIn(seller, of)).map(({ number, name }) => `${number} ${name}`);
    expect(await numbers(folder('02.01'))).toEqual(['02.01.03 first.txt', '02.01.05 last.txt']);
    const { folders } = await roomOf(seller, room.id);
    const made = folders.filter(({ number }) => number.startsWith('02.01.'));
    expect(made.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '02.01.01 Bravo',
      '02.01.01.01 Deep',
      '02.01.02 Alpha',
    ]);
    await uploadFile(seller, room, folder('02.01'), { name: 'later.txt', bytes: bytesOf('later.txt') });
    expect((await numbers(folder('02.01'))).at(-1)).toBe('02.01.06 later.txt');
    const beside = { parentId: folder('02.01'), name: 'Charlie', stage: null };
    expect(await expectOk(seller.post(`/api/deal-rooms/${room.id}/folders`, beside))).toMatchObject({
      number: '02.01.07',
    });
    const [, second] = await documentsIn(seller, folder('02.01'));
    const moved = { name: 'last.txt', folderId: folder('06.01'), version: second?.version };
    await expectOk(seller.put(`/api/room-documents/${second?.id}`, moved));
    expect(await numbers(folder('06.01'))).toEqual(['06.01.01 last.txt']);
    await uploadFile(seller, room, folder('06.01'), { name: 'next.txt', bytes: bytesOf('next.txt') });
    expect(await numbers(folder('06.01'))).toEqual(['06.01.01 last.txt', '06.01.02 next.txt']);
  });

  test('changes if the folder created for it was removed during the upload', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const [item] = await announceAll(seller, room.id, folder('02.01'), [fileOf('a.txt', ['Alpha'])]);
    const made = (await roomOf(seller, room.id)).folders.find(({ name }) => name === 'Alpha');
    await expectOk(seller.delete(`/api/room-folders/${made?.id}`));
    await expectOk(sendBytes(seller, item?.id ?? '', 0, bytesOf('a.txt')));
    const again = (await roomOf(seller, room.id)).folders.find(({ name }) => name === 'Alpha');
    expect(again?.number).toBe('02.01.02');
    expect((await documentsIn(seller, again?.id ?? '')).map(({ number }) => number)).toEqual(['02.01.02.01']);
  });
});

describe('a file that is announced again', () => {
  test('resumes where it was, and is not sent twice once it is in the room', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const bytes = randomBytes(partBytes + 100);
    const big = { name: 'big.bin', size: bytes.length, path: ['Some'], modifiedAt: at };
    const small = { name: 'small.txt', size: 5, path: ['Some'], modifiedAt: at };
    const announceBoth = () => announceAll(seller, room.id, folder('04.01'), [big, small]);
    const [one, other] = await announceBoth();
    await expectOk(sendBytes(seller, one?.id ?? '', 0, bytes.subarray(0, partBytes)));
    await expectOk(sendBytes(seller, other?.id ?? '', 0, Buffer.from('small')));
    expect(await announceBoth()).toEqual([
      { id: one?.id, kind: 'file', status: 'receiving', received: partBytes },
      { id: other?.id, kind: 'file', status: 'done', received: 5 },
    ]);
    await expectOk(sendBytes(seller, one?.id ?? '', partBytes, bytes.subarray(partBytes)));
    expect((await announceBoth()).map(({ status }) => status)).toEqual(['done', 'done']);
    const some = (await roomOf(seller, room.id)).folders.find(({ name }) => name === 'Some');
    expect(await documentsIn(seller, some?.id ?? '')).toHaveLength(2);
  });

  test('counts as another file if size, time, path or folder differ, if it was removed, or if a newer version came', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, seller, room, folder } = world;
    const file = { name: 'note.txt', size: 4, modifiedAt: at };
    const again = async (given: Partial<Sent> = {}, to = '02.01') =>
      (await announceAll(seller, room.id, folder(to), [{ ...file, ...given }]))[0];
    const first = await again();
    expect((await again())?.id).toBe(first?.id);
    const others = [
      await again({ size: 5 }),
      await again({ modifiedAt: '2026-03-04T05:06:07.891Z' }),
      await again({ path: ['Some'] }),
      await again({}, '02.02'),
    ];
    for (const other of others) expect(other?.id).not.toBe(first?.id);
    const { modifiedAt: _none, ...bare } = file;
    const [unsaid] = await announceAll(seller, room.id, folder('02.01'), [bare]);
    expect(unsaid?.id).not.toBe(first?.id);
    await expectOk(sendBytes(seller, first?.id ?? '', 0, Buffer.from('Note')));
    expect((await again())?.status).toBe('done');
    product.clock.advance(1_000);
    await uploadFile(seller, room, folder('02.01'), { name: 'note.txt', bytes: Buffer.from('A newer one') });
    expect(await again()).toMatchObject({ status: 'receiving', received: 0 });
    const uploads = z.object({ items: z.array(z.object({ modifiedAt: z.string().nullable() })) });
    const listed = await expectOk(seller.get(`/api/deal-rooms/${room.id}/uploads?open=yes&size=100`));
    expect(uploads.parse(listed).items.map(({ modifiedAt }) => modifiedAt)).toContain(at);
  });
});
