import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium';
import { Refused } from '#kernel/refusal.ts';
import { boundedWasm } from './bounded-wasm.ts';
import { type OpenDocument, type PageText, renderedSize } from './open-document.ts';
import { showsMore } from './pdf-pictures.ts';
import { placedWords } from './pdf-words.ts';
import { type Raster, rasterOf } from './raster.ts';
import { textPerPageLimit, viewPageLimit } from './renderer.ts';

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/** PDFium's memory limit in pages of 64 KiB: 512 MiB. Its own limit is 2 GiB. */
const memoryPages = 8_192;

const errors = { password: 4, security: 5 } as const;
const flags = { annotations: 0x01, redFirst: 0x10 } as const;
const fourBytes = 4;
const white = 0xffffffff;

/** Starts PDFium without scripts and forms, with limited memory. The process must end if the module fails. */
export async function startPdfium(): Promise<Pdfium> {
  const file = fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = boundedWasm(await readFile(file), memoryPages).buffer;
  const started: Pdfium[] = [];
  await PDFiumLibrary.initBase({
    vendor: async (options) => {
      const module = await PDFiumModule({ ...options, wasmBinary });
      started.push(module);
      return module;
    },
  });
  const [pdfium] = started;
  if (!pdfium) throw new Error('PDFium does not start');
  return pdfium;
}

export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenDocument {
  const copy = allocate(pdfium, bytes.length);
  pdfium.HEAPU8.set(bytes, copy);
  const document = pdfium._FPDF_LoadMemDocument(copy, bytes.length, 0);
  const close = () => {
    if (document) pdfium._FPDF_CloseDocument(document);
    pdfium.wasmExports.free(copy);
  };
  try {
    if (!document) throw notOpened(pdfium._FPDF_GetLastError());
    const pages = pdfium._FPDF_GetPageCount(document);
    if (pages < 1) throw new Refused('document-unreadable');
    if (pages > viewPageLimit) throw new Refused('document-too-many-pages', { most: viewPageLimit });
    return {
      pages,
      weight: bytes.length,
      raster: async (page, width) => onPage(pdfium, document, page, (handle) => draw(pdfium, handle, width)),
      text: (page) => onPage(pdfium, document, page, (handle) => textOf(pdfium, handle)),
      words: (page) => onPage(pdfium, document, page, (handle) => placedWords(pdfium, handle)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function notOpened(error: number): Refused {
  const encrypted = error === errors.password || error === errors.security;
  return new Refused(encrypted ? 'document-encrypted' : 'document-unreadable');
}

function onPage<T>(pdfium: Pdfium, document: number, page: number, run: (handle: number) => T): T {
  const handle = pdfium._FPDF_LoadPage(document, page - 1);
  if (!handle) throw new Refused('document-unreadable');
  try {
    return run(handle);
  } finally {
    pdfium._FPDF_ClosePage(handle);
  }
}

function draw(pdfium: Pdfium, page: number, wide: number): Raster {
  const own = { width: pdfium._FPDF_GetPageWidth(page), height: pdfium._FPDF_GetPageHeight(page) };
  if (!(own.width > 0 && own.height > 0)) throw new Refused('document-unreadable');
  const { width, height } = renderedSize(own, wide);
  const stride = width * fourBytes;
  const pixels = allocate(pdfium, stride * height);
  try {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, fourBytes, pixels, stride);
    if (!bitmap) throw new Refused('document-unreadable');
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    // Gray anti-aliasing: without color fringes most pages need one byte per pixel.
    const how = flags.annotations | flags.redFirst;
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, how);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return rasterOf(pdfium.HEAPU8.subarray(pixels, pixels + stride * height), width, height);
  } finally {
    pdfium.wasmExports.free(pixels);
  }
}

const utf16 = new TextDecoder('utf-16le');

function textOf(pdfium: Pdfium, page: number): PageText {
  const { text, cut } = wordsOf(pdfium, page);
  return { text, cut, picture: showsMore(pdfium, page, text.trim().length) };
}

function wordsOf(pdfium: Pdfium, page: number): { text: string; cut: boolean } {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return { text: '', cut: false };
  try {
    const all = pdfium._FPDFText_CountChars(text);
    const count = Math.min(all, textPerPageLimit);
    if (count <= 0) return { text: '', cut: false };
    const at = allocate(pdfium, (count + 1) * 2);
    const written = pdfium._FPDFText_GetText(text, 0, count, at);
    const found = utf16.decode(pdfium.HEAPU8.slice(at, at + Math.max(0, written - 1) * 2));
    pdfium.wasmExports.free(at);
    return { text: found, cut: all > count };
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

function allocate(pdfium: Pdfium, size: number): number {
  const at = pdfium.wasmExports.malloc(size);
  if (!at) throw new Refused('document-unreadable');
  return at;
}
