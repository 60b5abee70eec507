import { businessesForSale } from '#content/businesses-for-sale.ts';
import { priceFilters } from '../domain/bands.ts';
import { isPlace, placeLabel } from '../domain/places.ts';
import {
  type FilterName,
  filterOptions,
  filtersIn,
  isFiltered,
  type MarketplaceFilters,
  pageIn,
} from './marketplace-filters.ts';

/** Only the public list has one filter of the price; the marketplace has bounds (`marketplace-bounds.ts`). */
export type PublicFilters = MarketplaceFilters & { price: string };
export type PublicFilterName = FilterName | 'price';

export type PublicSearch = {
  filters: PublicFilters;
  page: number;
  unknown: readonly PublicFilterName[];
};

const names = [
  'industry',
  'trade',
  'location',
  'price',
  'revenue',
] as const satisfies readonly PublicFilterName[];

export const publicFilterOptions = {
  ...filterOptions,
  price: [
    { value: 'all', label: 'All prices' },
    ...priceFilters.map(({ key, label }) => ({ value: key, label })),
  ],
};

export function publicSearchIn(search: URLSearchParams): PublicSearch {
  const asked = { ...filtersIn(search), price: search.get('price') || 'all' };
  const unknown = names.filter((name) => !isOffered(name, asked[name]));
  const filters = { ...asked, ...Object.fromEntries(unknown.map((name) => [name, 'all'])) };
  return { filters, page: pageIn(search), unknown };
}

export function publicQuery(filters: PublicFilters, page: number): string {
  const search = new URLSearchParams(
    names.filter((name) => filters[name] !== 'all').map((name) => [name, filters[name]]),
  );
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

export function publicListTitle(filters: PublicFilters): string {
  if (!isFiltered(filters)) return businessesForSale.title;
  const { industry, trade, location, price, revenue } = filters;
  const named = trade === 'all' ? industry : trade;
  const kind =
    named === 'all' ? 'Businesses' : `${labelOf(trade === 'all' ? 'industry' : 'trade', named)} businesses`;
  const within = named === industry ? '' : inIndustry(industry);
  const where = isPlace(location) ? ` in ${placeLabel(location)}` : '';
  const cost = price === 'all' ? '' : `, asking price ${lowerFirst(labelOf('price', price))}`;
  const size = revenue === 'all' ? '' : `, revenue ${lowerFirst(labelOf('revenue', revenue))}`;
  return `${kind} for sale${where}${within}${cost}${size}`;
}

function inIndustry(industry: string): string {
  return industry === 'all' ? '' : `, industry ${labelOf('industry', industry)}`;
}

function labelOf(name: PublicFilterName, value: string): string {
  return flat(name).find((option) => option.value === value)?.label ?? value;
}

function isOffered(name: PublicFilterName, value: string): boolean {
  return value === 'all' || flat(name).some((option) => option.value === value);
}

function flat(name: PublicFilterName) {
  return publicFilterOptions[name].flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
