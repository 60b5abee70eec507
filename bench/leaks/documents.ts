import { Transformer } from '@napi-rs/image';
import type { Renderer, RenderSource } from '#platform/render/renderer.ts';
import { type Bitmap, bitmapOf, drawn, jpegOf } from './bitmap.ts';

export const kinds = ['text', 'tables', 'photos', 'scans'] as const;
export type Kind = (typeof kinds)[number];

/** Numbers in [0, 1) that are the same in every run (mulberry32, public domain). */
export function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  'revenue the of customer lease and annual equipment employees that contract margin to in owner inventory with cash for receivable schedule warranty'.split(
    ' ',
  );

function textOf(draw: () => number, lines: number): string {
  const line = () =>
    Array.from({ length: 4 + Math.floor(draw() * 12) }, () => words[Math.floor(draw() * words.length)]).join(
      ' ',
    );
  return Array.from({ length: lines }, () => (draw() < 0.15 ? '' : line())).join('\n');
}

function tableOf(draw: () => number, rows: number): string {
  const amount = () => (draw() * 90_000).toFixed(2);
  const row = () =>
    [words[Math.floor(draw() * words.length)], amount(), amount(), amount(), amount()].join(',');
  return ['Account,Q1,Q2,Q3,Q4', ...Array.from({ length: rows }, row)].join('\n');
}

/** Noise in octaves under shapes with soft shading: what is in a photo for a code, light, texture and edges. */
export function photo(draw: () => number, width: number, height: number): Bitmap {
  const side = 64;
  const noise = Float32Array.from({ length: side * side }, draw);
  const at = (x: number, y: number) => noise[((y & (side - 1)) * side + (x & (side - 1))) | 0] ?? 0;
  const smooth = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [rx, ry] = [x - left, y - top];
    const above = at(left, top) * (1 - rx) + at(left + 1, top) * rx;
    return above * (1 - ry) + (at(left, top + 1) * (1 - rx) + at(left + 1, top + 1) * rx) * ry;
  };
  const shapes = Array.from({ length: 12 }, () => ({
    x: draw() * width,
    y: draw() * height,
    reach: (0.05 + draw() * 0.25) * width,
    color: [draw() * 120 - 60, draw() * 120 - 60, draw() * 120 - 60] as const,
  }));
  const rough = 20 + draw() * 50;
  return drawn(width, height, (x, y) => {
    let light = 128 + 60 * Math.sin(y / height + x / width);
    for (let octave = 1, period = 160; octave <= 5; octave += 1, period /= 2.3)
      light += (rough / octave) * (smooth(x / period, y / period) - 0.5) * 2;
    const inside = shapes.filter((shape) => Math.hypot(x - shape.x, y - shape.y) < shape.reach);
    const tint = (channel: 0 | 1 | 2) => inside.reduce((sum, { color }) => sum + color[channel], light);
    return [tint(0), tint(1) * 0.95, tint(2) * 0.9];
  });
}

/** A printed page on a scanner: a little turned, on paper that is not white, with the noise of the sensor. */
async function scan(draw: () => number, page: Uint8Array): Promise<Uint8Array> {
  const { width, height, rgba } = await bitmapOf(page);
  const turn = (draw() - 0.5) * 0.03;
  const paper = 225 + draw() * 20;
  const scanned = drawn(width, height, (x, y) => {
    const [fromX, fromY] = [Math.round(x - turn * y), Math.round(y + turn * x)];
    const outside = fromX < 0 || fromY < 0 || fromX >= width || fromY >= height;
    const ink = outside ? 255 : (rgba[(fromY * width + fromX) * 4] ?? 255);
    const value = (ink * paper) / 255 - (12 * x) / width + (draw() + draw() - 1) * 9;
    return [value, value * 0.99, value * 0.96];
  });
  return jpegOf(scanned, 80);
}

/** `count` pages of a kind, each a document of its own. */
export async function documentsOf(kind: Kind, count: number, renderer: Renderer): Promise<RenderSource[]> {
  const made: RenderSource[] = [];
  for (let number = 0; number < count; number += 1) {
    const draw = drawing(number * 4 + kinds.indexOf(kind) + 1);
    const bytes = await bytesOf(kind, draw, renderer);
    const type = { text: 'text', tables: 'csv', photos: 'image', scans: 'image' } as const;
    made.push({ key: `${kind} ${number}`, kind: type[kind], load: async () => bytes });
  }
  return made;
}

async function bytesOf(kind: Kind, draw: () => number, renderer: Renderer): Promise<Uint8Array> {
  if (kind === 'text') return Buffer.from(textOf(draw, 50));
  if (kind === 'tables') return Buffer.from(tableOf(draw, 44));
  if (kind === 'photos') {
    const { width, height, rgba } = photo(draw, 1_000, 1_300);
    return Transformer.fromRgbaPixels(rgba, width, height).jpeg(90);
  }
  const text = Buffer.from(textOf(draw, 50));
  const source: RenderSource = { key: `scan of ${draw()}`, kind: 'text', load: async () => text };
  const page = await renderer.page(source, { page: 1, width: 1400, mark: null });
  return scan(draw, page.bytes);
}
