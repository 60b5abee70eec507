import { describe, expect } from 'vitest';
import { z } from 'zod';
import { roomIndex } from '#features/deal-room/deal-rooms/domain/room-index.ts';
import { addBlock } from '#test/support/blocks.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { expectOk } from '#test/support/people.ts';
import {
  addGroup,
  addText,
  documentsIn,
  giveRight,
  publish,
  roomOf,
  sendBytes,
  uploadFile,
} from '#test/support/rooms.ts';
import { aRoom, type RoomWorld } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
const theRoom = { kind: 'room' } as const;
const text = (words: string) => new TextEncoder().encode(words);

async function open({ seller, room }: RoomWorld, level: 'view' | 'original' = 'original') {
  await giveRight(seller, room.id, { subject: everyone, target: theRoom, level });
}

describe('a room', () => {
  test('has the standard index, and shows what is missing and how ready it is', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const before = await roomOf(seller, room.id);
    expect(before.folders.map(({ number, name }) => [number, name])).toEqual(
      roomIndex.map(({ code, name }) => [code, name]),
    );
    const needed = roomIndex.filter(({ required }) => required).length;
    expect(before.manage?.readiness).toEqual({ percent: 0, needed, present: 0 });
    await addText(seller, room, '01.01', { name: 'Articles.txt', text: 'Formed.' });
    const staged = (await roomOf(seller, room.id)).manage;
    expect(staged?.missing.find(({ folderId }) => folderId === folder('01.01'))?.staged).toBe(true);
    await publish(seller, room.id);
    const oil = before.folders.find(({ number }) => number === '13.01');
    const why = { name: oil?.name, stage: 'S4', required: true, notApplicable: 'No suit was ever filed.' };
    await expectOk(seller.put(`/api/room-folders/${folder('13.01')}`, { ...why, version: 1 }));
    const after = (await roomOf(seller, room.id)).manage;
    expect(after?.readiness).toMatchObject({ needed: needed - 1, present: 1 });
    expect(after?.missing.map(({ folderId }) => folderId)).not.toContain(folder('01.01'));
    const numbers = after?.missing.map(
      ({ folderId }) => before.folders.find(({ id }) => id === folderId)?.number,
    );
    expect(numbers).toEqual(numbers?.toSorted());
    expect((await seller.post(`/api/listing/${world.listingId}/deal-room`, {})).status).toBe(409);
  });

  test('is hidden from buyers until something is published, and then only shows what they may see', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, admin, room, folder } = world;
    await open(world);
    const { document } = await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    expect((await buyer.get(`/api/deal-rooms/${room.id}`)).status).toBe(404);
    expect(await expectOk(buyer.get('/api/deal-rooms'))).toMatchObject({ items: [] });
    await publish(seller, room.id);
    await addText(seller, room, '02.01', { name: 'Secret draft.txt', text: 'Not yet.' });
    await addText(seller, room, '06.01', { name: 'Return 2023.txt', text: 'For S4.' });
    await publish(seller, room.id);
    await addText(seller, room, '02.01', { name: 'Later.txt', text: 'Staged.' });
    const seen = await roomOf(buyer, room.id);
    expect(seen.folders.map(({ number }) => number)).toEqual(['02', '02.01']);
    expect(seen.manage).toBeNull();
    const documents = await documentsIn(buyer, folder('02.01'));
    expect(documents.map(({ number, name }) => [number, name])).toEqual([
      ['02.01.01', 'Accounts.txt'],
      ['02.01.02', 'Secret draft.txt'],
    ]);
    expect((await buyer.get(`/api/room-folders/${folder('06.01')}/documents`)).status).toBe(404);
    expect((await admin.get(`/api/room-documents/${document}`)).status).toBe(404);
    const viewed = await roomOf(seller, room.id, buyer.id);
    expect(viewed.folders).toEqual(seen.folders);
    expect(await documentsIn(seller, folder('02.01'), buyer.id)).toEqual(documents);
    expect(viewed.viewedAs).toEqual({ personId: buyer.id, name: 'Ada Lovelace' });
    expect((await buyer.get(`/api/deal-rooms/${room.id}?as=${world.other.id}`)).status).toBe(404);
  });

  test('grants no permissions by default, uses the most specific one, and applies changes to the next request', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, folder, requests } = world;
    const { document, version } = await addText(seller, room, '02.01', {
      name: 'A.txt',
      text: 'Sales rose.',
    });
    await publish(seller, room.id);
    const status = async (who: typeof buyer) =>
      (await who.get(`/api/room-versions/${version}/original`)).status;
    expect([await status(buyer), await status(other)]).toEqual([404, 404]);
    const group = await addGroup(seller, room.id, 'Finalists');
    const members = { name: 'Finalists', members: [buyer.id], version: 1 };
    await expectOk(seller.put(`/api/room-groups/${group}`, members));
    await open(world, 'view');
    await giveRight(seller, room.id, {
      subject: { kind: 'group', id: group },
      target: { kind: 'folder', id: folder('02') },
      level: 'original',
    });
    expect([await status(buyer), await status(other)]).toEqual([200, 403]);
    const mine = { kind: 'person', id: buyer.id } as const;
    const here = { kind: 'document', id: document } as const;
    await giveRight(seller, room.id, { subject: mine, target: here, level: 'none' });
    expect([await status(buyer), await status(other)]).toEqual([404, 403]);
    await giveRight(seller, room.id, { subject: mine, target: here, level: null });
    expect(await status(buyer)).toBe(200);
    await moveRequest(seller, requests.buyer, 'denied', { reason: 'Over.' });
    expect([await status(buyer), (await buyer.get(`/api/deal-rooms/${room.id}`)).status]).toEqual([404, 404]);
    const stale = { version: 1, entries: [{ subject: everyone, target: theRoom, level: 'original' }] };
    expect((await problemOf(await seller.put(`/api/deal-rooms/${room.id}/rights`, stale))).code).toBe(
      'stale',
    );
    const gone = { subject: mine, target: theRoom, level: 'view' as const };
    await expect(giveRight(seller, room.id, gone)).rejects.toThrow('no-such-subject');
  });

  test('closes for a buyer who is put on hold or blocked, and opens again', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, requests } = world;
    await addText(seller, room, '02.01', { name: 'A.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    await open(world);
    const seen = async (who: typeof buyer) => [
      (await who.get(`/api/deal-rooms/${room.id}`)).status,
      z.object({ items: z.array(z.unknown()) }).parse(await expectOk(who.get('/api/deal-rooms'))).items
        .length,
    ];
    expect(await seen(buyer)).toEqual([200, 1]);
    await moveRequest(seller, requests.buyer, 'pending', { pendingReason: 'compliance', reason: 'Wait.' });
    expect(await seen(buyer)).toEqual([404, 0]);
    await moveRequest(seller, requests.buyer, 'approved');
    expect(await seen(buyer)).toEqual([200, 1]);
    await addBlock(seller, 'person', other.email);
    expect(await seen(other)).toEqual([404, 0]);
  });

  test('keeps the link, number and history of a document through new versions, names and moves', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder } = world;
    await open(world);
    const first = await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    const again = await addText(seller, room, '02.01', { name: 'accounts.TXT', text: 'x' }).catch(() => null);
    expect(again).toBeNull();
    const [same] = await documentsIn(seller, folder('02.01'));
    expect(same).toMatchObject({ id: first.document, number: '02.01.01', staged: { number: 2 } });
    const shown = async () => (await documentsIn(buyer, folder('02.01')))[0];
    expect(await shown()).toMatchObject({ current: { number: 1, id: first.version }, staged: null });
    await uploadFile(seller, room, folder('02.01'), { name: 'Accounts.txt', bytes: text('x') });
    expect((await documentsIn(seller, folder('02.01')))[0]?.staged?.number).toBe(2);
    await publish(seller, room.id);
    expect(await shown()).toMatchObject({ id: first.document, current: { number: 2 } });
    const moved = { name: 'Annual accounts.txt', folderId: folder('00'), version: same?.version ?? 0 };
    expect((await seller.put(`/api/room-documents/${first.document}`, moved)).status).toBe(409);
    const now = { ...moved, version: (await documentsIn(seller, folder('02.01')))[0]?.version };
    await expectOk(seller.put(`/api/room-documents/${first.document}`, now));
    const found = await expectOk(buyer.get(`/api/room-documents/${first.document}`));
    expect(found).toMatchObject({
      number: '00.01',
      name: 'Annual accounts.txt',
      versions: [{ number: 2 }, { number: 1 }],
    });
    await expectOk(seller.delete(`/api/room-documents/${first.document}`));
    expect((await buyer.get(`/api/room-documents/${first.document}`)).status).toBe(404);
    await addText(seller, room, '00', { name: 'Next.txt', text: 'Next.' });
    expect((await documentsIn(seller, folder('00')))[0]?.number).toBe('00.02');
  });

  test('holds back documents with personal data until the seller gives a reason to show them', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room } = world;
    const held = await addText(seller, room, '09.02', {
      name: 'Census.csv',
      text: 'Name,SSN\nAnn,219-09-9999\n',
    });
    const code = async (body: object) =>
      (await problemOf(await seller.post(`/api/deal-rooms/${room.id}/publication`, body))).code;
    expect(await code({ documentIds: null })).toBe('personal-data-held');
    await addText(seller, room, '09.02', { name: 'Clean.csv', text: 'Role,Count\nCook,2\n' });
    expect(await code({ documentIds: [held.document] })).toBe('personal-data-held');
    const path = `/api/deal-rooms/${room.id}/publication`;
    expect(await expectOk(seller.get(path))).toMatchObject({
      ...{ ready: 1, held: 1, heldNames: [{ name: 'Census.csv', waiting: false }] },
    });
    const some = await expectOk(seller.post(path, { documentIds: null }));
    expect(some).toEqual({ published: 1, held: 1, buyers: 0 });
    const detail = await expectOk(seller.get(`/api/room-documents/${held.document}`));
    expect(detail).toMatchObject({ findings: [{ kind: 'ssn', masked: '•••9999', place: 'line 2' }] });
    expect(JSON.stringify(detail)).not.toContain('219-09-9999');
    const why = { why: 'A made-up number in a sample.' };
    await expectOk(seller.post(`/api/room-versions/${held.version}/clearance`, why));
    expect(await expectOk(seller.post(path, { documentIds: null }))).toEqual({
      ...{ published: 1, held: 0, buyers: 0 },
    });
  });

  test('refuses to publish if a document was scanned after the seller looked', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const send = (told: object) =>
      seller.post(`/api/deal-rooms/${room.id}/publication`, { documentIds: null, told });
    await addText(seller, room, '09.02', { name: 'Clean.csv', text: 'Role,Count\nCook,2\n' });
    const unread = { name: 'Recording.bin', bytes: new Uint8Array(64) };
    await uploadFile(seller, room, folder('02.01'), unread);
    expect((await problemOf(await send({ ready: 1, unreadable: 0 }))).code).toBe('publication-changed');
    expect((await problemOf(await send({ ready: 2, unreadable: 0 }))).code).toBe('publication-changed');
    expect(await expectOk(send({ ready: 2, unreadable: 1 }))).toEqual({ published: 2, held: 0, buyers: 0 });
  });

  test('publishes everything or nothing, and once when two people publish', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room } = world;
    for (const n of [1, 2, 3]) await addText(seller, room, '02.01', { name: `${n}.txt`, text: `No. ${n}` });
    const go = () => seller.post(`/api/deal-rooms/${room.id}/publication`, { documentIds: null });
    const answers = await Promise.all([go(), go()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await documentsIn(seller, world.folder('02.01'))).map(({ staged }) => staged)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('records every act in the ledger', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room } = world;
    const { version } = await addText(seller, room, '02.01', { name: 'A.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    await open(world);
    const bytes = await (await buyer.get(`/api/room-versions/${version}/original`)).text();
    expect(bytes).toBe('Sales rose.');
    const rows = await fresh.db.selectFrom('ledger_row').select('row').execute();
    const acts = rows.map(({ row }) => JSON.parse(row).act);
    for (const act of ['room-opened', 'room-published', 'room-right-set', 'room-document-downloaded'])
      expect(acts).toContain(act);
  });

  test('can only be changed by the seller’s side, in valid steps', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder } = world;
    const announceAs = (who: typeof seller, folderId: string | null) =>
      who.post(`/api/deal-rooms/${room.id}/uploads`, {
        folderId,
        files: [{ path: [], name: 'a.txt', size: 5 }],
      });
    expect((await announceAs(buyer, folder('00'))).status).toBe(404);
    expect((await problemOf(await announceAs(seller, null))).code).toBe('folder-needed');
    const { items } = JSON.parse(await (await announceAs(seller, folder('00'))).text());
    const put = async (offset: number, bytes: Uint8Array) => {
      const answer = await sendBytes(seller, items[0].id, offset, bytes);
      return answer.ok ? 'ok' : (await problemOf(answer)).code;
    };
    expect(await put(1, text('ello'))).toBe('upload-offset');
    expect(await put(0, text('hell'))).toBe('part-size');
    expect(await put(0, text('hello!'))).toBe('part-size');
    expect(await put(0, text('hello'))).toBe('ok');
    expect(await put(0, text('hello'))).toBe('upload-over');
    expect((await seller.delete(`/api/room-uploads/${items[0].id}`)).status).toBe(409);
  });
});
