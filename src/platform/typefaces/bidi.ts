import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import { once } from '#kernel/once.ts';

/** The Unicode bidirectional algorithm. The package's types describe its other module format. */
export const bidi = once((): Bidi => {
  const bidiOf: () => Bidi = createRequire(import.meta.url)('bidi-js');
  return bidiOf();
});
