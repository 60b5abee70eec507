import {
  holdsKeywords,
  type Keyword,
  keywordsOf,
  searchText,
} from '#features/marketplace/listings/domain/keywords.ts';

const or = /\s+or\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i;

/** Parses a search into one keyword list per side of an "or"; sides without a word are left out. */
export function alternativesOf(typed: string): Keyword[][] {
  return typed
    .split(or)
    .map(keywordsOf)
    .filter((keywords) => keywords.length > 0);
}

/** The alternatives in `to_tsquery` syntax; `null` if there is nothing to search for. */
export function anyOfThem(alternatives: readonly Keyword[][]): string | null {
  const sides = alternatives.map((keywords) => searchText(keywords)).filter((side) => side !== null);
  return sides.length === 0 ? null : sides.map((side) => `(${side})`).join(' | ');
}

/** Whether a text contains all keywords of one alternative. */
export function holdsOne(text: string, alternatives: readonly Keyword[][]): boolean {
  return alternatives.some((keywords) => holdsKeywords(text, keywords));
}
