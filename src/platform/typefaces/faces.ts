import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';
import { type FaceName, faceFile, facesWith, isInOwnFace } from './coverage.ts';
import { uncompressedFont } from './uncompressed-font.ts';

export type Face = {
  name: FaceName;
  font: Font;
  units: number;
  has(codePoint: number): boolean;
  shape(text: string, rightToLeft: boolean): ShapedGlyph[];
  outline(glyph: number): string;
};

/** `text`: what all glyphs of one `cluster` represent together, on the first of them. In units of the face. */
export type ShapedGlyph = {
  id: number;
  cluster: number;
  text: string;
  advance: number;
  x: number;
  y: number;
};

const regular = 400;
const loaded = new Map<FaceName, Face>();
const loading = new Map<FaceName, Promise<Face>>();

/** Loads the faces besides Roboto that these texts need; most texts need none. Whole scripts, up to 33 MB in total. */
export async function loadFacesFor(texts: Iterable<string>): Promise<void> {
  const names = new Set<FaceName>();
  for (const text of texts)
    for (const character of text)
      if (!isInOwnFace(character))
        for (const name of facesWith(character.codePointAt(0) ?? 0)) names.add(name);
  await Promise.all([...names].map(load));
}

/** The first loaded face with the character; `japanese`: Japanese faces before Chinese ones. */
export function loadedFaceWith(codePoint: number, japanese: boolean): Face | null {
  const faces = facesWith(codePoint)
    .map((name) => loaded.get(name))
    .filter((face) => face?.has(codePoint) === true);
  const preferred = japanese ? faces.find((face) => face?.name.startsWith('noto-sans-jp')) : undefined;
  return preferred ?? faces[0] ?? null;
}

export function loadedFace(name: string): Face | null {
  return loaded.get(name) ?? null;
}

function load(name: FaceName): Promise<Face> {
  let face = loading.get(name);
  if (!face) {
    face = open(name);
    loading.set(name, face);
    face.then(
      (ready) => loaded.set(name, ready),
      () => loading.delete(name),
    );
  }
  return face;
}

async function open(name: FaceName): Promise<Face> {
  const [{ create }, harfBuzz, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('harfbuzzjs'),
    import('subset-font'),
  ]);
  const variable = await uncompressedFont(await readFile(faceFile(name)));
  // Fix the weight: PDF embedding does not support variable fonts.
  const bytes = await subsetFont(variable, '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: regular },
  });
  const face = new harfBuzz.Face(new harfBuzz.Blob(bytes));
  const shaper = new harfBuzz.Font(face);
  const covered = new Set(face.collectUnicodes());
  const opened = create(Buffer.from(bytes));
  if ('fonts' in opened) throw new Error('a collection of fonts instead of one');
  return {
    name,
    font: opened,
    units: opened.unitsPerEm,
    has: (codePoint) => covered.has(codePoint),
    shape: (text, rightToLeft) => shaped(harfBuzz, shaper, text, rightToLeft),
    outline: (glyph) => shaper.glyphToPath(glyph),
  };
}

function shaped(
  { Buffer: Shaped, Direction, shape }: typeof HarfBuzz,
  font: HarfBuzz.Font,
  text: string,
  rightToLeft: boolean,
): ShapedGlyph[] {
  const buffer = new Shaped();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const told = new Set<number>();
  return infos.map(({ codepoint: id, cluster }, index) => {
    const end = starts.find((start) => start > cluster) ?? text.length;
    const first = !told.has(cluster);
    told.add(cluster);
    const { xAdvance: advance = 0, xOffset: x = 0, yOffset: y = 0 } = positions[index] ?? {};
    return { id, cluster, text: first ? text.slice(cluster, end) : '', advance, x, y };
  });
}
