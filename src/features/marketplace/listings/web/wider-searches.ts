import { keywordsOf } from '../domain/keywords.ts';
import { placeLabel } from '../domain/places.ts';
import { saidPlaces } from '../domain/said-places.ts';
import { type MarketplaceSearch, namedValues, withWords } from './marketplace-address.ts';
import { withValue } from './marketplace-filters.ts';
import { searchWords } from './marketplace-words.ts';

/** `words`: what is searched for then, “bbq” and “Under $1m”. */
export type WiderSearch = { words: string; address: URLSearchParams };

const mostOffered = 5;

/** Searches with one criterion less: for words that name a place too, the words alone, and the place alone. */
export function widerSearches(address: URLSearchParams, search: MarketplaceSearch): WiderSearch[] {
  const values = namedValues(search);
  const changes = [
    ...parts(search.q).map((q) => ({ values: { ...values, q }, address: withWords(address, q) })),
    ...Object.keys(values).flatMap((name) => {
      const { [name]: _, ...others } = values;
      return Object.keys(others).length === 0
        ? []
        : [{ values: others, address: withValue(withValue(address, name, null), 'page', null) }];
    }),
  ];
  return changes
    .slice(0, mostOffered)
    .map(({ values: left, address: to }) => ({ words: searchWords(left).join(', '), address: to }));
}

function parts(q: string): string[] {
  const { said, rest } = saidPlaces(keywordsOf(q));
  const open = rest.filter(({ excluded }) => !excluded);
  if (said.length === 0 || open.length === 0) return [];
  const words = open.map(({ words: one, exact }) => (exact ? `"${one.join(' ')}"` : one.join(' ')));
  return [words.join(' '), said.map(placeLabel).join(' ')];
}
