import {
  firstIndustries,
  industries,
  industrySlug,
} from '#features/marketplace/businesses/domain/industries.ts';
import { tradeGroups } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { locale } from '#kernel/locale.ts';
import type { Option, OptionGroup } from '#kit/ui/Select.tsx';
import { revenueFilters } from '../domain/bands.ts';
import { divisions, firstPlaces, isPlace, type Place, placeLabel, states } from '../domain/places.ts';

export type MarketplaceFilters = { industry: string; location: string; revenue: string; trade: string };
export type FilterName = keyof MarketplaceFilters;

const everything = 'all';

export function filtersIn(search: URLSearchParams): MarketplaceFilters {
  const read = (name: FilterName) => search.get(name) || everything;
  return {
    industry: read('industry'),
    location: read('location'),
    revenue: read('revenue'),
    trade: read('trade'),
  };
}

export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The page number stays as it is (docs/rules/product.md). */
export function withFilter(search: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  return withValue(search, name, value === everything ? null : value);
}

export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  return withValue(search, 'page', page <= 1 ? null : String(page));
}

export function isFiltered(filters: Readonly<Record<string, string>>): boolean {
  return Object.values(filters).some((value) => value !== everything);
}

/** The required ones first (docs/rules/product.md), the others in groups. */
export const filterOptions: Record<FilterName, readonly (Option | OptionGroup)[]> = {
  industry: [
    ...firstIndustries.map(({ slug, label }) => ({ value: slug, label })),
    { label: 'More industries', options: moreIndustries() },
  ],
  location: [
    ...firstPlaces.map((slug) => ({
      value: slug,
      label: isPlace(slug) ? placeLabel(slug) : 'All locations',
    })),
    { label: 'More locations', options: places(states.filter(({ slug }) => !isFirst(slug))) },
    { label: 'Regions', options: places(divisions) },
  ],
  revenue: [
    { value: everything, label: 'All revenues' },
    ...revenueFilters.map(({ key, label }) => ({ value: key, label })),
  ],
  trade: [
    { value: everything, label: 'All trades' },
    ...tradeGroups.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  ],
};

function moreIndustries(): Option[] {
  return industries
    .filter(({ value }) => !firstIndustries.some(({ industry }) => industry === value))
    .map(({ value, label }) => ({ value: industrySlug(value), label }));
}

function isFirst(slug: Place): boolean {
  return firstPlaces.some((first) => first === slug);
}

function places(list: readonly { slug: Place; label: string }[]): Option[] {
  return list.map(({ slug, label }) => ({ value: slug, label }));
}

/** A cursor belongs to one list and is dropped with any change. */
export function withValue(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('after');
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
