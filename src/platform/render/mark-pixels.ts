import type { Raster } from './raster.ts';
import type { CoveredBox } from './renderer.ts';

export type MarkTile = {
  width: number;
  height: number;
  x: Uint16Array;
  y: Uint16Array;
  strength: Uint8Array;
};

/** The mark darkens brighter pixels and lightens the others, so it shows on paper and on photographs. */
const bright = 110;

export function marked(raster: Raster, tile: MarkTile): Raster {
  const rows = Uint8Array.from(raster.rows);
  const { width, height, channels } = raster;
  const stride = width * channels + 1;
  for (let i = 0; i < tile.strength.length; i += 1) {
    const strength = tile.strength[i] ?? 0;
    for (let y = tile.y[i] ?? 0; y < height; y += tile.height)
      for (let x = tile.x[i] ?? 0; x < width; x += tile.width)
        blend(rows, y * stride + 1 + x * channels, channels, strength);
  }
  return { ...raster, rows };
}

function blend(rows: Uint8Array, at: number, channels: number, strength: number): void {
  const light = rows[channels === 1 ? at : at + 1] ?? 0;
  const target = light > bright ? 0 : 255;
  for (let channel = at; channel < at + channels; channel += 1) {
    const value = rows[channel] ?? 0;
    rows[channel] = value + (((target - value) * strength) >> 8);
  }
}

/** A copy of the page with the boxes painted black, rounded outwards to whole pixels. */
export function covered(raster: Raster, boxes: readonly CoveredBox[]): Raster {
  if (boxes.length === 0) return raster;
  const rows = Uint8Array.from(raster.rows);
  const { width, height, channels } = raster;
  const stride = width * channels + 1;
  for (const box of boxes) {
    const left = clamp(Math.floor(box.x * width), width);
    const right = clamp(Math.ceil((box.x + box.width) * width), width);
    const bottom = clamp(Math.ceil((box.y + box.height) * height), height);
    for (let y = clamp(Math.floor(box.y * height), height); y < bottom; y += 1)
      rows.fill(0, y * stride + 1 + left * channels, y * stride + 1 + right * channels);
  }
  return { ...raster, rows };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
