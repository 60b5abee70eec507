import { longestSearch, type MarketSort, marketSorts } from '../domain/market.ts';
import { filtersIn, isFiltered, type MarketplaceFilters, pageIn, withValue } from './marketplace-filters.ts';

export type MarketplaceSearch = {
  q: string;
  filters: MarketplaceFilters;
  bounds: MarketplaceBounds;
  sort: MarketSort;
  size: number;
};
export type MarketplaceBounds = Record<BoundName, string>;
export type BoundName = 'priceMin' | 'priceMax' | 'cashFlowMin' | 'cashFlowMax';

/** The required page size first (docs/rules/product.md). */
export const pageSizes = [3, 12, 24, 48] as const;

export const mostCompared = 4;

export function searchIn(address: URLSearchParams, usual: number = pageSizes[0]): MarketplaceSearch {
  const bound = (name: BoundName) => address.get(name) ?? '';
  const q = (address.get('q') ?? '').trim().slice(0, longestSearch);
  return {
    q,
    filters: filtersIn(address),
    bounds: {
      priceMin: bound('priceMin'),
      priceMax: bound('priceMax'),
      cashFlowMin: bound('cashFlowMin'),
      cashFlowMax: bound('cashFlowMax'),
    },
    sort: sortIn(address, q),
    size: pageSizes.find((size) => String(size) === address.get('size')) ?? usual,
  };
}

function sortIn(address: URLSearchParams, q: string): MarketSort {
  const sort = marketSorts.find((one) => one === address.get('sort')) ?? 'newest';
  return sort === 'best' && q === '' ? 'newest' : sort;
}

export type MarketplacePlace = { page: number; after: string | null };

export function placeIn(address: URLSearchParams): MarketplacePlace {
  return { page: pageIn(address), after: address.get('after') || null };
}

export function withWords(address: URLSearchParams, q: string): URLSearchParams {
  return fromTheFirst(withValue(address, 'q', q.trim().slice(0, longestSearch) || null));
}

export function withSort(address: URLSearchParams, sort: string): URLSearchParams {
  return fromTheFirst(withValue(address, 'sort', sort === 'newest' ? null : sort));
}

export function withSize(address: URLSearchParams, size: string): URLSearchParams {
  return fromTheFirst(withValue(address, 'size', size === String(pageSizes[0]) ? null : size));
}

export function withBound(address: URLSearchParams, name: BoundName, key: string): URLSearchParams {
  return withValue(address, name, key || null);
}

export function withAfter(address: URLSearchParams, after: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('after', after);
  return next;
}

export function fromTheFirst(address: URLSearchParams): URLSearchParams {
  return withValue(address, 'page', null);
}

export function cleared(address: URLSearchParams): URLSearchParams {
  const kept = ['sort', 'size', 'compare'].flatMap((name) => {
    const value = address.get(name);
    return value === null || (name === 'sort' && value === 'best') ? [] : [[name, value]];
  });
  return new URLSearchParams(kept);
}

export function isNarrowed({ q, filters, bounds }: MarketplaceSearch): boolean {
  return q !== '' || isFiltered(filters) || Object.values(bounds).some((key) => key !== '');
}

export function namedValues({ q, filters, bounds }: MarketplaceSearch): Record<string, string> {
  const set = Object.entries({ q, ...filters, ...bounds });
  return Object.fromEntries(set.filter(([, value]) => value !== '' && value !== 'all'));
}

export function comparedIn(address: URLSearchParams): string[] {
  return idsIn(address.get('compare')).slice(0, mostCompared);
}

export function withCompared(address: URLSearchParams, id: string, chosen: boolean): URLSearchParams {
  const others = comparedIn(address).filter((one) => one !== id);
  const ids = chosen ? [...others, id].slice(0, mostCompared) : others;
  const next = new URLSearchParams(address);
  if (ids.length > 0) next.set('compare', ids.join(','));
  else next.delete('compare');
  return next;
}

export function idsIn(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter((id) => id !== ''))];
}
