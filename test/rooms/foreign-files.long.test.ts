import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindName } from '#features/deal-room/deal-rooms/domain/kind-name.ts';
import { mannerOf, shownKinds } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import { fileKinds, kindOfFile, kindRefusal, sniffed } from '#platform/files/file-kind.ts';
import { openImage } from '#platform/render/image-document.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import { openOffice } from '#platform/render/open-office.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { Renderer, ViewKind } from '#platform/render/renderer.ts';
import { quietLog } from '#test/support/quiet-log.ts';

const undrawn = new Map([
  ['palette.tiff', 'picture-not-drawable'],
  ['rgb.heic', 'document-unreadable'],
]);

const folder = join(import.meta.dirname, '../documents');
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md' && !undrawn.has(name))
  .map((name) => {
    const bytes = readFileSync(join(folder, name));
    const kind = kindOfFile({ head: bytes.subarray(0, sniffed.head), tail: bytes.subarray(-sniffed.tail) });
    return { name, bytes, kind };
  });

let renderer: Renderer;
let office: OfficeConverter | null;
beforeAll(async () => {
  renderer = processRenderer();
  office = await openOffice(process.env.PATH ?? '', { hidden: [], log: quietLog });
});
afterAll(() => renderer.stop());

test('every supported kind is tested with a file that another program wrote', () => {
  expect(shownKinds.filter((kind) => !files.some((file) => file.kind === kind))).toEqual([]);
});

describe.each(files)('$name', ({ name, bytes, kind }) => {
  test('is recognized and opens as a page', async (context) => {
    expect(kindRefusal(name, kind)).toBeNull();
    const manner = mannerOf(kind);
    if (manner === null) throw new Error(`${kind} is not shown`);
    if (manner === 'office' && !office) return context.skip('no LibreOffice here');
    const shown: ViewKind = manner === 'office' ? 'pdf' : manner;
    const given = async () => new Uint8Array(bytes);
    const load = () =>
      manner === 'office' && office ? office.toPdf({ fileName: name, whose: name, load: given }) : given();
    const source = { key: name, kind: shown, load };
    expect((await renderer.open(source)).pages).toBeGreaterThan(0);
    const page = await renderer.page(source, { page: 1, width: 800, mark: null });
    expect(page.width).toBe(800);
    expect(page.bytes.length).toBeGreaterThan(100);
  });
});

async function middleOf(name: string): Promise<number[]> {
  const image = await openImage(new Uint8Array(readFileSync(join(folder, name))));
  const { rows, width, height, channels } = await image.raster(1, 90);
  const at = Math.floor(height / 2) * (width * channels + 1) + 1 + Math.floor(width / 2) * channels;
  const [red = 0, green = red, blue = red] = rows.subarray(at, at + channels);
  return [red, green, blue];
}

test('pictures have the colors of their files, in every color format', async () => {
  const wanted = await middleOf('rgb.png');
  expect(new Set(wanted).size).toBeGreaterThan(1);
  for (const name of [
    'rgb-16-bit.png',
    'palette.png',
    'rgb.jpg',
    'progressive.jpg',
    'cmyk.jpg',
    'lossy.webp',
    'moving.gif',
    'moving.webp',
    'rgb.tiff',
    'two-pages.tif',
    'rgb.bmp',
    'rgb.avif',
  ])
    for (const [n, value] of (await middleOf(name)).entries())
      expect(Math.abs(value - (wanted[n] ?? 0)), `${name}, channel ${n}`).toBeLessThan(30);
  // Half of each color, half of the paper.
  for (const name of ['see-through.png', 'lossless.webp'])
    for (const [n, value] of (await middleOf(name)).entries())
      expect(Math.abs(value - (255 + (wanted[n] ?? 0)) / 2), `${name}, channel ${n}`).toBeLessThan(4);
  const [gray = 0] = await middleOf('gray.png');
  expect(Math.abs(((await middleOf('gray.jpg'))[0] ?? 0) - gray)).toBeLessThan(12);
  expect(Math.abs(((await middleOf('gray-see-through.png'))[0] ?? 0) - (255 + gray) / 2)).toBeLessThan(4);
});

test('every page of a TIFF is shown with its own orientation', async () => {
  const tiff = await openImage(new Uint8Array(readFileSync(join(folder, 'two-pages.tif'))));
  expect(tiff.pages).toBe(2);
  const [upright, lying] = [await tiff.raster(1, 90), await tiff.raster(2, 90)];
  expect([upright.height < 90, lying.height > 90]).toEqual([true, true]);
});

test.each([...undrawn])('%s is refused with a reason and does not end the process', async (name, code) => {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  await expect(openImage(bytes)).rejects.toThrow(expect.objectContaining({ code }));
});

test('every kind has a familiar name', () => {
  expect(fileKinds.filter((kind) => kind !== 'other' && kindName(kind) === 'File')).toEqual([]);
  expect(fileKinds.filter((kind) => /ole|odf/i.test(kindName(kind)))).toEqual([]);
  expect(kindOf('rgb.avif')).toBe('AVIF picture');
  expect(kindOf('rgb.heic')).toBe('HEIC picture');
  expect(kindOf('lease.doc')).toBe('Office 97–2003 document');
});

function kindOf(name: string): string {
  const bytes = readFileSync(join(folder, name));
  return kindName(kindOfFile({ head: bytes.subarray(0, sniffed.head), tail: bytes.subarray(-sniffed.tail) }));
}
