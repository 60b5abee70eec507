import { expect } from 'vitest';
import { z } from 'zod';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk } from '#test/support/people.ts';
import { pixelsOf } from '#test/support/png-pixels.ts';
import { documentsIn, publish } from '#test/support/rooms.ts';
import { test } from '../support/database.ts';
import { addFile, keptViewingRoom, show } from './viewing-room.ts';

const redactionShape = z.object({ state: z.string(), madeVersionId: z.string().nullable() });
const topHalf = { page: 1, x: 0, y: 0, width: 1, height: 0.5 };

test('a redaction removes text and pixels, hides the document from buyers immediately, and keeps the owner’s original', async ({
  fresh,
}) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const { owner, buyer, room } = made;
  const secret = 'Customer Zyxwv owes us';
  const { document, version } = await addFile(made, 'debtors.pdf', plainPdf(secret, 2));
  await product.runJobs();
  await product.runJob('read-room-pages');
  await show(made, 'original');
  const path = `/api/room-documents/${document}`;
  expect((await buyer.get(`${path}/pages`)).status).toBe(200);

  await expectOk(owner.post(`${path}/redactions`, { versionId: version, boxes: [topHalf] }));
  // Buyers see nothing until the new version exists and is published.
  expect((await buyer.get(`${path}/pages`)).status).toBe(404);
  expect((await buyer.get(`/api/room-versions/${version}/original`)).status).toBe(404);
  expect((await owner.post(`/api/deal-rooms/${room.id}/publication`, { documentIds: null })).status).toBe(
    409,
  );
  expect((await owner.post(`${path}/redactions`, { versionId: version, boxes: [topHalf] })).status).toBe(409);

  await product.runJobs();
  await product.runJobs();
  await product.runJob('read-room-pages');
  const { items } = z
    .object({ items: z.array(redactionShape) })
    .parse(await expectOk(owner.get(`${path}/redactions`)));
  expect(items).toMatchObject([{ state: 'made' }]);
  await publish(owner, room.id);

  const shown = (await documentsIn(buyer, room.folders.get('02.01') ?? ''))[0]?.current;
  expect(shown?.id).toBe(items[0]?.madeVersionId);
  const file = Buffer.from(await (await buyer.get(`/api/room-versions/${shown?.id}/original`)).arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const renderer = processRenderer();
  const { pages: words } = await renderer.text({ key: 'redacted', kind: 'pdf', load: async () => file });
  await renderer.stop();
  expect(words.map((text) => text.trim())).toEqual(['', '']);
  const page = await buyer.get(`${path}/page-image?number=1`);
  const { rows, height, width } = pixelsOf(new Uint8Array(await page.arrayBuffer()));
  const darkest = Math.max(...(rows[Math.floor(height * 0.2)] ?? []).slice(4, width - 4));
  expect(darkest).toBeLessThan(120);
  expect((await buyer.get(`/api/room-versions/${version}/original`)).status).toBe(404);
  const hits = async (who: typeof buyer) =>
    z
      .object({ hits: z.array(z.object({ page: z.number() })) })
      .parse(await expectOk(who.get(`/api/deal-rooms/${room.id}/search?q=Zyxwv`)))
      .hits.map(({ page: number }) => number);
  expect(await hits(buyer)).toEqual([2]);
  const original = await owner.get(`/api/room-versions/${version}/original`);
  expect(Buffer.from(await original.arrayBuffer()).toString('latin1')).toContain('PDF');
});

test('finds the text of unchanged pages, even in a file that was redacted before its text was stored', async ({
  fresh,
}) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const { document, version } = await addFile(made, 'debtors.pdf', plainPdf('Customer Zyxwv owes us', 3));
  const boxes = [topHalf];
  await expectOk(
    made.owner.post(`/api/room-documents/${document}/redactions`, { versionId: version, boxes }),
  );
  await product.runJobs();
  await product.runJobs();
  await product.runJob('read-room-pages');
  await show(made, 'view');
  const path = `/api/deal-rooms/${made.room.id}/search?q=Zyxwv`;
  const { hits } = z
    .object({ hits: z.array(z.object({ page: z.number() })) })
    .parse(await expectOk(made.buyer.get(path)));
  expect(hits.map(({ page }) => page)).toEqual([2, 3]);
});

test('a redaction is made once, however often its job runs, and a box outside the page is refused', async ({
  fresh,
}) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const { document, version } = await addFile(made, 'debtors.pdf', plainPdf('Debtors', 1));
  await product.runJobs();
  const path = `/api/room-documents/${document}/redactions`;
  const ask = async (box: Record<string, number>) =>
    (await made.owner.post(path, { versionId: version, boxes: [{ ...topHalf, ...box }] })).status;
  expect(await ask({ x: 0.5 })).toBe(422);
  expect(await ask({ width: 0 })).toBe(422);
  expect(await ask({ x: -1 })).toBe(400);
  expect(await ask({})).toBe(201);
  const [job] = product.queued.filter(({ job: name }) => name === 'make-room-redaction');
  if (!job) throw new Error('no job');
  product.queued.push(job, job);
  await product.runJobs();
  const versions = await fresh.db
    .selectFrom('room_version')
    .select('number')
    .where('document_id', '=', document)
    .execute();
  expect(versions.map(({ number }) => number).sort()).toEqual([1, 2]);
});
