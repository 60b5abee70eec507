import {
  type MarketplaceSearch,
  namedValues,
} from '#features/marketplace/listings/web/marketplace-address.ts';
import { searchWords, sortLabels } from '#features/marketplace/listings/web/marketplace-words.ts';
import type { SavedQuery } from '../contract.ts';
import { type Frequency, frequencies, frequencyLabels, longestName } from '../domain/saved-search.ts';

export function savedValues(search: MarketplaceSearch): Record<string, string> {
  return { ...namedValues(search), ...(search.sort === 'newest' ? {} : { sort: search.sort }) };
}

export function savedWords(search: SavedQuery): string[] {
  const words = searchWords(search);
  const order = search.sort && search.sort !== 'newest' ? [sortLabels[search.sort]] : [];
  return [...(words.length > 0 ? words : ['All businesses']), ...order];
}

export function suggestedName(search: MarketplaceSearch): string {
  const words = searchWords(namedValues(search)).join(', ') || 'All businesses';
  return words.length <= longestName ? words : `${words.slice(0, longestName - 1).trimEnd()}…`;
}

export const frequencyOptions: { value: Frequency; label: string }[] = frequencies.map((value) => ({
  value,
  label: frequencyLabels[value],
}));
