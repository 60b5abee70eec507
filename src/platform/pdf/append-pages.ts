/** An incremental update: the given bytes stay unchanged. `mark`: readable ASCII. Throws if that is impossible. */
export async function appendPages(pdf: Uint8Array, tail: Uint8Array, mark: string): Promise<Uint8Array> {
  const { PDF, PdfArray, PdfName, PdfNumber, PdfString } = await import('@libpdf/core');
  const document = await PDF.load(pdf);
  const added = await PDF.load(tail);
  const places = Array.from({ length: added.getPageCount() }, (_, index) => index);
  for (const page of await document.copyPagesFrom(added, places)) {
    const { x, y, width, height } = page.getMediaBox();
    const box = () => new PdfArray([x, y, x + width, y + height].map((side) => PdfNumber.of(side)));
    // The page tree of a stranger's file may define defaults (crop, rotation) that must not apply to these pages.
    for (const name of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) page.dict.set(name, box());
    page.dict.set('Rotate', PdfNumber.of(0));
    page.dict.set(PdfName.of('CairnDocument'), PdfString.fromString(mark));
  }
  const bytes = await document.save({ incremental: true });
  if (Buffer.compare(bytes.subarray(0, pdf.byteLength), pdf) !== 0)
    throw new Error('appending pages changed what was to be continued');
  return bytes;
}
