import type { PDFiumModule } from '@hyzyla/pdfium';

/** What its types leave out, from `fpdf_edit.h`: four floats are written, and 1 is returned. */
type Unlisted = {
  _FPDFPageObj_GetBounds?: (
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ) => number;
};
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & Unlisted;
type Size = { width: number; height: number };

/** A page that shows a picture and says less than this is taken for a scan: a stamp or a page number may stand beside it. */
const fewCharacters = 200;
/** Pixels that a picture of an ID can be read in; what is smaller is a logo. */
const readable = { alone: { side: 120, area: 40_000 }, amongWords: { side: 300, area: 90_000 } };
/** A picture below the words of a page is a scan that was read already. */
const wholePage = 0.7;
/** Objects of a page that are looked through. */
const objectsMost = 2_000;
/** From `fpdf_edit.h`: a picture, and a drawing that may hold one. */
const objectTypes = { picture: 3, drawing: 5 } as const;
const fourBytes = 4;

/**
 * Whether a page shows a picture that its text says nothing of. Takes an open page and how many characters could be read
 * on it; throws nothing.
 */
export function showsMore(pdfium: Pdfium, page: number, characters: number): boolean {
  const least = characters < fewCharacters ? readable.alone : readable.amongWords;
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let at = 0; at < Math.min(count, objectsMost); at += 1) {
    const object = pdfium._FPDFPage_GetObject(page, at);
    const type = object ? pdfium._FPDFPageObj_GetType(object) : 0;
    if (type === objectTypes.drawing && characters === 0) return true;
    if (type !== objectTypes.picture) continue;
    const { width, height } = pixelsOf(pdfium, object);
    const legible = Math.min(width, height) >= least.side && width * height >= least.area;
    if (legible && (characters < fewCharacters || shareOf(pdfium, page, object) < wholePage)) return true;
  }
  return count > objectsMost && characters < fewCharacters;
}

/** In pixels; without end where they cannot be told. */
function pixelsOf(pdfium: Pdfium, picture: number): Size {
  return withMemory(pdfium, 2, (at) => {
    if (!pdfium._FPDFImageObj_GetImagePixelSize(picture, at, at + fourBytes))
      return { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
    const [width = 0, height = 0] = pdfium.HEAP32.subarray(at / fourBytes, at / fourBytes + 2);
    return { width, height };
  });
}

/** How much of the page an object covers, from 0 to 1. */
function shareOf(pdfium: Pdfium, page: number, object: number): number {
  const paper = pdfium._FPDF_GetPageWidth(page) * pdfium._FPDF_GetPageHeight(page);
  return withMemory(pdfium, 4, (at) => {
    const places = [0, 1, 2, 3].map((n) => at + n * fourBytes);
    const [left = at, bottom = at, right = at, top = at] = places;
    if (!(paper > 0) || !pdfium._FPDFPageObj_GetBounds?.(object, left, bottom, right, top)) return 0;
    const memory = new DataView(pdfium.HEAPU8.buffer);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = places.map((place) => memory.getFloat32(place, true));
    return Math.abs((x1 - x0) * (y1 - y0)) / paper;
  });
}

/** Room for so many numbers of four bytes, given back afterwards. */
function withMemory<T>(pdfium: Pdfium, numbers: number, run: (at: number) => T): T {
  const at = pdfium.wasmExports.malloc(numbers * fourBytes);
  if (!at) throw new Error('PDFium has no memory left');
  try {
    return run(at);
  } finally {
    pdfium.wasmExports.free(at);
  }
}
