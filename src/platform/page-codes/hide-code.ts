import type { Raster } from '../render/raster.ts';
import type { PageCode } from '../render/renderer.ts';
import { type CodeFrame, codeFrame } from './code-frame.ts';
import { type CodeTile, cellSide, cellsAcross, codeTile } from './code-tile.ts';

/** In steps of 255: how much darker the line of a darker cell is. On average, a page changes by an eighth of it. */
const depth = 8;

const frames = new Map<string, CodeFrame>();

/** A site has one frame, and drawing it takes longer than a tile. */
function frameOf(key: Uint8Array): CodeFrame {
  const name = Buffer.from(key).toString('base64');
  const frame = frames.get(name) ?? codeFrame(key);
  if (!frames.has(name)) frames.clear();
  frames.set(name, frame);
  return frame;
}

/**
 * Hides a code in the rows of a page, in place: each darker cell gets one line of pixels that is a little darker. The
 * rows between are as they were and pack as well as before. Ink that is darker than the line is deep cannot carry it.
 */
export function hideCode(raster: Raster, { frameKey, code }: PageCode): void {
  const tile = codeTile(frameOf(frameKey), code);
  const bytes = raster.width * raster.channels;
  for (let cells = 0; cells < cellsAcross; cells += 1) {
    const shades = shadesOf(tile, cells, bytes, raster.channels);
    for (let y = lineOf(cells); y < raster.height; y += cellSide * cellsAcross)
      darken(raster.rows, y * (bytes + 1) + 1, shades);
  }
}

/** The row of a tile's line. In turn an odd and an even one, as careless programs make pictures smaller by leaving out rows. */
const lineOf = (cells: number) => cells * cellSide + 1 + (cells % 2);

/** By how much each byte of a line becomes darker. */
function shadesOf(tile: CodeTile, cells: number, bytes: number, channels: number): Uint8Array {
  const shades = new Uint8Array(bytes);
  for (let at = 0, x = 0; at < bytes; x += 1) {
    const shade = depth * (tile[cells * cellsAcross + ((x / cellSide) & (cellsAcross - 1))] ?? 0);
    for (let channel = 0; channel < channels; channel += 1, at += 1) shades[at] = shade;
  }
  return shades;
}

function darken(rows: Uint8Array, begin: number, shades: Uint8Array): void {
  for (let at = 0; at < shades.length; at += 1) {
    const value = rows[begin + at] ?? 0;
    if (value >= depth) rows[begin + at] = value - (shades[at] ?? 0);
  }
}
