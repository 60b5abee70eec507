import type { Raster } from '../render/raster.ts';
import type { PageCode } from '../render/renderer.ts';
import { type CodeFrame, codeFrame, tileSide } from './code-frame.ts';
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
  const { rows, channels, height, photo } = raster;
  const bytes = raster.width * channels;
  const page = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
  for (let cells = 0; cells < cellsAcross; cells += 1) {
    const dark = darkWords(tile, cells, channels);
    for (const first of photo ? allLinesOf(cells) : [lineOf(cells)])
      for (let y = first; y < height; y += tileSide) {
        const begin = y * (bytes + 1) + 1;
        darken(page, { begin, end: begin + bytes, dark, repeat: tileSide * channels }, photo);
      }
  }
}

const allLinesOf = (cells: number) => Array.from({ length: cellSide }, (_, line) => cells * cellSide + line);

/** The row of a tile's line. In turn an odd and an even one, as careless programs make pictures smaller by leaving out rows. */
const lineOf = (cells: number) => cells * cellSide + 1 + (cells % 2);

const word = 4;

/** Where the words of four bytes in the dark cells of a row begin; a cell has one for each channel. */
function darkWords(tile: CodeTile, cells: number, channels: number): number[] {
  const places: number[] = [];
  for (let cell = 0; cell < cellsAcross; cell += 1)
    for (let part = 0; tile[cells * cellsAcross + cell] === 1 && part < channels; part += 1)
      places.push((cell * channels + part) * word);
  return places;
}

/** From the byte `begin` to `end`, a row of tiles; `dark`: what is darker in each; `repeat`: bytes of a tile. */
type Line = { begin: number; end: number; dark: readonly number[]; repeat: number };

/** Darkens a line of the page, word by word and without asking each cell which it is: that took most of the time. */
function darken(page: DataView, { begin, end, dark, repeat }: Line, photo: boolean): void {
  const depth = photo ? photoDepth : lineDepth;
  const by = depth * 0x01010101;
  for (let tile = begin; tile < end; tile += repeat)
    for (let index = 0; index < dark.length; index += 1) {
      const at = tile + (dark[index] ?? 0);
      if (at + word > end) {
        darkenBytes(page, at, end, depth);
        return;
      }
      const four = page.getInt32(at, true);
      // A high bit is left if a byte is less than the depth (H. S. Warren: Hacker's Delight, on finding a zero byte).
      if (((four - by) & ~four & 0x80808080) === 0) page.setInt32(at, four - by, true);
      else darkenBytes(page, at, at + word, depth);
    }
}

function darkenBytes(page: DataView, begin: number, end: number, depth: number): void {
  for (let at = begin; at < end; at += 1) {
    const value = page.getUint8(at);
    if (value >= depth) page.setUint8(at, value - depth);
  }
}
