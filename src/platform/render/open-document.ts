import type { Raster } from './raster.ts';
import type { PageWords } from './renderer.ts';

/** `picture`: the page shows more than `text`, as a scan does. `cut`: there is more text than the limit. */
export type PageText = { text: string; picture: boolean; cut: boolean };

export type OpenDocument = {
  pages: number;
  weight: number;
  raster(page: number, width: number): Promise<Raster>;
  text(page: number): PageText;
  words(page: number): PageWords;
  close(): void;
};

const pixelLimit = 12_000_000;
const tallest = 50_000;

export function renderedSize(own: { width: number; height: number }, width: number) {
  const tall = (width * own.height) / own.width;
  const shrink = Math.min(1, Math.sqrt(pixelLimit / (width * tall)));
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.min(tallest, Math.max(1, Math.round(tall * shrink))),
  };
}
