import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackedWoff } from './unpacked-woff.ts';

const files = ['@fontsource/roboto-mono/files/roboto-mono-latin-400-normal'];
const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)));

function opened(bytes: Buffer) {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('a collection of fonts instead of one');
  return font;
}

test.each(files)('%s: the same glyphs as packed, and a TrueType file', (file) => {
  const [packed, plain] = [opened(read(`${file}.woff`)), opened(unpackedWoff(read(`${file}.woff`)))];
  expect([packed.type, plain.type]).toEqual(['WOFF', 'TTF']);
  expect(plain.postscriptName).toBe(packed.postscriptName);
  expect(plain.characterSet).toEqual(packed.characterSet);
  for (const point of packed.characterSet) {
    const [before, after] = [packed, plain].map((font) => font.glyphForCodePoint(point));
    expect([after?.id, after?.advanceWidth, after?.path.toSVG()]).toEqual([
      before?.id,
      before?.advanceWidth,
      before?.path.toSVG(),
    ]);
  }
});

test('refuses what is not WOFF', () => {
  expect(() => unpackedWoff(read(`${files[0]}.woff2`))).toThrow('not a WOFF 1.0 file');
});
