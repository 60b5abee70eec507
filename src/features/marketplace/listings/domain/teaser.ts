import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { TradeGroup } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { publicGroupOf, type TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import {
  bandLabel,
  type EarningsBand,
  earningsBandOf,
  type MoneyBand,
  moneyBandOf,
  type PriceDisplay,
  type RevenueFilter,
  revenueFilterOf,
} from './bands.ts';
import type { ListingStatus } from './life-cycle.ts';
import type { Place } from './places.ts';
import { type EmployeeBand, employeeBandOf, type FoundedBand, foundedBandOf } from './size-bands.ts';

export const saleReasons = ['retirement', 'relocation', 'personal', 'other'] as const;
export type SaleReason = (typeof saleReasons)[number];

export const saleReasonLabels: Record<SaleReason, string> = {
  retirement: 'Retirement',
  relocation: 'Relocation',
  personal: 'Personal reasons',
  other: 'Other',
};

export type ShownPrice =
  | { shown: 'hidden' }
  | { shown: 'band'; band: MoneyBand }
  | { shown: 'exact'; amount: Cents };

/** Approved by an admin. `alt` is leak-checked; sides in pixels of the largest size. */
export type TeaserPhoto = { id: string; alt: string; width: number; height: number };

/** All that a stranger may learn: words and bands, and nothing exact but a price that its owner shows. */
export type Teaser = {
  id: string;
  status: ListingStatus;
  title: string;
  description: string;
  industry: Industry;
  /** The group, never the trade itself; `null`: not answered, or none of the known ones. */
  trade: TradeGroup | null;
  place: Place | null;
  revenueRange: RevenueFilter | null;
  lastYearRevenue: MoneyBand | null;
  ebitda: EarningsBand | null;
  sde: EarningsBand | null;
  price: ShownPrice;
  employees: EmployeeBand | null;
  founded: FoundedBand | null;
  photos: TeaserPhoto[];
};

/** Contains exact figures; only `teaserOf` may make something public of them. */
export type ListingFacts = {
  id: string;
  status: ListingStatus;
  title: string;
  description: string;
  industry: Industry;
  trade: TradeAnswer | null;
  place: Place | null;
  priceDisplay: PriceDisplay;
  askingPrice: Cents | null;
  lastYearRevenue: Cents | null;
  ebitda: Cents | null;
  sde: Cents | null;
  employees: number | null;
  foundedYear: number | null;
  photos: readonly TeaserPhoto[];
};

/** Field by field, so that nothing else gets out. An exact price is safe: revenue and earnings are always bands. */
export function teaserOf(facts: ListingFacts): Teaser {
  const revenue = banded(facts.lastYearRevenue, moneyBandOf);
  return {
    id: facts.id,
    status: facts.status,
    title: facts.title,
    description: facts.description,
    industry: facts.industry,
    trade: publicGroupOf(facts.trade),
    place: facts.place,
    revenueRange: banded(revenue, revenueFilterOf),
    lastYearRevenue: revenue,
    ebitda: banded(facts.ebitda, earningsBandOf),
    sde: banded(facts.sde, earningsBandOf),
    price: shownPrice(facts.askingPrice, facts.priceDisplay),
    employees: banded(facts.employees, employeeBandOf),
    founded: banded(facts.foundedYear, foundedBandOf),
    photos: facts.photos.map(({ id, alt, width, height }) => ({ id, alt, width, height })),
  };
}

/** The price (cents) as shown; hidden without an asking price. */
export function shownPrice(price: Cents | null, display: PriceDisplay): ShownPrice {
  if (price === null || display === 'hidden') return { shown: 'hidden' };
  return display === 'band' ? { shown: 'band', band: moneyBandOf(price) } : { shown: 'exact', amount: price };
}

/** `$450,000`, `$250k – $500k` or `Not disclosed`. */
export function priceWords(price: ShownPrice): string {
  if (price.shown === 'hidden') return 'Not disclosed';
  return price.shown === 'band' ? bandLabel(price.band) : formatMoney(price.amount);
}

function banded<From, To>(value: From | null, toBand: (value: From) => To): To | null {
  return value === null ? null : toBand(value);
}
