import type { Raster } from '../render/raster.ts';
import type { PageCode } from '../render/renderer.ts';
import { type CodeFrame, codeFrame } from './code-frame.ts';
import { type CodeTile, cellSide, cellsAcross, codeTile } from './code-tile.ts';

/**
 * In steps of 255: how much darker the line of a darker cell is, by which a page changes an eighth on average; and how
 * much darker the whole cell is in a photo, which is sent as a JPEG and would grow by the edges of lines.
 */
const [lineDepth, photoDepth] = [8, 3] as const;

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
 * Hides a code in the rows of a page, in place: each darker cell gets one line of pixels that is a little darker, so that
 * the rows between are as they were and pack as well as before. Ink that is darker than the line is deep cannot carry it.
 */
export function hideCode(raster: Raster, { frameKey, code }: PageCode): void {
  const tile = codeTile(frameOf(frameKey), code);
  const bytes = raster.width * raster.channels;
  const wide = cellSide * raster.channels;
  const depth = raster.photo ? photoDepth : lineDepth;
  for (let cells = 0; cells < cellsAcross; cells += 1) {
    const row = tile.subarray(cells * cellsAcross, (cells + 1) * cellsAcross);
    const lines = raster.photo ? allLinesOf(cells) : [lineOf(cells)];
    for (const first of lines)
      for (let y = first; y < raster.height; y += cellSide * cellsAcross)
        darken(raster.rows.subarray(y * (bytes + 1) + 1, (y + 1) * (bytes + 1)), row, { wide, depth });
  }
}

const allLinesOf = (cells: number) => Array.from({ length: cellSide }, (_, line) => cells * cellSide + line);

/** The row of a tile's line. In turn an odd and an even one, as careless programs make pictures smaller by leaving out rows. */
const lineOf = (cells: number) => cells * cellSide + 1 + (cells % 2);

/** Darkens a line of the page where its cells are dark; `wide`: bytes of a cell. */
function darken(line: Uint8Array, row: CodeTile, { wide, depth }: { wide: number; depth: number }): void {
  for (let cell = 0, begin = 0; begin < line.length; cell += 1, begin += wide) {
    if (row[cell & (cellsAcross - 1)] === 0) continue;
    const end = Math.min(begin + wide, line.length);
    for (let at = begin; at < end; at += 1) {
      const value = line[at] ?? 0;
      if (value >= depth) line[at] = value - depth;
    }
  }
}
