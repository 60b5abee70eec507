import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import { moveRequest } from '#test/support/deal.ts';
import { bombPdf, encryptedPdf, plainPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk } from '#test/support/people.ts';
import { giveRight, publish } from '#test/support/rooms.ts';
import { test } from '../support/database.ts';
import { addFile, approvedBuyer, keptViewingRoom, show } from './viewing-room.ts';

const pagesShape = z.object({
  versionId: z.string(),
  pages: z.number().nullable(),
  refusal: z.string().nullable(),
  level: z.string(),
  counted: z.boolean(),
  may: z.object({
    text: z.union([z.literal(true), z.string()]),
    copy: z.union([z.literal(true), z.string()]),
  }),
});
const hitsShape = z.object({
  hits: z.array(z.object({ documentId: z.string(), page: z.number(), snippet: z.array(z.string()) })),
});
const readPages = 'read-room-pages';

const rowShape = z.object({ act: z.string(), subject: z.unknown(), detail: z.unknown() });

async function actsOf(db: Reader, act: string) {
  const rows = await db
    .selectFrom('ledger_row')
    .select('row')
    .orderBy('chain_id')
    .orderBy('number')
    .execute();
  return rows.map(({ row }) => rowShape.parse(JSON.parse(row))).filter((row) => row.act === act);
}

describe('a document shown as pages', () => {
  test('is for buyers with permission to view: pictures with their watermark and nothing else', async ({
    fresh,
  }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { document } = await addFile(made, 'lease.pdf', plainPdf('Lease agreement', 3));
    await product.runJobs();
    await show(made, 'view');
    const { buyer, owner, listing } = made;
    const opened = pagesShape.parse(await expectOk(buyer.get(`/api/room-documents/${document}/pages`)));
    expect(opened).toMatchObject({ pages: 3, level: 'view', counted: true });
    expect(opened.may).toEqual({ text: 'copy-not-allowed', copy: 'copy-not-allowed' });
    const picture = await buyer.get(`/api/room-documents/${document}/page-image?number=2`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await picture.arrayBuffer());
    const { buyer: other } = await approvedBuyer(product, owner, listing, 'Ann Other');
    const theirs = await other.get(`/api/room-documents/${document}/page-image?number=2`);
    expect(Buffer.compare(bytes, Buffer.from(await theirs.arrayBuffer()))).not.toBe(0);
    expect((await buyer.get(`/api/room-documents/${document}/page-text?number=2`)).status).toBe(403);
    expect((await buyer.get(`/api/room-documents/${document}/marked-copy`)).status).toBe(403);
    expect((await buyer.get(`/api/room-documents/${document}/page-image?number=4`)).status).toBe(404);
  });

  test('is not found without permission, before publication, in another version, or after access ended', async ({
    fresh,
  }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { owner, buyer, room, request } = made;
    const { document, version } = await addFile(made, 'lease.pdf', plainPdf('Lease'));
    await product.runJobs();
    const everything = ['pages?', 'page-image?number=1', 'page-text?number=1', 'marked-copy?', 'attention?'];
    const answers = (query = '') =>
      Promise.all(
        everything.map(
          async (path) => (await buyer.get(`/api/room-documents/${document}/${path}${query}`)).status,
        ),
      );
    const none = everything.map(() => 404);
    expect(await answers()).toEqual(none);
    await publish(owner, room.id);
    expect(await answers()).toEqual(none);
    await giveRight(owner, room.id, {
      subject: { kind: 'everyone' },
      target: { kind: 'room' },
      level: 'watermarked',
    });
    expect(await answers()).toEqual([200, 200, 200, 200, 404]);
    const next = await addFile(made, 'lease.pdf', plainPdf('Another lease'));
    expect(next.version).not.toBe(version);
    expect(await answers(`&versionId=${next.version}`)).toEqual(none);
    expect((await owner.get(`/api/room-documents/${document}/pages?versionId=${next.version}`)).status).toBe(
      200,
    );
    await moveRequest(owner, request, 'denied', { reason: 'The sale goes another way.' });
    expect(await answers()).toEqual(none);
  });

  test('adds a ledger row for every page, and views to the reading times', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { document, version } = await addFile(made, 'lease.pdf', plainPdf('Lease', 2));
    await product.runJobs();
    await show(made, 'view');
    const { buyer, owner } = made;
    for (const page of [1, 2])
      expect((await buyer.get(`/api/room-documents/${document}/page-image?number=${page}`)).status).toBe(200);
    expect((await owner.get(`/api/room-documents/${document}/page-image?number=1`)).status).toBe(200);
    for (const { name, background } of product.product.features)
      if (name === 'ledger' || name === 'room-views') await background?.stop();
    const rows = await actsOf(fresh.db, 'room-page-viewed');
    expect(rows.map(({ detail }) => detail)).toEqual([
      { page: 1, versionId: version },
      { page: 2, versionId: version },
    ]);
    expect(rows.map(({ subject }) => subject)).toEqual(
      [document, document].map((id) => ({ type: 'room-document', id })),
    );
    const looked = await expectOk(owner.get(`/api/room-documents/${document}/attention`));
    expect(looked).toMatchObject({
      heat: [
        { page: 1, looks: 1, viewers: 1 },
        { page: 2, looks: 1, viewers: 1 },
      ],
    });
  });

  test('that cannot be rendered says why, and is marked by the job that reads it', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const files = {
      locked: (await addFile(made, 'locked.pdf', encryptedPdf())).document,
      archive: (await addFile(made, 'archive.bin', Buffer.from([1, 2, 3, 0, 255]))).document,
      bomb: (await addFile(made, 'bomb.pdf', bombPdf(200_000_000))).document,
    };
    await product.runJobs();
    await product.runJob(readPages);
    await product.runJob(readPages);
    const { owner } = made;
    const opened = async (id: string) =>
      pagesShape.parse(await expectOk(owner.get(`/api/room-documents/${id}/pages`)));
    expect((await opened(files.locked)).refusal).toContain('password');
    expect((await opened(files.archive)).refusal).toContain('has no preview');
    const rows = await fresh.db.selectFrom('room_rendition').select(['pages', 'refusal']).execute();
    expect(rows.map(({ refusal }) => refusal)).toEqual(
      expect.arrayContaining(['document-encrypted', 'document-not-viewable']),
    );
    const bomb = await owner.get(`/api/room-documents/${files.bomb}/page-image?number=1`);
    expect([200, 422]).toContain(bomb.status);
    expect((await owner.get('/api/deal-rooms')).status).toBe(200);
  });
});

