import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { uncompressedFont } from '#platform/typefaces/uncompressed-font.ts';

const files = [
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
];

test('concurrent requests for fonts get the right ones', async () => {
  const packed = await Promise.all(files.map((file) => readFile(new URL(import.meta.resolve(file)))));
  const alone: Buffer[] = [];
  for (const font of packed) alone.push(await uncompressedFont(font));
  const together = await Promise.all(packed.map((font) => uncompressedFont(font)));
  for (const [at, font] of together.entries()) expect(font.equals(alone[at] ?? Buffer.of())).toBe(true);
  expect(new Set(alone.map((font) => font.subarray(0, 4).toString('hex')))).toEqual(new Set(['00010000']));
});

test('a file that is not a font is refused, and the next one is read', async () => {
  await expect(uncompressedFont(Buffer.from('no font at all'))).rejects.toThrow();
  const [file = ''] = files;
  expect((await uncompressedFont(await readFile(new URL(import.meta.resolve(file))))).length).toBeGreaterThan(
    100_000,
  );
});
