import { memoryUsage } from 'node:process';
import { Refused } from '#kernel/refusal.ts';
import { hideCode } from '../page-codes/hide-code.ts';
import { platformRefusals } from '../refusals.ts';
import { openImage } from './image-document.ts';
import { covered, type MarkTile, marked } from './mark-pixels.ts';
import type { OpenDocument } from './open-document.ts';
import { pagePixels } from './page-pixels.ts';
import { openPdf, startPdfium } from './pdf-document.ts';
import type { Raster } from './raster.ts';
import type { Ask, RenderMessage, RenderOutcome } from './render-messages.ts';
import { pageWriter } from './render-pipe.ts';
import type { MarkLines } from './renderer.ts';
import { sizeLimitedCache } from './size-limited-cache.ts';

// Runs in its own process, so that a malicious document is contained and memory is freed. What needs fonts is loaded
// when it is needed: they take as long as the rest of a start.
const pdfium = await startPdfium();

const rasters = sizeLimitedCache<Raster>(96_000_000, ({ rows }) => rows.length);
const documents = sizeLimitedCache<OpenDocument>(
  120_000_000,
  ({ weight }) => weight,
  (document) => document.close(),
);
const tiles = sizeLimitedCache<MarkTile>(24_000_000, ({ strength }) => strength.length * 5);

const textsAtOnce = 50;
const wordsAtOnce = 10;

const writePage = pageWriter();

let last: Promise<unknown> = Promise.resolve();
process.on('message', (message: RenderMessage) => {
  last = last.then(() => answer(message));
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');

async function answer(message: RenderMessage): Promise<void> {
  const { outcome, broken } = await outcomeOf(message);
  const reply = { id: message.id, memory: memoryUsage().rss, outcome: sendable(outcome) };
  // After an exception, the module is unusable.
  process.send?.(reply, () => broken && process.exit(1));
}

function sendable(outcome: RenderOutcome) {
  if (!('pixels' in outcome)) return outcome;
  const { bytes, ...pixels } = outcome.pixels;
  writePage(bytes);
  return { pixels: { ...pixels, size: bytes.length } };
}

async function outcomeOf(message: RenderMessage): Promise<{ outcome: RenderOutcome; broken: boolean }> {
  try {
    const outcome = await outcomeFor(message);
    return { outcome, broken: false };
  } catch (error) {
    if (error instanceof Refused) {
      const refused = platformRefusals.find((code) => code === error.code) ?? 'document-unreadable';
      return { outcome: { refused }, broken: false };
    }
    return { outcome: { refused: 'document-unreadable' }, broken: true };
  }
}

async function outcomeFor(message: RenderMessage): Promise<RenderOutcome> {
  if (message.ask.what === 'inspect') return { facts: await inspected(message) };
  const document = await opened(message);
  return document ? asked(document, message.document, message.ask) : { missing: true };
}

async function opened({ document: key, kind, bytes }: RenderMessage): Promise<OpenDocument | undefined> {
  const known = documents.get(key);
  if (known || !bytes) return known;
  const document = await open(bytes, kind);
  documents.set(key, document);
  return document;
}

async function open(bytes: Uint8Array, kind: RenderMessage['kind']): Promise<OpenDocument> {
  if (kind === 'image') return await openImage(bytes);
  if (kind === 'pdf') return openPdf(pdfium, bytes);
  const { typesetText } = await import('./text-document.ts');
  const { pdf, texts } = await typesetText(bytes, kind);
  return {
    ...openPdf(pdfium, pdf),
    text: (page) => ({ text: texts[page - 1] ?? '', picture: false, cut: false }),
  };
}

async function asked(
  document: OpenDocument,
  key: string,
  ask: Exclude<Ask, { what: 'inspect' }>,
): Promise<RenderOutcome> {
  if (ask.what === 'open') return { pages: document.pages };
  if (ask.page < 1 || ask.page > document.pages) throw new Refused('not-found');
  if (ask.what === 'text') return textsFrom(document, ask.page);
  if (ask.what === 'words')
    return { placed: pagesFrom(document, ask.page, wordsAtOnce).map((page) => document.words(page)) };
  const raster = await rasterFor(document, key, ask);
  if (ask.what === 'warm') return { done: true };
  const shown = covered(raster, ask.covered ?? []);
  const tile = ask.mark && (await tileFor(ask.mark, raster.width));
  const made = tile ? marked(shown, tile) : shown;
  // Without a watermark, these are the pixels that are kept for other readers.
  if (tile && ask.hidden) hideCode(made, ask.hidden);
  return { pixels: await pagePixels(made) };
}

async function inspected({ bytes }: RenderMessage) {
  const { inspectPdf } = await import('./inspect-pdf.ts');
  return inspectPdf(bytes ?? new Uint8Array(), (file) => openPdf(pdfium, file));
}

function textsFrom(document: OpenDocument, first: number) {
  const numbers = pagesFrom(document, first, textsAtOnce);
  const read = numbers.map((page) => document.text(page));
  const pictures = numbers.filter((_, index) => read[index]?.picture);
  return { texts: read.map(({ text }) => text), pictures, cut: read.some(({ cut }) => cut) };
}

function pagesFrom(document: OpenDocument, first: number, most: number): number[] {
  const count = Math.min(most, document.pages - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

async function rasterFor(
  document: OpenDocument,
  key: string,
  { page, width }: Extract<Ask, { width: number }>,
): Promise<Raster> {
  const name = `${key} ${page} ${width}`;
  const kept = rasters.get(name);
  if (kept) return kept;
  const raster = await document.raster(page, width);
  rasters.set(name, raster);
  return raster;
}

async function tileFor(lines: MarkLines, width: number): Promise<MarkTile> {
  const name = `${width} ${lines.join('\n')}`;
  const kept = tiles.get(name);
  if (kept) return kept;
  const { markTile } = await import('./mark-tile.ts');
  const tile = await markTile(lines, width / 1_400);
  tiles.set(name, tile);
  return tile;
}