describe('a watermarked copy', () => {
  test('is a PDF of pictures: every page, and no text', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { document } = await addFile(made, 'lease.pdf', plainPdf('Lease agreement', 3));
    await product.runJobs();
    await show(made, 'watermarked');
    const answer = await made.buyer.get(`/api/room-documents/${document}/marked-copy`);
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''lease%20%28marked%29.pdf");
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/Count 3');
    expect(pdf.toString('latin1')).not.toContain('Lease agreement');
    const acts = await actsOf(fresh.db, 'room-document-downloaded');
    expect(acts).toHaveLength(1);
  });

  test('ends where the permission ends: no further page is sent', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { owner, buyer, room } = made;
    const { document } = await addFile(made, 'lease.pdf', plainPdf('Lease', 40));
    await product.runJobs();
    await show(made, 'watermarked');
    const answer = await buyer.get(`/api/room-documents/${document}/marked-copy`);
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('no body');
    await reader.read();
    await reader.read();
    await giveRight(owner, room.id, {
      subject: { kind: 'everyone' },
      target: { kind: 'room' },
      level: 'view',
    });
    const rest: Uint8Array[] = [];
    const ended = await (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'whole';
        rest.push(value);
      }
    })().catch(() => 'cut off');
    expect(ended).toBe('cut off');
    expect(rest.length).toBeLessThanOrEqual(3);
  });
});

