import type { PdfFacts } from './pdf-facts.ts';

/** What a file is turned into pages from. Office files become `pdf` first (`office-converter.ts`). */
export type ViewKind = 'pdf' | 'image' | 'text' | 'csv';

/** Widths in which pages are drawn, in pixels: a telephone, a screen, a closer look. */
export const pageWidths = [800, 1400, 2200] as const;
export type PageWidth = (typeof pageWidths)[number];

/** The largest file that is shown as pages, in bytes; a larger one can only be downloaded. */
export const viewByteLimit = 100_000_000;
/** Pages of a document that can be looked at. */
export const viewPageLimit = 10_000;
/** Pages of a document whose text is read, characters that are kept of one page, and of all together. */
export const textPageLimit = 3_000;
export const textPerPageLimit = 50_000;
export const textLimit = 20_000_000;

/**
 * The document to draw: `key` names these bytes for ever; `load` is asked only when the renderer has them no more.
 * `whose`: the account that it is drawn for; where many wait, accounts take turns.
 */
export type RenderSource = { key: string; kind: ViewKind; whose?: string; load(): Promise<Uint8Array> };

/** Whom a page is drawn for: one line each, burned into the picture. */
export type MarkLines = readonly string[];

/** A part of a page to cover, in fractions of its width and height from the top left corner. */
export type CoveredBox = { x: number; y: number; width: number; height: number };

export type PageRequest = {
  /** From 1. */
  page: number;
  width: PageWidth;
  mark: MarkLines | null;
  /** Painted black over the pixels. */
  covered?: readonly CoveredBox[];
};

/** The pixels of a page, compressed: rows with PNG's filter byte under Flate, or a JPEG. */
export type PagePixels = {
  width: number;
  height: number;
  /** 1 (grey) or 3 (red, green, blue). */
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

/** The text of each page in order. `whole`: nothing that the pages show was beyond a limit, or only a picture. */
export type DocumentText = { pages: string[]; whole: boolean };

/** The reason codes with which a renderer refuses. Their words stand in `http/render-problems.ts`. */
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

/**
 * Turns documents into pictures and text, in processes of their own. Throws Refused with a `RenderRefusal`
 * (`not-found` for a page that there is not); a plain Error when no process can be started.
 */
export type Renderer = {
  /** How many pages it has. Refuses what cannot be shown. */
  open(source: RenderSource): Promise<{ pages: number }>;
  /** One page as a picture, marked for somebody who waits for it. */
  page(source: RenderSource, request: PageRequest): Promise<PageImage>;
  /** One page's pixels for a file that is being made, behind everything that somebody looks at. */
  pixels(source: RenderSource, request: PageRequest): Promise<PagePixels>;
  /** The text of at most `textPageLimit` pages and `textLimit` characters. */
  text(source: RenderSource): Promise<DocumentText>;
  /** Looks through a PDF that is to be signed as it is; refuses with a `PdfFault` what is not plain. */
  inspect(source: RenderSource): Promise<PdfFacts>;
  /** Ends the processes. */
  stop(): Promise<void>;
};
