import type { Zoom } from './page-toolbar.tsx';

/** In narrower windows (CSS pixels) a table that fits is unreadable. */
const narrow = 640;
const table = /\.(csv|tsv|xlsx?|ods)$/i;

export function firstZoom(name: string, windowWidth: number): Zoom {
  return windowWidth < narrow && table.test(name) ? '100' : 'fit';
}
