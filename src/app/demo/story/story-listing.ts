import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import type { PriceDisplay } from '#features/marketplace/listings/domain/bands.ts';
import type { Place } from '#features/marketplace/listings/domain/places.ts';
import type { SaleReason } from '#features/marketplace/listings/domain/teaser.ts';
import type { LookName } from '../drawings/pen.ts';
import type { OwnerKey } from './cast.ts';

/** A listing of the story. Invented; any likeness to a real business is chance. */
export type StoryListing = {
  /** `seller`: the demo account. */
  owner: OwnerKey | 'seller';
  trade: Trade;
  place: Place;
  look: LookName;
  /** How many days before the first start it went live. */
  daysAgo: number;
  name: string;
  address: string;
  title: string;
  description: string;
  about: string;
  priceDisplay: PriceDisplay;
  /** Thousands of dollars: asking price, revenue, EBITDA, SDE. */
  figures: readonly [price: number, revenue: number, ebitda: number, sde: number];
  employees: number;
  foundedYear: number;
  saleReason: SaleReason;
};
