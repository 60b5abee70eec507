import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { getPages } from '#features/deal-room/room-views/contract.ts';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import { test } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk, join } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { openRoom } from '#test/support/rooms.ts';
import { addFile, type ViewingRoom, viewingRoom } from './viewing-room.ts';

const docx = await readFile(new URL('../../src/platform/render/samples/sample.docx', import.meta.url));
const odt = await readFile(new URL('../../src/platform/render/samples/sample.odt', import.meta.url));
const convertJob = 'convert-room-files';

function standIn() {
  const state = { lacks: false, converted: [] as string[] };
  const office: OfficeConverter = {
    opens: async () => !state.lacks,
    toPdf: async ({ fileName, load }) => {
      await load();
      if (state.lacks) throw new Refused('office-part-missing');
      state.converted.push(fileName);
      return plainPdf('The lease');
    },
  };
  return { state, office };
}

const pagesOf = async ({ owner }: Pick<ViewingRoom, 'owner'>, document: string) =>
  getPages.reply.parse(await expectOk(owner.get(`/api/room-documents/${document}/pages`)));

const runQueued = (product: TestProduct) => product.runJobs();

test('the job of an upload makes the pages of a DOCX without waiting for the recurring job', async ({
  fresh,
}) => {
  const { state, office } = standIn();
  await using product = await testProduct(fresh, { office });
  const room = await viewingRoom(product);
  const { document } = await addFile(room, 'lease.docx', docx);
  expect(product.queued.map(({ job }) => job)).toContain(convertJob);
  await runQueued(product);
  expect(state.converted).toEqual(['lease.docx']);
  expect(await pagesOf(room, document)).toMatchObject({ pages: 1, refusal: null });
});

test('a missing part of LibreOffice is not reported as damage, and the refusal is cleared once it is installed', async ({
  fresh,
}) => {
  const { state, office } = standIn();
  await using product = await testProduct(fresh, { office });
  const room = await viewingRoom(product);
  state.lacks = true;
  const { document } = await addFile(room, 'Lease 2026.DOCX', docx);
  await runQueued(product);
  const refused = await pagesOf(room, document);
  expect(refused).toMatchObject({
    pages: null,
    refusal: expect.stringContaining('Nothing is wrong with the file'),
  });
  expect(refused.refusal).not.toMatch(/damaged/);
  await product.runJob(convertJob);
  expect((await pagesOf(room, document)).pages).toBe(null);
  state.lacks = false;
  await product.runJob(convertJob);
  expect(await pagesOf(room, document)).toMatchObject({ pages: 1, refusal: null });
});

test('a refusal for lack of a converter is cleared once there is one', async ({ fresh }) => {
  const { office } = standIn();
  await using without = await testProduct(fresh);
  const room = await viewingRoom(without);
  const { document } = await addFile(room, 'lease.docx', docx);
  await runQueued(without);
  expect((await pagesOf(room, document)).refusal).toMatch(/no converter/);
  await using product = await testProduct(fresh, { office, files: without.files, secrets: without.secrets });
  await product.runJob(convertJob);
  expect((await pagesOf(room, document)).pages).toBe(1);
});

test('a file that could not be converted is scanned for personal data once there is a converter', async ({
  fresh,
}) => {
  await using without = await testProduct(fresh);
  const room = await viewingRoom(without);
  const { document, version } = await addFile(room, 'staff.odt', odt);
  await runQueued(without);
  const state = async () =>
    (
      await fresh.db
        .selectFrom('room_version')
        .select('personal_data')
        .where('id', '=', version)
        .executeTakeFirstOrThrow()
    ).personal_data;
  expect(await state()).toBe('unreadable');
  expect((await pagesOf(room, document)).refusal).toMatch(/no converter/);
  const office: OfficeConverter = {
    opens: async () => true,
    toPdf: async () => plainPdf('SSN 536-22-8145'),
  };
  await using product = await testProduct(fresh, { office, files: without.files, secrets: without.secrets });
  await product.runJob(convertJob);
  expect(await state()).toBe('waiting');
  await product.runJobs();
  expect(await state()).toBe('found');
});

test('a single upload does not wait behind another person’s many uploads', async ({ fresh }) => {
  const { state, office } = standIn();
  await using product = await testProduct(fresh, { office });
  const many = await viewingRoom(product);
  const owner = await join(product, 'Sally Single');
  const single = { owner, room: await openRoom(owner, await publishListing(owner)) };
  for (const at of [1, 2, 3, 4])
    await addFile(many, `many-${at}.docx`, Buffer.concat([docx, Buffer.from([at])]));
  // Files with equal times have no order.
  product.clock.advance(1 * seconds);
  await addFile(single, 'single.docx', docx);
  await product.runJob(convertJob);
  expect(state.converted.indexOf('single.docx')).toBe(1);
  expect(state.converted).toHaveLength(5);
});
