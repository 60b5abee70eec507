import type { PDFiumModule } from '@hyzyla/pdfium';

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

/** A page with a picture and fewer characters than this counts as a scan, perhaps with a stamp or a page number. */
const fewCharacters = 200;
/** In pixels, large enough for a readable ID; anything smaller is a logo. */
const readable = { alone: { side: 120, area: 40_000 }, amongWords: { side: 300, area: 90_000 } };
/** A picture that covers more of the page, below its words, is a scan with a text layer. */
const wholePage = 0.7;
const objectsMost = 2_000;
const objectTypes = { picture: 3, drawing: 5 } as const;
const fourBytes = 4;

/** Whether an open page shows a picture whose content is not in its text. `characters`: how many were extracted. */
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

function pixelsOf(pdfium: Pdfium, picture: number): Size {
  return withMemory(pdfium, 2, (at) => {
    if (!pdfium._FPDFImageObj_GetImagePixelSize(picture, at, at + fourBytes))
      return { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
    const [width = 0, height = 0] = pdfium.HEAP32.subarray(at / fourBytes, at / fourBytes + 2);
    return { width, height };
  });
}

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

function withMemory<T>(pdfium: Pdfium, numbers: number, run: (at: number) => T): T {
  const at = pdfium.wasmExports.malloc(numbers * fourBytes);
  if (!at) throw new Error('PDFium has no memory left');
  try {
    return run(at);
  } finally {
    pdfium.wasmExports.free(at);
  }
}