describe('search', () => {
  test('finds pages only in documents that the caller may open', async ({ fresh }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const { owner, buyer, room } = made;
    const shown = await addFile(made, 'lease.pdf', plainPdf('The landlord agrees to the assignment', 2));
    const hidden = await addFile(made, 'payroll.txt', Buffer.from('The landlord pays wages\n'));
    await product.runJobs();
    await product.runJob(readPages);
    await show(made, 'view');
    await giveRight(owner, room.id, {
      subject: { kind: 'everyone' },
      target: { kind: 'document', id: hidden.document },
      level: 'none',
    });
    const found = async (who: typeof buyer, q: string) =>
      hitsShape.parse(await expectOk(who.get(`/api/deal-rooms/${room.id}/search?q=${encodeURIComponent(q)}`)))
        .hits;
    const forBuyer = await found(buyer, 'landlord');
    expect(new Set(forBuyer.map(({ documentId }) => documentId))).toEqual(new Set([shown.document]));
    expect(forBuyer.map(({ page }) => page)).toEqual([1, 2]);
    // On view only, a page is named, and no text of it is shown.
    expect(forBuyer.map(({ snippet }) => snippet)).toEqual([[], []]);
    await giveRight(owner, room.id, {
      subject: { kind: 'everyone' },
      target: { kind: 'document', id: shown.document },
      level: 'watermarked',
    });
    const [withText] = await found(buyer, 'landlord');
    expect(withText?.snippet.join('')).toContain('landlord agrees to the assignment');
    expect(withText?.snippet[1]).toBe('landlord');
    expect(await found(buyer, 'wages')).toEqual([]);
    expect((await found(owner, 'landlord')).length).toBe(3);
    expect(await found(buyer, '"agrees landlord"')).toEqual([]);
    for (const hostile of ['\u0000', "'; drop table room_page_text; --", '& | !', '<script>', '%_'])
      expect(
        (await buyer.get(`/api/deal-rooms/${room.id}/search?q=${encodeURIComponent(hostile)}`)).status,
      ).toSatisfy((status: number) => status === 200 || status === 400);
  });

  test('finds words that touch quotes, dashes, bullets, no-break spaces and underscores, in texts and names', async ({
    fresh,
  }) => {
    const made = await keptViewingRoom(fresh);
    await using product = made.product;
    const marks = [...'“”‘’«»—–‒•·…‹›™®°€\u00a0\u2009\u202f\uf0b7_/\\'];
    const lines = marks.map((mark, n) => `${mark}touched${n}a${mark}next${n}${mark}`);
    const joined = 'the o\ufb03ce of the war\u00adranty';
    await addFile(made, 'Rent_roll_2025.txt', Buffer.from([...lines, joined].join('\n')));
    await product.runJobs();
    await product.runJob(readPages);
    await show(made, 'view');
    const found = async (q: string) => {
      const path = `/api/deal-rooms/${made.room.id}/search?q=${encodeURIComponent(q)}`;
      return hitsShape.parse(await expectOk(made.owner.get(path))).hits;
    };
    for (const [n, mark] of marks.entries()) {
      const [hit] = await found(`touched${n}a `);
      expect(hit?.snippet[1], `beside U+${mark.codePointAt(0)?.toString(16)}`).toBe(`touched${n}a`);
      expect(await found(`"touched${n}a next${n}"`)).toHaveLength(1);
      expect(await found(`${mark}touched${n}a${mark}`)).toHaveLength(1);
    }
    expect((await found('office'))[0]?.snippet[1]).toBe('office');
    expect(await found('warranty')).toHaveLength(1);
    expect(await found('rent roll')).toMatchObject([
      { page: 1, snippet: ['', 'Rent', '_', 'roll', '_2025.txt'] },
    ]);
    expect(await found('roll -2025 ')).toEqual([]);
    expect((await found('nowhere or warranty or "to or fro"'))[0]?.snippet[1]).toBe('warranty');
    expect(await found('nowhere or "office of a"')).toEqual([]);
  });
});
