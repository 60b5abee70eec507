import { describe, expect } from 'vitest';
import { enterRoom } from '#features/deal-room/room-news/contract.ts';
import { visitGap } from '#features/deal-room/room-news/domain/news.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { addText, documentsIn, giveRight, publish, uploadFile } from '#test/support/rooms.ts';
import { aRoom, type RoomWorld } from './a-room.ts';

const everyone = { kind: 'everyone' } as const;
const theRoom = { kind: 'room' } as const;

async function openTo(database: CopiedDatabase): Promise<RoomWorld> {
  const world = await aRoom(database);
  const { seller, room, product } = world;
  await giveRight(seller, room.id, { subject: everyone, target: theRoom, level: 'view' });
  product.clock.advance(60_000);
  return world;
}

const soon = async ({ product }: RoomWorld) => {
  product.clock.advance(300_000);
  await product.runJob('tell-room-news');
};
const choose = (who: Someone, mail: string) =>
  expectOk(who.put('/api/notification-preferences', { kind: 'room-documents', mail }));
const bodies = async (who: Someone, kind = 'room-documents') =>
  (await who.mails(kind)).map(({ body }) => body);

async function subjects({ database: { db } }: RoomWorld['product'], who: Someone): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select('subject')
    .where('recipient', '=', who.email)
    .where('kind', '=', 'room-documents')
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject }) => subject);
}

async function lines({ database: { db } }: RoomWorld['product'], who: Someone): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('words')
    .where('person_id', '=', who.id)
    .where('kind', '=', 'room-documents')
    .orderBy('created_at')
    .execute();
  return rows.map(({ words }) => words);
}

const enter = async (who: Someone, roomId: string) =>
  enterRoom.reply.parse(await expectOk(who.post(`/api/deal-rooms/${roomId}/visit`, {})));

describe('the notice of new documents', () => {
  test('counts what became visible to each buyer, once, and names nothing', async ({ fresh }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room } = world;
    const pay = await addText(seller, room, '02.01', { name: 'Payroll.txt', text: 'Pay.' });
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await addText(seller, room, '06.01', { name: 'Return.txt', text: 'For S4.' });
    await giveRight(seller, room.id, {
      subject: { kind: 'person', id: other.id },
      target: { kind: 'document', id: pay.document },
      level: 'none',
    });
    await soon(world);
    expect(await lines(product, buyer)).toEqual([]);
    await publish(seller, room.id);
    await soon(world);
    await soon(world);
    expect(await subjects(product, buyer)).toEqual(['2 new documents in a deal room']);
    expect(await subjects(product, other)).toEqual(['1 new document in a deal room']);
    expect(await lines(product, seller)).toEqual([]);
    expect(JSON.stringify([...(await bodies(buyer)), ...(await bodies(other))])).not.toMatch(
      /Payroll|Accounts|Return|Zebulon|Quist|Quartzite/,
    );
    await giveRight(seller, room.id, {
      subject: { kind: 'person', id: other.id },
      target: { kind: 'document', id: pay.document },
      level: null,
    });
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales fell.' });
    await publish(seller, room.id);
    await soon(world);
    expect((await subjects(product, buyer)).at(-1)).toBe('1 new version in a deal room');
    expect((await subjects(product, other)).at(-1)).toBe('1 new document and 1 new version in a deal room');
    await soon(world);
    expect(await lines(product, buyer)).toHaveLength(2);
  });

  test('is not sent for withdrawn documents, or to buyers whose access ended or is suspended', async ({
    fresh,
  }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room, requests } = world;
    const gone = await addText(seller, room, '02.01', { name: 'Gone.txt', text: 'Gone.' });
    await publish(seller, room.id);
    await expectOk(seller.delete(`/api/room-documents/${gone.document}`));
    await soon(world);
    expect([await lines(product, buyer), await lines(product, other)]).toEqual([[], []]);
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    await moveRequest(seller, requests.other, 'denied', { reason: 'Another buyer.' });
    await moveRequest(seller, requests.buyer, 'pending', { pendingReason: 'compliance', reason: 'A check.' });
    await soon(world);
    expect([await lines(product, buyer), await lines(product, other)]).toEqual([[], []]);
    await moveRequest(seller, requests.buyer, 'approved');
    await soon(world);
    expect(await lines(product, buyer)).toEqual(['1 new document in a deal room']);
    expect(await lines(product, other)).toEqual([]);
  });

  test('arrives immediately, daily or only under the bell, as each buyer chose, and not for a closed room', async ({
    fresh,
  }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room, requests } = world;
    await choose(buyer, 'digest');
    await choose(other, 'off');
    const news = async (name: string) => {
      await addText(seller, room, '02.01', { name, text: name });
      await publish(seller, room.id);
      await soon(world);
    };
    await news('One.txt');
    await news('Two.txt');
    expect(await lines(product, other)).toHaveLength(2);
    expect(await bodies(other)).toEqual([]);
    expect(await lines(product, buyer)).toEqual([]);
    const morning = async () => {
      await product.runJob('tell-room-news-of-the-day');
      product.clock.advance(300_000);
    };
    await morning();
    await product.runJob('send-notification-digests');
    const [digest = ''] = await bodies(buyer, 'notification-digest');
    expect(digest).toContain('2 new documents in a deal room');
    expect(digest).not.toContain('One.txt');
    await news('Three.txt');
    await morning();
    expect(await lines(product, buyer)).toHaveLength(2);
    await moveRequest(seller, requests.buyer, 'denied', { reason: 'Another buyer.' });
    await product.runJob('send-notification-digests');
    expect((await bodies(buyer, 'notification-digest')).join('')).not.toContain('1 new document');
  });

  test('is sent once when the job crashes in the middle, or runs twice at a time', async ({ fresh }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room } = world;
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    product.clock.advance(300_000);
    // As if the process were killed: the first notice is rolled back, the second committed.
    await product.database.pool.query(`
      create function fall() returns trigger language plpgsql as $$ begin
        if new.person_id = '${buyer.id}' then raise exception 'killed'; end if; return new; end $$;
      create trigger fall before insert on notification for each row execute function fall()`);
    await expect(product.runJob('tell-room-news')).rejects.toThrow();
    expect([await lines(product, buyer), (await lines(product, other)).length]).toEqual([[], 1]);
    await product.database.pool.query('drop trigger fall on notification');
    await Promise.all([product.runJob('tell-room-news'), product.runJob('tell-room-news')]);
    expect(await lines(product, buyer)).toEqual(['1 new document in a deal room']);
    expect(await lines(product, other)).toHaveLength(1);
  });
});

