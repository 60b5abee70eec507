import { deflateSync } from 'node:zlib';

/** Pixels of a page without watermark. Each row begins with PNG's filter byte 0; `channels` is 1 (gray) or 3. */
export type Raster = {
  width: number;
  height: number;
  channels: 1 | 3;
  photo: boolean;
  rows: Uint8Array;
};

/** Converts four-byte pixels (red, green, blue, unused); to gray if the page has no color. */
export function rasterOf(rgbx: Uint8Array, width: number, height: number): Raster {
  const channels = isGrey(rgbx) ? 1 : 3;
  const rows = channels === 1 ? greyRows(rgbx, width, height) : colorRows(rgbx, width, height);
  const bare = { width, height, channels, rows } as const;
  return { ...bare, photo: compressesBadly(bare) };
}

function isGrey(rgbx: Uint8Array): boolean {
  for (let at = 0; at < rgbx.length; at += 4)
    if (rgbx[at] !== rgbx[at + 1] || rgbx[at] !== rgbx[at + 2]) return false;
  return true;
}

function greyRows(rgbx: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  let from = 0;
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * (width + 1);
    for (let to = end - width; to < end; to += 1, from += 4) rows[to] = rgbx[from] ?? 0;
  }
  return rows;
}

function colorRows(rgbx: Uint8Array, width: number, height: number): Uint8Array {
  const stride = width * 3 + 1;
  const rows = new Uint8Array(stride * height);
  let from = 0;
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * stride;
    for (let to = end - width * 3; to < end; to += 3, from += 4) {
      rows[to] = rgbx[from] ?? 0;
      rows[to + 1] = rgbx[from + 1] ?? 0;
      rows[to + 2] = rgbx[from + 2] ?? 0;
    }
  }
  return rows;
}

const sampled = 16;
const badRatio = 0.3;

function compressesBadly({ rows, width, height, channels }: Omit<Raster, 'photo'>): boolean {
  const stride = width * channels + 1;
  const some: Uint8Array[] = [];
  for (let y = 0; y < height; y += sampled) some.push(rows.subarray(y * stride, (y + 1) * stride));
  const sample = Buffer.concat(some);
  return deflateSync(sample, { level: 1 }).length > sample.length * badRatio;
}
