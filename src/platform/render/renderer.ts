import type { PdfFacts } from './pdf-facts.ts';

export type ViewKind = 'pdf' | 'image' | 'text' | 'csv';

export const pageWidths = [800, 1400, 2200] as const;
export type PageWidth = (typeof pageWidths)[number];

/** In bytes; larger files can only be downloaded. */
export const viewByteLimit = 100_000_000;
export const viewPageLimit = 10_000;
export const textPageLimit = 3_000;
export const textPerPageLimit = 50_000;
export const textLimit = 20_000_000;
/** More pages are not read as words with their places. */
export const wordPageLimit = 300;

/** `key` identifies the content permanently; `load` is called only if the renderer no longer has the bytes. */
export type RenderSource = { key: string; kind: ViewKind; whose?: string; load(): Promise<Uint8Array> };

export type MarkLines = readonly string[];

/** In fractions of the page's width and height, from the top left corner. */
export type CoveredBox = { x: number; y: number; width: number; height: number };

/** Hidden in a page with a watermark. `frameKey`: the same for all pages of a site; `code`: of one view. */
export type PageCode = { frameKey: Uint8Array; code: Uint8Array };

export type PageRequest = {
  page: number;
  width: PageWidth;
  mark: MarkLines | null;
  hidden?: PageCode | undefined;
  covered?: readonly CoveredBox[];
};

/** Compressed pixels: rows with PNG's filter byte under Flate, or a JPEG. */
export type PagePixels = {
  width: number;
  height: number;
  channels: number;
  encoding: 'flate' | 'jpeg';
  bytes: Uint8Array;
};

export type PageImage = {
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
};

/**
 * `whole`: no page exceeded a limit or shows text only as a picture. `pictures`: the numbers of the pages that do.
 * `cut`: something exceeded a limit.
 */
export type DocumentText = { pages: string[]; whole: boolean; pictures: number[]; cut: boolean };

/** Of a page, in points from its top left corner. */
export type PlacedWord = { text: string; left: number; right: number; top: number; bottom: number };

/** `whole`: the page had no more words than are read. */
export type PageWords = { words: PlacedWord[]; whole: boolean };

/** Their words are in `http/render-problems.ts`. */
export const renderRefusals = [
  'document-unreadable',
  'picture-not-drawable',
  'document-encrypted',
  'document-too-large',
  'document-too-many-pages',
  'document-too-slow',
  'document-too-heavy',
  'office-too-many-cells',
  'office-part-missing',
  'renderer-busy',
] as const;
export type RenderRefusal = (typeof renderRefusals)[number];

/** Renders in separate processes. Throws Refused with a `RenderRefusal`, or a plain Error if none can be started. */
export type Renderer = {
  open(source: RenderSource): Promise<{ pages: number }>;
  page(source: RenderSource, request: PageRequest): Promise<PageImage>;
  /** A page's pixels for a file in progress, with lower priority than `page`. */
  pixels(source: RenderSource, request: PageRequest): Promise<PagePixels>;
  text(source: RenderSource): Promise<DocumentText>;
  /** The words of each page of a PDF with their places. Also refuses more than `wordPageLimit` pages. */
  words(source: RenderSource): Promise<PageWords[]>;
  inspect(source: RenderSource): Promise<PdfFacts>;
  stop(): Promise<void>;
};
