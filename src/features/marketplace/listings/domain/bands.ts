import { type Band, band, bandOf, bands } from '#kernel/band.ts';
import { type Cents, cents } from '#kernel/money.ts';

/**
 * The only money edges (docs/rules/anonymity.md). Display, filters and sorting share them and they never change:
 * with other edges an outsider could narrow down an amount by watching a listing enter and leave a filter.
 */
export const moneyBands = bands(
  band('0-100k', 'Under $100k', 0, 100_000),
  band('100k-250k', '$100k – $250k', 100_000, 250_000),
  band('250k-500k', '$250k – $500k', 250_000, 500_000),
  band('500k-1m', '$500k – $1M', 500_000, 1_000_000),
  band('1m-2.5m', '$1M – $2.5M', 1_000_000, 2_500_000),
  band('2.5m-5m', '$2.5M – $5M', 2_500_000, 5_000_000),
  band('5m-10m', '$5M – $10M', 5_000_000, 10_000_000),
  band('10m-20m', '$10M – $20M', 10_000_000, 20_000_000),
  band('20m+', '$20M or more', 20_000_000, null),
);
export type MoneyBand = (typeof moneyBands)[number]['key'];

const loss: Band<'not-profitable'> = {
  key: 'not-profitable',
  label: 'Not profitable',
  from: cents(Number.MIN_SAFE_INTEGER),
  below: cents(0),
};

/** The same edges, and one band for any loss, since "Under $100k" would mislead. */
export const earningsBands = bands<EarningsBand>(loss, ...moneyBands);
export type EarningsBand = MoneyBand | 'not-profitable';

/** Lowest first. */
export const moneyBandKeys = [
  '0-100k',
  '100k-250k',
  '250k-500k',
  '500k-1m',
  '1m-2.5m',
  '2.5m-5m',
  '5m-10m',
  '10m-20m',
  '20m+',
] as const satisfies readonly MoneyBand[];
export const earningsBandKeys = [
  'not-profitable',
  ...moneyBandKeys,
] as const satisfies readonly EarningsBand[];

/** Each option is a union of whole bands. */
export const revenueFilters = [
  { key: '0-100k', label: 'Under $100k', bands: ['0-100k'] },
  { key: '100k-500k', label: '$100k – $500k', bands: ['100k-250k', '250k-500k'] },
  { key: '500k-1m', label: '$500k – $1M', bands: ['500k-1m'] },
  { key: '1m+', label: '$1M or more', bands: ['1m-2.5m', '2.5m-5m', '5m-10m', '10m-20m', '20m+'] },
] as const satisfies readonly { key: string; label: string; bands: readonly MoneyBand[] }[];
export const revenueFilterKeys = ['0-100k', '100k-500k', '500k-1m', '1m+'] as const;
export type RevenueFilter = (typeof revenueFilterKeys)[number];

/** The price filter of the public list: `from` and `to` are whole bands, inclusive. */
export const priceFilters = [
  { key: '0-250k', label: 'Under $250k', from: '0-100k', to: '100k-250k' },
  { key: '250k-500k', label: '$250k – $500k', from: '250k-500k', to: '250k-500k' },
  { key: '500k-1m', label: '$500k – $1M', from: '500k-1m', to: '500k-1m' },
  { key: '1m-2.5m', label: '$1M – $2.5M', from: '1m-2.5m', to: '1m-2.5m' },
  { key: '2.5m-5m', label: '$2.5M – $5M', from: '2.5m-5m', to: '2.5m-5m' },
  { key: '5m+', label: '$5M or more', from: '5m-10m', to: '20m+' },
] as const satisfies readonly { key: string; label: string; from: MoneyBand; to: MoneyBand }[];

export const priceDisplays = ['hidden', 'band', 'exact'] as const;
export type PriceDisplay = (typeof priceDisplays)[number];

/** The band of a revenue or price in cents. */
export function moneyBandOf(amount: Cents): MoneyBand {
  return bandOf(moneyBands, amount).key;
}

/** The band of EBITDA or SDE in cents; a loss is `not-profitable`. */
export function earningsBandOf(amount: Cents): EarningsBand {
  return bandOf(earningsBands, amount).key;
}

/** The filter option that contains the band. Throws RangeError if there is none. */
export function revenueFilterOf(key: MoneyBand): RevenueFilter {
  const found = revenueFilters.find((filter) => filter.bands.some((member) => member === key));
  if (!found) throw new RangeError(`no revenue filter for ${key}`);
  return found.key;
}

export function bandsOfFilter(key: RevenueFilter): readonly MoneyBand[] {
  return revenueFilters.find((filter) => filter.key === key)?.bands ?? [];
}

/** The bounds of the marketplace's query for an option of the price filter; none for an unknown one. */
export function boundsOfPrice(key: string): { priceMin?: MoneyBand; priceMax?: MoneyBand } {
  const found = priceFilters.find((filter) => filter.key === key);
  return found ? { priceMin: found.from, priceMax: found.to } : {};
}

/** `$100k – $500k` for a filter option. */
export function revenueFilterLabel(key: RevenueFilter): string {
  return revenueFilters.find((filter) => filter.key === key)?.label ?? key;
}

/** `$250k – $500k` for a key of either set. */
export function bandLabel(key: EarningsBand): string {
  return earningsBands.find((entry) => entry.key === key)?.label ?? key;
}
