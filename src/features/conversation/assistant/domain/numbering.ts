import { mostCitations } from './answer.ts';
import type { Source } from './fact.ts';

export type NumberedSource = Source & { n: number };

/**
 * Numbers sources in the order of their first citation. The same place with another quote is another source.
 * `null` beyond `mostCitations`.
 */
export function createNumbering() {
  const given: NumberedSource[] = [];
  return {
    numberOf(source: Source): { source: NumberedSource; isNew: boolean } | null {
      const known = given.find((one) => isSame(one, source));
      if (known) return { source: known, isNew: false };
      if (given.length >= mostCitations) return null;
      const added = { ...source, n: given.length + 1 };
      given.push(added);
      return { source: added, isNew: true };
    },
  };
}

function isSame(a: Source, b: Source): boolean {
  return a.kind === b.kind && a.title === b.title && a.href === b.href && a.quote === b.quote;
}
