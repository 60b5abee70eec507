import type { PDFiumModule } from '@hyzyla/pdfium';
import type { PageWords, PlacedWord } from './renderer.ts';

/** In the module, but not in its types. */
type Unlisted = {
  _FPDFText_GetUnicode?: (text: number, index: number) => number;
  _FPDFText_IsGenerated?: (text: number, index: number) => number;
  _FPDFText_GetCharAngle?: (text: number, index: number) => number;
  _FPDFText_GetLooseCharBox?: (text: number, index: number, box: number) => number;
};
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & Unlisted;
type Box = Omit<PlacedWord, 'text'>;

/** Characters of a page that are read. */
const charactersMost = 50_000;
const boxSize = 16;
/** A gap of this share of a character's height begins another word. */
const gapShare = 0.25;
const level = 0.1;

/**
 * The words of an open page that stand level, in the order of the file. Boxes are loose: those of the glyphs themselves differ
 * in height from letter to letter, so that the words of one line would not line up. `whole`: nothing was left out.
 */
export function placedWords(pdfium: Pdfium, page: number): PageWords {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return { words: [], whole: false };
  const at = pdfium.wasmExports.malloc(boxSize);
  try {
    if (!at) throw new Error('PDFium has no memory left');
    const all = pdfium._FPDFText_CountChars(text);
    const height = pdfium._FPDF_GetPageHeight(page);
    const found = wordList();
    for (let index = 0; index < Math.min(all, charactersMost); index += 1) {
      const code = pdfium._FPDFText_GetUnicode?.(text, index) ?? 0;
      const blank = code <= 0x20 || code === 0xa0 || pdfium._FPDFText_IsGenerated?.(text, index) === 1;
      if (blank || !isLevel(pdfium._FPDFText_GetCharAngle?.(text, index) ?? 0)) found.end();
      else if (pdfium._FPDFText_GetLooseCharBox?.(text, index, at))
        found.add(String.fromCodePoint(Math.min(code, 0x10ffff)), boxAt(pdfium, at, height));
    }
    return { words: found.words(), whole: all <= charactersMost };
  } finally {
    pdfium.wasmExports.free(at);
    pdfium._FPDFText_ClosePage(text);
  }
}

function isLevel(radians: number): boolean {
  return radians < level || radians > 2 * Math.PI - level;
}

/** In points from the top left corner; PDF counts from the bottom. */
function boxAt(pdfium: Pdfium, at: number, height: number): Box {
  const memory = new DataView(pdfium.HEAPU8.buffer);
  const [left, top, right, bottom] = [0, 4, 8, 12].map((place) => memory.getFloat32(at + place, true));
  const box = {
    left: left ?? 0,
    right: right ?? 0,
    top: height - (top ?? 0),
    bottom: height - (bottom ?? 0),
  };
  return { ...box, ...(box.top > box.bottom ? { top: box.bottom, bottom: box.top } : {}) };
}

function wordList() {
  const words: PlacedWord[] = [];
  let open: PlacedWord | null = null;
  const end = () => {
    if (open && Object.values(open).every((value) => typeof value === 'string' || Number.isFinite(value)))
      words.push(open);
    open = null;
  };
  const add = (text: string, box: Box) => {
    const height = box.bottom - box.top;
    const apart =
      open !== null &&
      (Math.abs(open.top + open.bottom - box.top - box.bottom) > height ||
        box.left - open.right > gapShare * height ||
        box.right < open.left);
    if (apart) end();
    open = open
      ? { ...open, text: open.text + text, right: Math.max(open.right, box.right) }
      : { text, ...box };
  };
  return {
    add,
    end,
    words: () => {
      end();
      return words;
    },
  };
}
