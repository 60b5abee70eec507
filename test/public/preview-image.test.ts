import { describe, expect, test } from 'vitest';
import { createPreviewImages } from '#http/preview-image.ts';
import { fitLines } from '#http/preview-image-lines.ts';
import { type PreviewWords, previewHeight, previewSvg, previewWidth } from '#http/preview-image-svg.ts';
import { loadTypefaces } from '#http/preview-image-type.ts';

const words = (title: string, more: Partial<PreviewWords> = {}): PreviewWords => ({
  brand: 'Cairn',
  kicker: 'Manufacturing · Utah',
  title,
  text: null,
  facts: [{ term: 'Asking price', detail: '$1M – $2.5M' }],
  ...more,
});
const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/x.png', { headers });

const hostile = [
  '<script>alert(1)</script>',
  '</svg><image href="file:///etc/passwd"/>',
  '&lt; &amp; "quotes" \'single\'',
  '🎉🏢🔥',
  'שלום עולם',
  '\u202eevil\u202c',
  'W'.repeat(120),
  'm '.repeat(60),
  `${'\u0301'.repeat(119)}a`,
  '',
  '中文标题',
];

describe('a preview image', () => {
  test('is drawn as outlines, without text, fonts or URLs', async () => {
    const faces = await loadTypefaces();
    for (const title of hostile) {
      const svg = previewSvg(faces, words(title, { kicker: title, text: title }));
      expect(svg, title).toMatch(/^<svg [^>]*>(?:<rect [^<>]*\/>|<path [^<>]*\/>|<g [^<>]*>|<\/g>)*<\/svg>$/);
      const attributes = [...svg.matchAll(/ ([a-z-]+)="([^"]*)"/gi)];
      for (const [, name, value = ''] of attributes)
        if (name !== 'xmlns') expect(value, title).toMatch(/^[-#\w.,() ]*$/);
      expect(svg, title).not.toMatch(/NaN|undefined|href/);
    }
  });

  test('is a PNG of 1200 × 630 pixels without metadata', async () => {
    const images = createPreviewImages();
    for (const title of hostile) {
      const response = await images.response(words(title), ask());
      expect(response.status, title).toBe(200);
      const png = Buffer.from(await response.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([previewWidth, previewHeight]);
      expect(chunksOf(png), title).toEqual(['IHDR', 'IDAT', 'IEND']);
    }
  });

  test('is made once for the same words, and again for others', async () => {
    const drawn: string[] = [];
    const images = createPreviewImages(async ({ title }) => {
      drawn.push(title);
      return new Uint8Array([1]);
    });
    const first = await images.response(words('a'), ask());
    await images.response(words('a'), ask());
    const etag = first.headers.get('etag') ?? '';
    expect((await images.response(words('a'), ask({ 'if-none-match': `W/${etag}` }))).status).toBe(304);
    const other = await images.response(words('b'), ask({ 'if-none-match': etag }));
    expect([other.status, drawn]).toEqual([200, ['a', 'b']]);
    for (let i = 0; i < 100; i += 1) await images.response(words(`c${i}`), ask());
    await images.response(words('a'), ask());
    expect(drawn.filter((title) => title === 'a')).toHaveLength(2);
  });

  test('limits concurrent work, and retries a failed one', async () => {
    const gate = Promise.withResolvers<void>();
    let fails = true;
    const images = createPreviewImages(async () => {
      await gate.promise;
      if (fails) throw new Error('no picture');
      return new Uint8Array([1]);
    });
    const many = Array.from({ length: 30 }, (_, i) => images.response(words(`t${i}`), ask()));
    const answers = Promise.allSettled(many);
    gate.resolve();
    const turnedAway = (await answers).filter((one) => one.status === 'fulfilled');
    expect(turnedAway).toHaveLength(10);
    for (const one of turnedAway) expect(one.value.status).toBe(503);
    fails = false;
    expect((await images.response(words('t0'), ask())).status).toBe(200);
  });
});

describe('lines of an image', () => {
  const plain = {
    drawable: (text: string) => text,
    width: (text: string, size: number) => text.length * size,
  };
  const face = { ...plain, outline: () => '' };

  test('break between words, and inside a word that is too long', () => {
    expect(fitLines(face, 'aa bb cc', { sizes: [1], width: 5, most: 2 })).toEqual({
      size: 1,
      lines: ['aa bb', 'cc'],
    });
    expect(fitLines(face, 'abcdefgh', { sizes: [1], width: 3, most: 3 }).lines).toEqual(['abc', 'def', 'gh']);
  });

  test('get smaller before they are cut', () => {
    expect(fitLines(face, 'aa bb cc', { sizes: [2, 1], width: 8, most: 1 })).toEqual({
      size: 1,
      lines: ['aa bb cc'],
    });
    expect(fitLines(face, 'aa bb cc', { sizes: [2], width: 8, most: 1 }).lines).toEqual(['aa…']);
  });
});

function chunksOf(png: Buffer): string[] {
  const kinds = new Set<string>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    kinds.add(png.toString('latin1', at + 4, at + 8));
  return [...kinds];
}
