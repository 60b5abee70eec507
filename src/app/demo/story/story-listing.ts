import type { LookName } from '#content/pictures/pen.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import type { PriceDisplay } from '#features/marketplace/listings/domain/bands.ts';
import type { Place } from '#features/marketplace/listings/domain/places.ts';
import type { SaleReason } from '#features/marketplace/listings/domain/teaser.ts';
import type { OwnerKey } from './cast.ts';

/** Invented; any likeness to a real business is a coincidence. */
export type StoryListing = {
  owner: OwnerKey | 'seller';
  trade: Trade;
  place: Place;
  look: LookName;
  /** Days from publication to the first start. */
  daysAgo: number;
  name: string;
  address: string;
  title: string;
  description: string;
  about: string;
  priceDisplay: PriceDisplay;
  /** Thousands of dollars. */
  figures: readonly [price: number, revenue: number, ebitda: number, sde: number];
  employees: number;
  foundedYear: number;
  saleReason: SaleReason;
};
