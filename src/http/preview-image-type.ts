import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { uncompressedFont } from '#platform/typefaces/uncompressed-font.ts';

/** Our own typefaces as outlines, so that rendering does not depend on installed fonts. */
export type Typeface = {
  drawable(text: string): string;
  width(text: string, size: number): number;
  /** SVG path data that starts at x on the baseline y. */
  outline(text: string, at: { x: number; y: number; size: number }): string;
};

export type Typefaces = { display: Typeface; text: Typeface; strong: Typeface };

/** Takes about 0.2 s, so load them once and only if needed. */
export async function loadTypefaces(): Promise<Typefaces> {
  const { create } = await import('fontkit');
  const parts = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => create(await uncompressedFont(await readFile(new URL(file))))));
  const fraunces = await parts([
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
  ]);
  const inter = await parts([
    import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  ]);
  const at = (fonts: typeof inter, axes: Record<string, number>) =>
    typefaceOf(fonts.flatMap((font) => ('fonts' in font ? [] : [font.getVariation(axes)])));
  return {
    display: at(fraunces, { wght: 600, opsz: 96, SOFT: 30, WONK: 0 }),
    text: at(inter, { wght: 430 }),
    strong: at(inter, { wght: 600 }),
  };
}

type Run = { font: Font; text: string };

function typefaceOf(fonts: readonly Font[]): Typeface {
  const fontFor = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const runsOf = (text: string) =>
    [...text].reduce<Run[]>((runs, character) => {
      const font = fontFor(character);
      const last = runs.at(-1);
      if (last && font === last.font) last.text += character;
      else if (font) runs.push({ font, text: character });
      return runs;
    }, []);
  const drawable = (text: string) =>
    [...text.normalize('NFC').replace(/\s+/g, ' ')]
      .filter((character) => !/\p{C}/u.test(character) && fontFor(character))
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();
  const width = (text: string, size: number) =>
    runsOf(text).reduce((sum, run) => sum + run.font.layout(run.text).advanceWidth * scaleOf(run, size), 0);
  return {
    drawable,
    width,
    outline: (text, at) => outlineOf(runsOf(text), at),
  };
}

function outlineOf(runs: readonly Run[], { x, y, size }: { x: number; y: number; size: number }): string {
  let pen = x;
  return runs
    .flatMap((run) => {
      const scale = scaleOf(run, size);
      const { glyphs, positions } = run.font.layout(run.text);
      return glyphs.map((glyph, i) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
        const path = glyph.path
          .scale(scale, -scale)
          .translate(pen + xOffset * scale, y - yOffset * scale)
          .toSVG();
        pen += xAdvance * scale;
        return path;
      });
    })
    .join('');
}

function scaleOf({ font }: Run, size: number): number {
  return size / font.unitsPerEm;
}
