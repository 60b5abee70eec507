import {
  holdsKeywords,
  type Keyword,
  keywordsOf,
  searchText,
} from '#features/marketplace/listings/domain/keywords.ts';

/** Spaces around an "or" that stands outside of quotes. */
const or = /\s+or\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i;

/** What somebody looks for, one list of keywords for each side of an "or"; those without a word are left out. */
export function alternativesOf(typed: string): Keyword[][] {
  return typed
    .split(or)
    .map(keywordsOf)
    .filter((keywords) => keywords.length > 0);
}

/** The alternatives in PostgreSQL's notation for `to_tsquery`; `null` where there is nothing to look for. */
export function anyOfThem(alternatives: readonly Keyword[][]): string | null {
  const sides = alternatives.map(searchText).filter((side) => side !== null);
  return sides.length === 0 ? null : sides.map((side) => `(${side})`).join(' | ');
}

/** Whether a text holds all the keywords of one of the alternatives. */
export function holdsOne(text: string, alternatives: readonly Keyword[][]): boolean {
  return alternatives.some((keywords) => holdsKeywords(text, keywords));
}
