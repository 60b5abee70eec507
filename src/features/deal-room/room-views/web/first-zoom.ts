import type { Zoom } from './page-toolbar.tsx';

/** Below this width of the window, in CSS pixels, a table that fits it cannot be read. */
const narrow = 640;
const table = /\.(csv|tsv|xlsx?|ods)$/i;

/** The size at which a document opens: it fits the window, but a table on a phone is moved sideways instead. */
export function firstZoom(name: string, windowWidth: number): Zoom {
  return windowWidth < narrow && table.test(name) ? '100' : 'fit';
}
