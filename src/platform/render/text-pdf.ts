import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { roboto } from './mark-tile.ts';
import { pdfWriter } from './pdf-writer.ts';
import type { Paper, TextLine } from './text-lines.ts';

/** Writes lines as a PDF in one embedded typeface (glyphs by their number, PDF 1.7 section 9.7). */
export function pdfOfLines(pages: readonly (readonly TextLine[])[], paper: Paper): Uint8Array {
  const used = new Map<number, number>();
  const writer = pdfWriter();
  const chunks = [writer.begin()];
  const font = writer.reserve();
  for (const page of pages) {
    const content = writer.reserve();
    chunks.push(writer.stream(content, {}, Buffer.from(contentOf(page, paper, used), 'latin1')));
    chunks.push(
      writer.page({
        width: paper.width,
        height: paper.height,
        resources: `/Font << /F ${font} 0 R >>`,
        content,
      }),
    );
  }
  chunks.push(...fontObjects(writer, font, used), writer.end());
  return Buffer.concat(chunks);
}

function contentOf(lines: readonly TextLine[], paper: Paper, used: Map<number, number>): string {
  const shown = lines.flatMap((line, index) => {
    const y = paper.height - paper.margin - index * paper.leading;
    return line
      .filter(({ text }) => text !== '')
      .map(({ x, text }) => {
        const at = `${(paper.margin + x).toFixed(2)} ${y.toFixed(2)}`;
        return `1 0 0 1 ${at} Tm <${glyphCodes(text, used)}> Tj`;
      });
  });
  return `BT /F ${paper.size} Tf\n${shown.join('\n')}\nET`;
}

function glyphCodes(text: string, used: Map<number, number>): string {
  let codes = '';
  for (const character of text) {
    const glyph = roboto().glyphForCodePoint(character.codePointAt(0) ?? 0);
    used.set(glyph.id, (glyph.advanceWidth * 1_000) / roboto().unitsPerEm);
    codes += glyph.id.toString(16).padStart(4, '0');
  }
  return codes;
}

type Writer = ReturnType<typeof pdfWriter>;

function fontObjects(writer: Writer, font: number, used: ReadonlyMap<number, number>): Uint8Array[] {
  const [descendant, descriptor, file] = [writer.reserve(), writer.reserve(), writer.reserve()];
  const bytes = readFileSync(fileURLToPath(import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf')));
  const widths = [...used].map(([id, width]) => `${id} [${width.toFixed(0)}]`).join(' ');
  return [
    writer.object(
      font,
      `<< /Type /Font /Subtype /Type0 /BaseFont /Roboto /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] >>`,
    ),
    writer.object(
      descendant,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Roboto /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths}] >>`,
    ),
    writer.object(
      descriptor,
      `<< /Type /FontDescriptor /FontName /Roboto /Flags 4 /FontBBox [-737 -271 1148 1056] /ItalicAngle 0 /Ascent 928 /Descent -244 /CapHeight 711 /StemV 80 /FontFile2 ${file} 0 R >>`,
    ),
    writer.stream(file, { Length1: String(bytes.length) }, bytes),
  ];
}
