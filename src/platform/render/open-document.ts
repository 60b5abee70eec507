import type { Raster } from './raster.ts';

/** `whole`: all that the page says; a scan says more than can be read here. */
export type PageText = { text: string; whole: boolean };

/** A document in the rendering process. Pages count from 1. */
export type OpenDocument = {
  pages: number;
  /** Its size in that process, in bytes. */
  weight: number;
  raster(page: number, width: number): Promise<Raster>;
  text(page: number): PageText;
  close(): void;
};

/** The most pixels that a page is drawn in: narrower where it is very tall. */
const pixelLimit = 12_000_000;
/** A strip that is a pixel wide ends here. */
const tallest = 50_000;

/** The sides of a page that is drawn this wide, in pixels, from its own sides in whatever unit. */
export function drawnSize(own: { width: number; height: number }, width: number) {
  const tall = (width * own.height) / own.width;
  const shrink = Math.min(1, Math.sqrt(pixelLimit / (width * tall)));
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.min(tallest, Math.max(1, Math.round(tall * shrink))),
  };
}
