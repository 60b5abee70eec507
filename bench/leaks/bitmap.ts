import { Transformer } from '@napi-rs/image';
import type { Grey } from '#platform/page-codes/flatten.ts';

/** Red, green, blue and opacity of each pixel, row by row. */
export type Bitmap = { width: number; height: number; rgba: Uint8Array };

export async function bitmapOf(file: Uint8Array): Promise<Bitmap> {
  const { width, height } = await new Transformer(file).metadata();
  const bmp = await new Transformer(file).bmp();
  const rgb = await new Transformer(bmp).rawPixels();
  const channels = rgb.length / (width * height);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4)
    rgba.set(rgb.subarray(from, from + 3), to);
  return { width, height, rgba };
}

/** Any function of a pixel's place, for its three colors. */
export function drawn(
  width: number,
  height: number,
  color: (x: number, y: number) => readonly [number, number, number],
): Bitmap {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4)
      rgba.set(
        color(x, y).map((value) => Math.min(255, Math.max(0, Math.round(value)))),
        at,
      );
  return { width, height, rgba };
}

export function jpegOf({ width, height, rgba }: Bitmap, quality: number): Promise<Buffer> {
  return Transformer.fromRgbaPixels(rgba, width, height).jpeg(quality);
}

export function greyOf({ width, height, rgba }: Bitmap): Grey {
  const values = new Float32Array(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4)
    values[at] = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
  return { width, height, values };
}

/** The average difference of two pictures of one size, in steps of 255. */
export function difference(one: Bitmap, other: Bitmap): number {
  let sum = 0;
  for (let at = 0; at < one.rgba.length; at += 1)
    sum += Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0));
  return sum / (one.width * one.height * 3);
}
