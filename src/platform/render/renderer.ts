import type { PdfFacts } from './pdf-facts.ts';

/** Kinds of files that can be rendered. Office files are converted to `pdf` first (`office-converter.ts`). */
export type ViewKind = 'pdf' | 'image' | 'text' | 'csv';

/** In pixels: for a phone, a screen, and zooming in. */
export const pageWidths = [800, 1400, 2200] as const;
export type PageWidth = (typeof pageWidths)[number];

/** In bytes; larger files can only be downloaded. */
export const viewByteLimit = 100_000_000;
/** Pages of a document that can be viewed. */
export const viewPageLimit = 10_000;
/** Limits of the extracted text: pages, characters per page, and characters in total. */
export const textPageLimit = 3_000;
export const textPerPageLimit = 50_000;
export const textLimit = 20_000_000;

/**
 * `key` identifies the content forever; `load` is called only if the renderer no longer has the bytes. `whose`: the
 * account for which it is rendered; accounts take turns.
 */
export type RenderSource = { key: string; kind: ViewKind; whose?: string; load(): Promise<Uint8Array> };

/** Lines that name the viewer, burned into the picture. */
export type MarkLines = readonly string[];

/** In fractions of the page's width and height, from the top left corner. */
export type CoveredBox = { x: number; y: number; width: number; height: number };

export type PageRequest = {
  /** From 1. */
  page: number;
  width: PageWidth;
  mark: MarkLines | null;
  /** Painted black over the pixels. */
  covered?: readonly CoveredBox[];
};

/** Compressed pixels: rows with PNG's filter byte under Flate, or a JPEG. */
export type PagePixels = {
  width: number;
  height: number;
  /** 1 (gray) or 3 (red, green, blue). */
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

/** `whole`: no page exceeded a limit or shows text only as a picture. */
export type DocumentText = { pages: string[]; whole: boolean };

/** Codes with which a renderer refuses; their messages are in `http/render-problems.ts`. */
export type RenderRefusal =
  | 'document-unreadable'
  | 'picture-not-drawable'
  | 'document-encrypted'
  | 'document-too-large'
  | 'document-too-many-pages'
  | 'document-too-slow'
  | 'document-too-heavy'
  | 'office-too-many-cells'
  | 'office-part-missing'
  | 'renderer-busy';

/**
 * Turns documents into pictures and text in separate processes. Throws Refused with a `RenderRefusal` (`not-found` for
 * a missing page), or a plain Error if no process can be started.
 */
export type Renderer = {
  /** The number of pages. Refuses documents that cannot be shown. */
  open(source: RenderSource): Promise<{ pages: number }>;
  /** A watermarked page for a viewer who is waiting. */
  page(source: RenderSource, request: PageRequest): Promise<PageImage>;
  /** A page's pixels for a file in progress, with lower priority than `page`. */
  pixels(source: RenderSource, request: PageRequest): Promise<PagePixels>;
  /** The text, limited by `textPageLimit` and `textLimit`. */
  text(source: RenderSource): Promise<DocumentText>;
  /** Validates a PDF to be signed unchanged; refuses with a `PdfFault`. */
  inspect(source: RenderSource): Promise<PdfFacts>;
  stop(): Promise<void>;
};
