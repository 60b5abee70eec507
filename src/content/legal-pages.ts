import type { LegalPage } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The slug is also the file name: /legal/<slug>.pdf. */
export const legalPages: readonly { slug: string; page: () => LegalPage }[] = [
  { slug: 'terms', page: terms },
  { slug: 'privacy', page: privacy },
];
