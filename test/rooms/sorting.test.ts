import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { addText, documentsIn, giveRight, publish, type TestRoom } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;

async function three(seller: Someone, room: TestRoom) {
  const added: string[] = [];
  for (const name of ['Return 10.txt', 'Return 2.txt', 'Accounts.txt'])
    added.push((await addText(seller, room, '02.01', { name, text: name })).document);
  return added;
}

describe('the documents of a folder', () => {
  test('are sorted for everyone, by name or one by one; numbers follow, links and permissions stay', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, folder } = world;
    const [ten = '', two = '', accounts = ''] = await three(seller, room);
    await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'original' });
    const hidden = {
      subject: { kind: 'person', id: other.id },
      target: { kind: 'document', id: two },
    } as const;
    await giveRight(seller, room.id, { ...hidden, level: 'none' });
    await publish(seller, room.id);
    const sort = (body: Record<string, unknown>, who = seller) =>
      who.put(`/api/room-folders/${folder('02.01')}/order`, body);
    const shown = async (who: Someone) =>
      (await documentsIn(who, folder('02.01'))).map(({ number, name }) => `${number} ${name}`);
    expect(await expectOk(sort({ by: 'name' }))).toEqual({ moved: 2 });
    expect(await shown(buyer)).toEqual([
      '02.01.01 Accounts.txt',
      '02.01.02 Return 2.txt',
      '02.01.03 Return 10.txt',
    ]);
    expect(await shown(other)).toEqual(['02.01.01 Accounts.txt', '02.01.03 Return 10.txt']);
    expect(await expectOk(buyer.get(`/api/room-documents/${ten}`))).toMatchObject({ number: '02.01.03' });
    await expectOk(sort({ by: 'hand', documentId: ten, before: accounts }));
    expect((await shown(seller))[0]).toBe('02.01.01 Return 10.txt');
    await expectOk(sort({ by: 'hand', documentId: ten }));
    expect((await shown(seller))[2]).toBe('02.01.03 Return 10.txt');
    expect(await expectOk(sort({ by: 'hand', documentId: ten }))).toEqual({ moved: 0 });
    // A deleted document's number is not used again; new documents get the last one.
    await expectOk(seller.delete(`/api/room-documents/${accounts}`));
    await expectOk(sort({ by: 'hand', documentId: ten, before: two }));
    await addText(seller, room, '02.01', { name: 'Zeta.txt', text: 'Last.' });
    expect(await shown(seller)).toEqual([
      '02.01.02 Return 10.txt',
      '02.01.03 Return 2.txt',
      '02.01.04 Zeta.txt',
    ]);
  });

  test('can only be sorted by the seller’s side, within their folder', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder } = world;
    const [document = ''] = await three(seller, room);
    const elsewhere = await addText(seller, room, '00', { name: 'Elsewhere.txt', text: 'Elsewhere.' });
    const path = `/api/room-folders/${folder('02.01')}/order`;
    expect((await buyer.put(path, { by: 'name' })).status).toBe(404);
    const foreign = await seller.put(path, { by: 'hand', documentId: document, before: elsewhere.document });
    expect((await problemOf(foreign)).code).toBe('no-such-target');
    const both = await Promise.all([
      seller.put(path, { by: 'name' }),
      seller.put(path, { by: 'hand', documentId: document }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const numbers = (await documentsIn(seller, folder('02.01'))).map(({ number }) => number);
    expect(numbers).toEqual(['02.01.01', '02.01.02', '02.01.03']);
  });
});
