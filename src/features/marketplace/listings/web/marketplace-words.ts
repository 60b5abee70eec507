import { grouped } from '#kernel/counts.ts';
import { locale } from '#kernel/locale.ts';
import type { Option } from '#kit/ui/Select.tsx';
import { keywordsOf } from '../domain/keywords.ts';
import { countCeiling, type MarketSort } from '../domain/market.ts';
import { divisionOf, placeLabel } from '../domain/places.ts';
import { saidPlaces } from '../domain/said-places.ts';
import type { BoundName } from './marketplace-address.ts';
import { boundLabel, boundLabels } from './marketplace-bounds.ts';
import { type FilterName, filterOptions } from './marketplace-filters.ts';

export const sortLabels: Record<MarketSort, string> = {
  newest: 'Newest first',
  best: 'Best match',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'cash-flow': 'Cash flow, high to low',
};

const filterNames = ['industry', 'trade', 'location', 'revenue'] as const satisfies readonly FilterName[];
const boundNames = [
  'priceMin',
  'priceMax',
  'cashFlowMin',
  'cashFlowMax',
] as const satisfies readonly BoundName[];

export function searchWords(search: Readonly<Record<string, string | undefined>>): string[] {
  const { q } = search;
  return [
    ...(q ? [`“${q}”`] : []),
    ...filterNames.flatMap((name) => {
      const value = search[name];
      if (!value || value === 'all') return [];
      const label = optionLabel(name, value);
      return [name === 'revenue' ? `Revenue ${label}` : label];
    }),
    ...boundNames.flatMap((name) => {
      const key = search[name];
      return key ? [`${boundLabels[name]} ${boundLabel(name, key)}`] : [];
    }),
  ];
}

function optionLabel(name: FilterName, value: string): string {
  const all: Option[] = filterOptions[name].flatMap((entry) =>
    'options' in entry ? entry.options : [entry],
  );
  return all.find((option) => option.value === value)?.label ?? value;
}

/** What a search that names a state shows, and why it is more than the state; empty if it names none. */
export function placeNote(q: string): string {
  const { said } = saidPlaces(keywordsOf(q));
  const inStates = said.filter((place) => divisionOf(place) !== place);
  if (inStates.length === 0) return '';
  const regions = [...new Set(inStates.map(divisionOf))].map(placeLabel);
  const region = regions.length > 1 ? 'regions' : 'region';
  return `Showing listings in ${listed.format(inStates.map(placeLabel))}. Those that name only the ${listed.format(regions)} ${region} are shown too: they may be in another state there.`;
}

const listed = new Intl.ListFormat(locale);

export const bestEnds = `Best match ranks the newest ${grouped(countCeiling)} hits. Choose “Newest first” to go on.`;
