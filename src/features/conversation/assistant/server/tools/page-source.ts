import { type Page, pages } from '../../domain/acts/act.ts';
import type { Source } from '../../domain/fact.ts';

/** A page of the site as the source of a fact. `href`: the page itself, unless it has one of its own in the address. */
export function pageSource(page: Page, href: string = page): Source {
  return { kind: 'page', title: pages[page], href, quote: null };
}
