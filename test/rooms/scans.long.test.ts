import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { minutes } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { type PageReading, pageReader } from '#platform/ocr/page-reader.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { publish } from '#test/support/rooms.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { test } from '../support/database.ts';
import { addFile, show, type ViewingRoom, viewingRoom } from './viewing-room.ts';

/** Made with Ghostscript and ImageMagick: noisy, turned by 1.1°, upside down, blurred. */
const scan = (name: string) => readFileSync(new URL(`./scans/${name}`, import.meta.url));

const found = z.object({
  hits: z.array(
    z.object({
      documentId: z.string(),
      page: z.number(),
      picture: z.boolean(),
      snippet: z.array(z.string()),
      boxes: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
    }),
  ),
  unread: z.object({
    waiting: z.number(),
    illegible: z.number(),
    documents: z.array(z.object({ documentId: z.string(), pages: z.array(z.number()) })),
  }),
});
const search = async (who: Someone, { room }: ViewingRoom, q: string) =>
  found.parse(await expectOk(who.get(`/api/deal-rooms/${room.id}/search?q=${encodeURIComponent(q)}`)));
const detail = z.object({
  current: z.object({ personalData: z.string() }),
  findings: z.array(z.object({ kind: z.string(), place: z.string() })),
});
const pages = z.object({ pictures: z.object({ waiting: z.number(), illegible: z.array(z.number()) }) });

/** A run ends after 50 seconds; a busy machine needs more than one. */
async function readAll(product: TestProduct) {
  for (let runs = 0; runs < 3; runs += 1) await product.runJob('read-room-pictures');
}

test('scans are read: searched with boxes, looked through for personal data, redacted; what is illegible is told', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh, { pageReader: pageReader() });
  const made = await viewingRoom(product);
  const { owner, buyer, room } = made;
  const paper = await addFile(made, 'three-pages.pdf', scan('three-pages.pdf'));
  const turned = await addFile(made, 'upside-down.tiff', scan('upside-down.tiff'));
  const hostile = ['huge.png', 'one-pixel.png', 'animated.gif'];
  for (const name of hostile) await addFile(made, name, scan(name));
  const cut = await addFile(made, 'cut.jpg', scan('invoice.jpg').subarray(0, 9_000));
  await product.runJobs();
  // The text of the file itself contains nothing, so the document waits for its pictures.
  const before = detail.parse(await expectOk(owner.get(`/api/room-documents/${paper.document}`)));
  expect(before.current.personalData).toBe('waiting');
  await product.runJob('read-room-pages');
  await readAll(product);

  const document = detail.parse(await expectOk(owner.get(`/api/room-documents/${paper.document}`)));
  expect(document.current.personalData).toBe('found');
  expect(document.findings).toMatchObject([{ kind: 'ssn', place: 'page 1, line 14 of the scan' }]);
  const shown = pages.parse(await expectOk(owner.get(`/api/room-documents/${paper.document}/pages`)));
  expect(shown.pictures).toEqual({ waiting: 0, illegible: [2] });
  expect(
    detail.parse(await expectOk(owner.get(`/api/room-documents/${cut.document}`))).current.personalData,
  ).toBe('unreadable');

  // Held for what the pictures say: to buyers neither the document nor its words exist.
  await show(made, 'view');
  expect((await search(buyer, made, 'Finchley')).hits).toEqual([]);
  for (const { version } of [paper, turned])
    await expectOk(owner.post(`/api/room-versions/${version}/clearance`, { why: 'The number is made up.' }));
  await publish(owner, room.id);

  const { hits, unread } = await search(buyer, made, '"backflow preventer"');
  expect(hits.map(({ documentId }) => documentId).sort()).toEqual([paper.document, turned.document].sort());
  expect(hits.find(({ documentId }) => documentId === paper.document)).toMatchObject({
    page: 1,
    picture: true,
  });
  expect(unread.documents).toContainEqual(
    expect.objectContaining({ documentId: paper.document, pages: [2] }),
  );
  // Printed 88 and 93 mm from the top of the page, from 31 mm; upside down, seen from the other corner.
  for (const { documentId, boxes } of hits) {
    expect(boxes).toHaveLength(2);
    const [{ x = 0, y = 0, width = 0 } = {}] = boxes;
    const down = documentId === turned.document;
    expect(Math.abs((down ? 1 - x - width : x) - 0.176)).toBeLessThan(0.02);
    expect(Math.abs((down ? 1 - y : y) - 0.305)).toBeLessThan(0.025);
  }

  const boxes = [{ page: 1, x: 0.1, y: 0.42, width: 0.6, height: 0.06 }];
  const path = `/api/room-documents/${paper.document}/redactions`;
  await expectOk(owner.post(path, { versionId: paper.version, boxes }));
  await product.runJobs();
  await product.runJobs();
  await product.runJob('read-room-pages');
  await readAll(product);
  await publish(owner, room.id);
  const words = async (q: string) =>
    (await search(buyer, made, q)).hits
      .filter(({ documentId }) => documentId === paper.document)
      .map(({ page, snippet, boxes: places }) => ({ page, snippet, places: places.length }));
  expect(await words('Finchley')).toEqual([]);
  // View only: where it is on the page, and no text.
  expect(await words('backflow')).toEqual([{ page: 1, snippet: [], places: 1 }]);

  await expectOk(owner.delete(`/api/room-documents/${turned.document}`));
  for (const table of ['room_page_text', 'room_page_reading'] as const)
    expect(
      await fresh.db.selectFrom(table).select('page').where('version_id', '=', turned.version).execute(),
    ).toEqual([]);
});

const pageOf = (text: string): PageReading => ({
  ink: 0.1,
  words: [{ text, line: 1, confidence: 95, x: 0.1, y: 0.1, width: 0.2, height: 0.02 }],
});

test('a page that a killed process had begun is read again, and one that always fails is left after three attempts', async ({
  fresh,
}) => {
  const clock = standingClock();
  const never = new Promise<PageReading>(() => {});
  await using killed = await testProduct(fresh, { clock, pageReader: { version: 1, read: () => never } });
  const made = await viewingRoom(killed);
  const { version } = await addFile(made, 'one-pixel.png', scan('one-pixel.png'));
  await killed.runJob('read-room-pages');
  void killed.runJob('read-room-pictures');
  const state = () =>
    fresh.db
      .selectFrom('room_page_reading')
      .select(['state', 'attempts', 'begun_at'])
      .where('version_id', '=', version)
      .executeTakeFirst();
  await vi.waitFor(async () => expect((await state())?.begun_at).toBeInstanceOf(Date), 10_000);

  let crashes = 3;
  const read = async () => {
    if (crashes-- > 0) throw new Refused('image-broken');
    return pageOf('Ledger');
  };
  const { files, secrets } = killed;
  const same = { clock, files, secrets };
  await using other = await testProduct(fresh, { ...same, pageReader: { version: 1, read } });
  await other.runJob('read-room-pictures');
  expect(await state()).toMatchObject({ state: 'waiting', attempts: 1 });
  clock.advance(6 * minutes);
  for (const attempts of [2, 3]) {
    await other.runJob('read-room-pictures');
    expect(await state()).toMatchObject({ state: 'waiting', attempts });
  }
  await other.runJob('read-room-pictures');
  expect(await state()).toMatchObject({ state: 'illegible' });

  // A later version of the reader reads it again.
  const read2 = async () => pageOf('Ledger');
  await using later = await testProduct(fresh, { ...same, pageReader: { version: 2, read: read2 } });
  await later.runJob('read-room-pictures');
  expect(await state()).toMatchObject({ state: 'read' });
});
