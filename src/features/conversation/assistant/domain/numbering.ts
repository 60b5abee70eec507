import { mostCitations } from './answer.ts';
import type { Source } from './fact.ts';

/** A source with the number by which the text points at it. */
export type NumberedSource = Source & { n: number };

/**
 * Gives sources their numbers, in the order in which they are first cited. One place has one number; with another
 * quotation it is another place. `null`: there are `mostCitations` already.
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
