import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Face, ShapedGlyph } from '../typefaces/faces.ts';
import { inSeenOrder, needsRuns, textRuns } from '../typefaces/text-runs.ts';
import { roboto } from './mark-tile.ts';
import { pdfWriter } from './pdf-writer.ts';
import type { Paper, TextLine } from './text-lines.ts';

type Writer = ReturnType<typeof pdfWriter>;
type Embedded = {
  object: number;
  name: string;
  numberOf(glyph: number): number;
  widths: Map<number, number>;
  file(): Uint8Array;
};

export type TextPage = { lines: readonly TextLine[]; behind?: string };

/** Writes lines as a PDF. The faces of other scripts must be loaded already. */
export function pdfOfLines(pages: readonly TextPage[], paper: Paper): Uint8Array {
  const writer = pdfWriter();
  const chunks = [writer.begin()];
  const fonts = embeddedFonts(writer);
  for (const page of pages) {
    const content = writer.reserve();
    const used = new Set<Embedded>();
    const shown = contentOf(page.lines, paper, (face) => {
      const font = fonts.of(face);
      used.add(font);
      return font;
    });
    chunks.push(writer.stream(content, {}, Buffer.from(`${page.behind ?? ''}${shown}`, 'latin1')));
    const resources = [...used].map(({ name, object }) => `/${name} ${object} 0 R`).join(' ');
    const { width, height } = paper;
    chunks.push(writer.page({ width, height, resources: `/Font << ${resources} >>`, content }));
  }
  chunks.push(...fonts.all().flatMap((font) => fontObjects(writer, font)), writer.end());
  return Buffer.concat(chunks);
}

type FontOf = (face: Face | null) => Embedded;

function contentOf(lines: readonly TextLine[], paper: Paper, fontOf: FontOf): string {
  const shown = lines.flatMap((line, index) => {
    const y = paper.height - paper.margin - index * paper.leading;
    return line
      .filter(({ text }) => text !== '')
      .flatMap(({ x, text }) => drawn(text, paper.margin + x, y, paper, fontOf));
  });
  return `BT\n${shown.join('\n')}\nET`;
}

function drawn(text: string, left: number, y: number, { size }: Paper, fontOf: FontOf): string[] {
  if (!needsRuns(text)) return [inRoboto(text, left, y, size, fontOf(null)).operators];
  let x = left;
  return inSeenOrder(textRuns(text)).flatMap(({ text: run, face, level }) => {
    const { operators, width } =
      face === null
        ? inRoboto(run, x, y, size, fontOf(null))
        : inFace(
            face.shape(run, level % 2 === 1),
            x,
            y,
            size / face.units,
            `/${fontOf(face).name} ${size} Tf`,
            fontOf(face),
          );
    x += width;
    return operators;
  });
}

function inRoboto(text: string, x: number, y: number, size: number, font: Embedded) {
  let codes = '';
  let width = 0;
  for (const character of text) {
    const { id } = roboto().glyphForCodePoint(character.codePointAt(0) ?? 0);
    const number = font.numberOf(id);
    width += ((font.widths.get(number) ?? 0) * size) / 1_000;
    codes += hex(number);
  }
  return { operators: `/${font.name} ${size} Tf ${placed(x, y, codes)}`, width };
}

function inFace(
  glyphs: readonly ShapedGlyph[],
  left: number,
  y: number,
  scale: number,
  head: string,
  font: Embedded,
) {
  let x = left;
  const operators = glyphs.map(({ id, advance, x: right, y: up }) => {
    const shown = placed(x + right * scale, y + up * scale, hex(font.numberOf(id)));
    x += advance * scale;
    return shown;
  });
  return { operators: [head, ...operators].join('\n'), width: x - left };
}

function placed(x: number, y: number, codes: string): string {
  return `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${codes}> Tj`;
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

function embeddedFonts(writer: Writer) {
  const fonts = new Map<Face | null, Embedded>();
  const made = (face: Face | null): Embedded => {
    const place = { object: writer.reserve(), name: `F${fonts.size}`, widths: new Map<number, number>() };
    if (face === null) return { ...place, ...wholeRoboto(place.widths) };
    const subset = face.font.createSubset();
    const numberOf = (glyph: number) => {
      const number = Number(subset.includeGlyph(face.font.getGlyph(glyph)));
      if (!place.widths.has(number))
        place.widths.set(number, (face.font.getGlyph(glyph).advanceWidth * 1_000) / face.units);
      return number;
    };
    return { ...place, numberOf, file: () => subset.encode() };
  };
  return {
    all: () => [...fonts.values()],
    of: (face: Face | null): Embedded => {
      const font = fonts.get(face) ?? made(face);
      fonts.set(face, font);
      return font;
    },
  };
}

function wholeRoboto(widths: Map<number, number>) {
  const numberOf = (glyph: number) => {
    if (!widths.has(glyph))
      widths.set(glyph, (roboto().getGlyph(glyph).advanceWidth * 1_000) / roboto().unitsPerEm);
    return glyph;
  };
  const path = fileURLToPath(import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
  return { numberOf, file: () => readFileSync(path) };
}

function fontObjects(writer: Writer, { object, name, widths: used, file: bytesOf }: Embedded): Uint8Array[] {
  const [descendant, descriptor, file] = [writer.reserve(), writer.reserve(), writer.reserve()];
  const bytes = bytesOf();
  const widths = [...used].map(([id, width]) => `${id} [${width.toFixed(0)}]`).join(' ');
  return [
    writer.object(
      object,
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] >>`,
    ),
    writer.object(
      descendant,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths}] >>`,
    ),
    writer.object(
      descriptor,
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-737 -271 1148 1056] /ItalicAngle 0 /Ascent 928 /Descent -244 /CapHeight 711 /StemV 80 /FontFile2 ${file} 0 R >>`,
    ),
    writer.stream(file, { Length1: String(bytes.length) }, bytes),
  ];
}
