import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { expectOk } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { documentsIn } from '#test/support/rooms.ts';
import { test } from '../support/database.ts';
import { addFile, show, viewingRoom } from './viewing-room.ts';

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
const readPages = 'read-room-pages';

test('the seller learns before publishing that a picture cannot be shown; others are shown', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const made = await viewingRoom(product);
  const { owner, buyer, room } = made;
  const given = (name: string) => readFileSync(join(import.meta.dirname, '../documents', name));
  const files = new Map<string, string>();
  for (const name of ['rgb.heic', 'palette.tiff', 'moving.gif', 'two-pages.tif', 'cairo.svg'])
    files.set(name, (await addFile(made, name, given(name))).document);
  await product.runJobs();
  await product.runJob(readPages);
  const manageShape = z.object({ manage: z.object({ unpaged: z.number() }) });
  const { manage } = manageShape.parse(await expectOk(owner.get(`/api/deal-rooms/${room.id}`)));
  expect(manage.unpaged).toBe(2);
  await show(made, 'watermarked');
  const listed = await documentsIn(buyer, room.folders.get('02.01') ?? '');
  expect(listed.filter(({ current }) => !current.paged).map(({ name }) => name)).toEqual([
    'rgb.heic',
    'palette.tiff',
  ]);
  const opened = async (name: string) =>
    pagesShape.parse(await expectOk(buyer.get(`/api/room-documents/${files.get(name)}/pages`)));
  expect((await opened('rgb.heic')).refusal).toMatch(/as (a )?JPG/);
  expect((await opened('palette.tiff')).refusal).toMatch(/as (a )?JPG/);
  for (const [name, pages] of [
    ['moving.gif', 1],
    ['two-pages.tif', 2],
    ['cairo.svg', 1],
  ] as const) {
    expect(await opened(name)).toMatchObject({ pages, refusal: null });
    const page = await buyer.get(`/api/room-documents/${files.get(name)}/page-image?number=${pages}`);
    expect([name, page.status]).toEqual([name, 200]);
  }
});
