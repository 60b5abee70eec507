import { describe, expect } from 'vitest';
import { z } from 'zod';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk } from '#test/support/people.ts';
import { test } from '../support/database.ts';
import { addFile, approvedBuyer, keptViewingRoom, show } from './viewing-room.ts';

const seconds = 1_000;
const counted = z.object({ counted: z.number() });

describe('reading times', () => {
  test('add up by page, viewer and day for the seller, and for no one else', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { owner, buyer, room } = made;
    const { document, version } = await addFile(made, 'lease.pdf', plainPdf('Lease', 3));
    await product.runJobs();
    await show(made, 'view');
    // The half hour below may cross midnight.
    const days = new Map<string, number>();
    const tell = async (who: typeof buyer, page: number, milliseconds: number) => {
      const { counted: taken } = counted.parse(
        await expectOk(
          who.post(`/api/room-documents/${document}/attention`, {
            versionId: version,
            number: page,
            milliseconds,
          }),
        ),
      );
      const day = product.clock.now().toISOString().slice(0, 10);
      if (taken > 0) days.set(day, (days.get(day) ?? 0) + taken / seconds);
      return taken;
    };
    expect(await tell(buyer, 1, 9 * seconds)).toBe(9 * seconds);
    product.clock.advance(10 * seconds);
    expect(await tell(buyer, 2, 10 * seconds)).toBe(10 * seconds);
    // A second window reports the same seconds, which were counted already.
    expect(await tell(buyer, 3, 10 * seconds)).toBe(0);
    product.clock.advance(1_800 * seconds);
    expect(await tell(buyer, 2, 60 * seconds)).toBe(15 * seconds);
    expect(await tell(owner, 2, 10 * seconds)).toBe(0);
    const heat = await expectOk(owner.get(`/api/room-documents/${document}/attention`));
    expect(heat).toMatchObject({
      heat: [
        { page: 1, seconds: 9, viewers: 1 },
        { page: 2, seconds: 25, viewers: 1 },
        { page: 3, seconds: 0, viewers: 1 },
      ],
      viewers: [{ personId: buyer.id, name: 'Bob Buyer', seconds: 34, pages: 3, documents: 1 }],
    });
    const all = await expectOk(owner.get(`/api/deal-rooms/${room.id}/attention`));
    expect(all).toMatchObject({
      documents: [{ documentId: document, seconds: 34, viewers: 1 }],
      days: [...days].map(([day, spent]) => ({ day, seconds: spent, viewers: 1 })),
      folders: [{ id: room.folders.get('02'), number: '02', name: 'Financial statements' }],
      cells: [{ personId: buyer.id, folderId: room.folders.get('02'), seconds: 34, documents: 1 }],
    });
    for (const path of [`deal-rooms/${room.id}/attention`, `deal-rooms/${room.id}/attention.csv`])
      expect((await buyer.get(`/api/${path}`)).status).toBe(404);
  });

  test('of one viewer are listed separately and can be exported as a table', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { owner, buyer, room, listing } = made;
    const { document, version } = await addFile(made, '=cmd lease.pdf', plainPdf('Lease', 1));
    await product.runJobs();
    await show(made, 'view');
    const { buyer: other } = await approvedBuyer(product, owner, listing, 'Ann Other');
    const path = `/api/room-documents/${document}/attention`;
    await expectOk(buyer.post(path, { versionId: version, number: 1, milliseconds: 4 * seconds }));
    await expectOk(other.post(path, { versionId: version, number: 1, milliseconds: 7 * seconds }));
    expect(await expectOk(owner.get(`${path}?person=${other.id}`))).toMatchObject({
      heat: [{ page: 1, seconds: 7, viewers: 1 }],
    });
    const csv = await (await owner.get(`/api/deal-rooms/${room.id}/attention.csv`)).text();
    const lines = csv.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('Viewer,Document,Version,Page,Seconds,Times opened,First seen,Last seen');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 6))).toEqual([
      ['Ann Other', "'=cmd lease.pdf", '1', '1', '7', '0'],
      ['Bob Buyer', "'=cmd lease.pdf", '1', '1', '4', '0'],
    ]);
  });

  test('ignore missing pages and versions that are not shown', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { document, version } = await addFile(made, 'lease.pdf', plainPdf('Lease', 1));
    await product.runJobs();
    await product.runJob('read-room-pages');
    await show(made, 'view');
    const tell = async (body: Record<string, unknown>) =>
      (await made.buyer.post(`/api/room-documents/${document}/attention`, body)).status;
    expect(await tell({ versionId: version, number: 2, milliseconds: 1 })).toBe(404);
    expect(await tell({ versionId: made.room.id, number: 1, milliseconds: 1 })).toBe(404);
    expect(await tell({ versionId: version, number: 1, milliseconds: -1 })).toBe(400);
    expect(await tell({ versionId: version, number: 1, milliseconds: 1e9 })).toBe(400);
  });
});
