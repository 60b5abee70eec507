/**
 * A PDF with the pages of another one after its own. The file goes on where the given one ends: its bytes stand
 * unchanged at the beginning. `mark`: ASCII words that stand readable in what is appended. Throws where the bytes are
 * no PDF that can be continued, or would not stay what they were.
 */
export async function appendPages(pdf: Uint8Array, tail: Uint8Array, mark: string): Promise<Uint8Array> {
  // Heavy (30 MB): only who needs it pays for it.
  const { PDF, PdfArray, PdfName, PdfNumber, PdfString } = await import('@libpdf/core');
  const document = await PDF.load(pdf);
  const added = await PDF.load(tail);
  const places = Array.from({ length: added.getPageCount() }, (_, index) => index);
  for (const page of await document.copyPagesFrom(added, places)) {
    const { x, y, width, height } = page.getMediaBox();
    const box = () => new PdfArray([x, y, x + width, y + height].map((side) => PdfNumber.of(side)));
    // What the tree of a stranger's file says of its pages would hold for these too: cut off, turned round.
    for (const name of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) page.dict.set(name, box());
    page.dict.set('Rotate', PdfNumber.of(0));
    page.dict.set(PdfName.of('CairnDocument'), PdfString.fromString(mark));
  }
  const bytes = await document.save({ incremental: true });
  if (Buffer.compare(bytes.subarray(0, pdf.byteLength), pdf) !== 0)
    throw new Error('appending pages changed what was to be continued');
  return bytes;
}
