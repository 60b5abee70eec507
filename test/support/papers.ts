import { pdfWriter } from '#platform/render/pdf-writer.ts';

/** A PDF with one page per entry, lines broken at `\n`. `hidden`: white on white, on the last page. */
export function paperPdf(pages: readonly string[], hidden = ''): Uint8Array {
  const writer = pdfWriter();
  const chunks: Uint8Array[] = [writer.begin()];
  const font = writer.reserve();
  chunks.push(writer.object(font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'));
  for (const [at, text] of pages.entries()) {
    const content = writer.reserve();
    const unseen = at === pages.length - 1 && hidden !== '' ? ` 1 1 1 rg ${linesOf(hidden)}` : '';
    chunks.push(
      writer.stream(content, {}, Buffer.from(`BT /F 11 Tf 72 720 Td 15 TL ${linesOf(text)}${unseen} ET`)),
      writer.page({ width: 612, height: 792, resources: `/Font << /F ${font} 0 R >>`, content }),
    );
  }
  chunks.push(writer.end());
  return Buffer.concat(chunks);
}

function linesOf(text: string): string {
  return text
    .split('\n')
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
    .join(' ');
}
