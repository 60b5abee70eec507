import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { type Font, openSync } from 'fontkit';
import { once } from '#kernel/once.ts';
import { printable } from '../pdf/printable.ts';
import { type Face, loadFacesFor, type ShapedGlyph } from '../typefaces/faces.ts';
import { inSeenOrder, textRuns } from '../typefaces/text-runs.ts';
import type { MarkTile } from './mark-pixels.ts';
import type { MarkLines } from './renderer.ts';

export const roboto = once((): Font => {
  const opened = openSync(fileURLToPath(import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf')));
  if ('fonts' in opened) throw new Error('a collection of fonts instead of one');
  return opened;
});

const size = 26;
const leading = 34;
const gap = 70;
const strongest = 58;
const longest = 60;

/** The tile for a page that is 1,400 × `scale` pixels wide. Missing glyphs become ■; lines are cut at 60 characters. */
export async function markTile(lines: MarkLines, scale: number): Promise<MarkTile> {
  const texts = lines.map((line) => shortened(printable(line)));
  await loadFacesFor(texts);
  const width = Math.max(260, ...texts.map((text) => outlined(text, 0).width)) + gap;
  const height = texts.length * leading + gap;
  const tileWidth = Math.ceil(width * scale);
  const tileHeight = Math.ceil((height + width * Math.sin(slant)) * 2 * scale);
  const block = texts.map((text, index) => outlined(text, (index + 1) * leading).path).join('');
  const at = (x: number, y: number) =>
    `<path transform="translate(${x} ${y}) rotate(${(-slant * 180) / Math.PI})" d="${block}"/>`;
  const half = tileHeight / scale / 2;
  const rise = width * Math.sin(slant);
  const shapes = [-1, 0, 1].flatMap((column) =>
    [-1, 0, 1, 2].map((row) => at(column * width + (row % 2 === 0 ? 0 : width / 2), row * half + rise)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${tileHeight}" viewBox="0 0 ${tileWidth / scale} ${tileHeight / scale}">${shapes.join('')}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return touched(pixels, tileWidth, tileHeight);
}

const slant = Math.PI / 8;

function touched(rgba: Uint8Array, width: number, height: number): MarkTile {
  const x: number[] = [];
  const y: number[] = [];
  const strength: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const alpha = rgba[at * 4 + 3] ?? 0;
    if (alpha < 16) continue;
    x.push(at % width);
    y.push(Math.floor(at / width));
    strength.push(Math.round((alpha * strongest) / 255));
  }
  return {
    width,
    height,
    x: Uint16Array.from(x),
    y: Uint16Array.from(y),
    strength: Uint8Array.from(strength),
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}

function outlined(text: string, y: number): { path: string; width: number } {
  let width = 0;
  const paths = inSeenOrder(textRuns(text)).map(({ text: run, face, level }) => {
    const shown =
      face === null ? inRoboto(run, width, y) : inFace(face, face.shape(run, level % 2 === 1), width, y);
    width = shown.end;
    return shown.path;
  });
  return { path: paths.join(''), width };
}

function inRoboto(text: string, x: number, y: number): { path: string; end: number } {
  const scale = size / roboto().unitsPerEm;
  const { glyphs, positions } = roboto().layout(text);
  let end = x;
  const paths = glyphs.map((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(end, y).toSVG();
    end += (positions[index]?.xAdvance ?? 0) * scale;
    return path;
  });
  return { path: paths.join(''), end };
}

function inFace({ font, units }: Face, shaped: readonly ShapedGlyph[], x: number, y: number) {
  const scale = size / units;
  let end = x;
  const paths = shaped.map(({ id, advance, x: right, y: up }) => {
    const path = font
      .getGlyph(id)
      .path.scale(scale, -scale)
      .translate(end + right * scale, y - up * scale)
      .toSVG();
    end += advance * scale;
    return path;
  });
  return { path: paths.join(''), end };
}
