import { describe, expect } from 'vitest';
import { z } from 'zod';
import { giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import {
  addText,
  announce,
  documentsIn,
  roomOf,
  sendBytes,
  tryClosing,
  uploadFile,
} from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';
import { closureOf, fullRoom } from './full-room.ts';
import { unzipped } from './unzipped.ts';

const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('closing a room', () => {
  test('ends reading, and every change is refused with a plain message', async ({ fresh }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, other, room, folder, documents } = world;
    const [pending = ''] = await announce(seller, room.id, folder('02.01'), [
      { name: 'late.txt', bytes: Buffer.from('x') },
    ]);
    expect(await code(tryClosing(seller, room.id, { reason: 'other' }))).toBe('reason-required');
    expect(await code(tryClosing(seller, room.id, { keepFor: buyer.id }))).toBe('kept-without-sale');
    expect(await code(tryClosing(seller, room.id, { reason: 'sold', keepFor: world.admin.id }))).toBe(
      'no-such-subject',
    );
    expect(await code(tryClosing(buyer, room.id))).toBe('not-found');
    expect((await closureOf(seller, room)).before).toMatchObject({ uploads: 1, staged: 2 });
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', keepFor: buyer.id }));
    const refused: [string, Promise<Response>][] = [
      [
        'upload',
        seller.post(`/api/deal-rooms/${room.id}/uploads`, {
          folderId: folder('02.01'),
          files: [{ name: 'a', size: 1 }],
        }),
      ],
      ['publish', seller.post(`/api/deal-rooms/${room.id}/publication`, { documentIds: null })],
      [
        'folder',
        seller.post(`/api/deal-rooms/${room.id}/folders`, { parentId: null, name: 'x', stage: null }),
      ],
      ['group', seller.post(`/api/deal-rooms/${room.id}/groups`, { name: 'x' })],
      ['remove', seller.delete(`/api/room-documents/${documents.open.document}`)],
      ['clear', seller.post(`/api/room-versions/${documents.held.version}/clearance`, { why: 'x' })],
      [
        'ask',
        buyer.post(`/api/room-documents/${documents.open.document}/questions`, { page: 1, question: 'Now?' }),
      ],
    ];
    for (const [what, answer] of refused) expect([what, await code(answer)]).toEqual([what, 'room-closed']);
    expect(await code(sendBytes(seller, pending, 0, Buffer.from('x')))).toBe('not-found');
    expect(await roomOf(seller, room.id)).toMatchObject({
      closed: { reason: 'sold' },
      may: { upload: 'room-closed' },
    });
    expect(await documentsIn(buyer, folder('02.01'))).toHaveLength(3);
    expect(await expectOk(buyer.get(`/api/room-documents/${documents.open.document}/pages`))).toMatchObject({
      may: { ask: 'room-closed' },
    });
    expect(await code(other.get(`/api/deal-rooms/${room.id}`))).toBe('not-found');
    const rooms = z.object({ items: z.array(z.object({ id: z.string() })) });
    expect(rooms.parse(await expectOk(other.get('/api/deal-rooms'))).items).toEqual([]);
    expect(await expectOk(buyer.get('/api/deal-rooms'))).toMatchObject({
      items: [{ id: room.id, closedAt: expect.any(String) }],
    });
    const told = (who: Someone) => who.mails('room-closed');
    expect([(await told(buyer)).length, (await told(other)).length]).toEqual([1, 1]);
    await moveRequest(seller, world.requests.buyer, 'denied', { reason: 'Over.' });
    expect((await buyer.get(`/api/deal-rooms/${room.id}`)).status).toBe(200);
    expect(await code(seller.delete(`/api/deal-rooms/${room.id}/closure`))).toBe('room-sold');
  });

  test('can be undone until the business is sold; only one of two concurrent calls counts, and no stale page', async ({
    fresh,
  }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, seller, broker, other, room, folder } = world;
    const { version } = await closureOf(seller, room);
    const both = await Promise.all([
      tryClosing(seller, room.id, { version }),
      tryClosing(broker, room.id, { version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await product.runJobs();
    expect(await closureOf(seller, room)).toMatchObject({
      archive: { state: 'ready' },
      may: { reopen: true },
    });
    await expectOk(seller.delete(`/api/deal-rooms/${room.id}/closure`));
    expect(await code(seller.get(`/api/deal-rooms/${room.id}/archive`))).toBe('room-not-closed');
    expect(await code(seller.delete(`/api/deal-rooms/${room.id}/closure`))).toBe('room-not-closed');
    expect(await documentsIn(other, folder('02.01'))).toHaveLength(3);
    await uploadFile(seller, room, folder('02.01'), { name: 'again.txt', bytes: Buffer.from('x') });
    expect(await product.database.db.selectFrom('room_archive').selectAll().execute()).toEqual([]);
  });

  test('gives a broker who is engaged later a separate copy, and none to a broker without approvals', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, seller, room, listingId } = world;
    await addText(seller, room, '02.01', { name: 'Accounts.txt', text: 'Sales rose.' });
    await addText(seller, room, '09.01', { name: 'Payroll.txt', text: 'SSN 219-09-9999' });
    await expectOk(tryClosing(seller, room.id));
    await product.runJobs();
    const looks = await join(product, 'Lorna Lookson', ['broker']);
    await giveMandate(product, { seller, broker: looks, listingId, mayApprove: false });
    const before = await archivesIn(product, room.id);
    expect(before).toEqual(['seller']);
    const decides = await join(product, 'Desmond Laterman', ['broker']);
    await giveMandate(product, { seller, broker: decides, listingId, mayApprove: true });
    expect(await closureOf(decides, room)).toMatchObject({ archive: { state: 'waiting' } });
    await product.runJobs();
    expect(await closureOf(decides, room)).toMatchObject({
      archive: { state: 'ready' },
      may: { download: true },
    });
    expect(await closureOf(looks, room)).toMatchObject({
      archive: null,
      may: { download: 'seller-decides' },
    });
    const answer = await decides.get(`/api/deal-rooms/${room.id}/archive`);
    const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
    const paths = [...files.keys()].filter((path) => path.startsWith('documents/'));
    expect(paths).toEqual([expect.stringContaining('Accounts_v1.txt')]);
    const next = await join(product, 'Nora Nextly', ['broker']);
    await giveMandate(product, { seller, broker: next, listingId, mayApprove: true });
    expect(await closureOf(next, room)).toMatchObject({ archive: { state: 'ready' } });
    expect(await archivesIn(product, room.id)).toEqual(['broker', 'seller']);
  });
});

async function archivesIn({ database }: TestProduct, roomId: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('room_archive')
    .select('audience')
    .where('room_id', '=', roomId)
    .execute();
  return rows.map(({ audience }) => audience).toSorted();
}
