import { businessesForSale } from '#content/businesses-for-sale.ts';
import { isPlace, placeLabel } from '../domain/places.ts';
import {
  type FilterName,
  filterOptions,
  filtersIn,
  isFiltered,
  type MarketplaceFilters,
  pageIn,
} from './marketplace-filters.ts';

export type PublicSearch = {
  filters: MarketplaceFilters;
  page: number;
  unknown: readonly FilterName[];
};

const names = ['industry', 'trade', 'location', 'revenue'] as const satisfies readonly FilterName[];

export function publicSearchIn(search: URLSearchParams): PublicSearch {
  const asked = filtersIn(search);
  const unknown = names.filter((name) => !isOffered(name, asked[name]));
  const filters = { ...asked, ...Object.fromEntries(unknown.map((name) => [name, 'all'])) };
  return { filters, page: pageIn(search), unknown };
}

export function publicQuery(filters: MarketplaceFilters, page: number): string {
  const search = new URLSearchParams(
    names.filter((name) => filters[name] !== 'all').map((name) => [name, filters[name]]),
  );
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

export function publicListTitle(filters: MarketplaceFilters): string {
  if (!isFiltered(filters)) return businessesForSale.title;
  const { industry, trade, location, revenue } = filters;
  const named = trade === 'all' ? industry : trade;
  const kind =
    named === 'all' ? 'Businesses' : `${labelOf(trade === 'all' ? 'industry' : 'trade', named)} businesses`;
  const within = named === industry ? '' : inIndustry(industry);
  const where = isPlace(location) ? ` in ${placeLabel(location)}` : '';
  const size = revenue === 'all' ? '' : `, revenue ${lowerFirst(labelOf('revenue', revenue))}`;
  return `${kind} for sale${where}${within}${size}`;
}

function inIndustry(industry: string): string {
  return industry === 'all' ? '' : `, industry ${labelOf('industry', industry)}`;
}

function labelOf(name: FilterName, value: string): string {
  return flat(name).find((option) => option.value === value)?.label ?? value;
}

function isOffered(name: FilterName, value: string): boolean {
  return value === 'all' || flat(name).some((option) => option.value === value);
}

function flat(name: FilterName) {
  return filterOptions[name].flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
