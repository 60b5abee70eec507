import type { LegalPage } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The legal pages, with the names of their files: /legal/<slug>.pdf. */
export const legalPages: readonly { slug: string; page: LegalPage }[] = [
  { slug: 'terms', page: terms },
  { slug: 'privacy', page: privacy },
];
