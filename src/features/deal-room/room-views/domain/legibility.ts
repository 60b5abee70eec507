export type PageState = 'waiting' | 'read' | 'illegible' | 'blank';

/**
 * Mean confidence in percent from which a page counts as read. Scans that were skewed by up to 2 degrees and noisy came
 * out at 85 to 96 with nine of ten words right; blurred, upside-down and half-read ones at 76 or less.
 */
const legibleFrom = 80;

/** The share of dark pixels up to which a page without words is blank: dust, a line, a hole punched. */
const blankUpTo = 0.001;

/** What became of a page. `words`: how many were found; `confidence`: their mean, 0 to 100; `ink`: its dark share, 0 to 1. */
export function legibilityOf(page: { words: number; confidence: number; ink: number }): PageState {
  if (page.words === 0) return page.ink <= blankUpTo ? 'blank' : 'illegible';
  return page.confidence >= legibleFrom ? 'read' : 'illegible';
}

/** Pages of one document that are read; the others have to be looked at. */
export const mostPicturesRead = 1_000;

/** "Page 3 is", "Pages 3 and 4 are", "Pages 1, 2, 3, 4, 5 and 7 more are". `pages` is not empty. */
export function pagesInWords(pages: readonly number[]): string {
  if (pages.length === 1) return `Page ${pages[0]} is`;
  const shown = pages.length > mostNamed + 1 ? pages.slice(0, mostNamed) : pages.slice(0, -1);
  const last = pages.length > mostNamed + 1 ? `${pages.length - mostNamed} more` : `${pages.at(-1)}`;
  return `Pages ${shown.join(', ')} and ${last} are`;
}

const mostNamed = 5;