describe('a visit', () => {
  test('marks what opened since the previous one, and prevents emails about what was shown', async ({
    fresh,
  }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, room, folder } = world;
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    expect(await enter(buyer, room.id)).toEqual({ since: null, count: 0, documentIds: [], folders: [] });
    await soon(world);
    expect(await lines(product, buyer)).toEqual([]);
    expect(await lines(product, other)).toHaveLength(1);
    const plan = await addText(seller, room, '00', { name: 'Letter.txt', text: 'Welcome.' });
    const closed = await addText(seller, room, '06.01', { name: 'Return.txt', text: 'For S4.' });
    await publish(seller, room.id);
    const shown = await enter(buyer, room.id);
    expect(shown).toMatchObject({
      count: 1,
      documentIds: [plan.document],
      folders: [{ folderId: folder('00'), count: 1 }],
    });
    expect(JSON.stringify(shown)).not.toContain(closed.document);
    await soon(world);
    expect(await lines(product, buyer)).toEqual([]);
    expect((await enter(buyer, room.id)).count).toBe(1);
    await product.runJob('read-room-pages');
    expect((await buyer.get(`/api/room-documents/${plan.document}/page-image?number=1`)).status).toBe(200);
    for (const { name, background } of product.product.features)
      if (name === 'room-views') await background?.stop();
    expect(await enter(buyer, room.id)).toMatchObject({ count: 0, documentIds: [], folders: [] });
    product.clock.advance(visitGap);
    const later = await enter(buyer, room.id);
    expect(later.count).toBe(0);
    expect(later.since).not.toBeNull();
    expect(await documentsIn(buyer, folder('00'))).toHaveLength(1);
  });

  test('no longer marks what was withdrawn, or opened without pages; an email before it promises no marks', async ({
    fresh,
  }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, room, folder } = world;
    await giveRight(seller, room.id, { subject: everyone, target: theRoom, level: 'original' });
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    await soon(world);
    expect((await bodies(buyer)).join()).not.toContain('marked as new');
    await enter(buyer, room.id);
    product.clock.advance(visitGap);
    const add = (name: string, bytes: Uint8Array) =>
      uploadFile(seller, room, folder('02.01'), { name, bytes });
    await addText(seller, room, '02.01', { name: 'Taken.txt', text: 'Taken.' });
    await addText(seller, room, '02.01', { name: 'Copied.txt', text: 'Copied.' });
    await add('sound.wav', Buffer.from('RIFF1234WAVE'));
    await product.runJob('read-room-pages');
    await publish(seller, room.id);
    await soon(world);
    expect((await bodies(buyer)).at(-1)).toContain('marked as new');
    expect((await enter(buyer, room.id)).count).toBe(3);
    const there = new Map((await documentsIn(buyer, folder('02.01'))).map((one) => [one.name, one]));
    const versionOf = (name: string) => there.get(name)?.current.id;
    const taken = await buyer.get(`/api/room-versions/${versionOf('Taken.txt')}/original`);
    expect(taken.status).toBe(200);
    await taken.arrayBuffer();
    expect((await enter(buyer, room.id)).count).toBe(2);
    const copy = await buyer.get(`/api/room-documents/${there.get('Copied.txt')?.id}/marked-copy`);
    expect(copy.status).toBe(200);
    await copy.arrayBuffer();
    expect((await enter(buyer, room.id)).count).toBe(1);
    expect((await buyer.get(`/api/room-documents/${there.get('sound.wav')?.id}/pages`)).status).toBe(200);
    for (const { name, background } of product.product.features)
      if (name === 'room-views') await background?.stop();
    expect((await enter(buyer, room.id)).count).toBe(0);
  });

  test('does not exist for the seller’s side or for people without access', async ({ fresh }) => {
    const world = await openTo(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, admin, room, requests } = world;
    expect((await buyer.post(`/api/deal-rooms/${room.id}/visit`, {})).status).toBe(404);
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await publish(seller, room.id);
    expect(await enter(seller, room.id)).toEqual({ since: null, count: 0, documentIds: [], folders: [] });
    expect((await admin.post(`/api/deal-rooms/${room.id}/visit`, {})).status).toBe(404);
    await moveRequest(seller, requests.other, 'denied', { reason: 'Another buyer.' });
    expect((await other.post(`/api/deal-rooms/${room.id}/visit`, {})).status).toBe(404);
    const readers = await fresh.db.selectFrom('room_reader').select('person_id').execute();
    expect(readers).toEqual([]);
  });
});
