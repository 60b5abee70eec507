import { z } from 'zod';
import { type Industry, isIndustry } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { cents } from '#kernel/money.ts';
import type { PriceDisplay } from '../domain/bands.ts';
import { earningsBandKeys, moneyBandKeys, priceDisplays } from '../domain/bands.ts';
import { type ListingStatus, listingStatuses } from '../domain/life-cycle.ts';
import { type Outcome, outcomes } from '../domain/outcome.ts';
import { isPlace, type Place } from '../domain/places.ts';
import { employeeBands, foundedBands } from '../domain/size-bands.ts';
import { type GrantedStage, grantedStages } from '../domain/stage.ts';
import { type SaleReason, saleReasons, type TeaserPhoto } from '../domain/teaser.ts';

/** Reads a stored word back as the type it was written from; throws when the column holds anything else. */
function word<T extends string>(allowed: readonly T[], what: string) {
  return (stored: string): T => {
    const found = allowed.find((value) => value === stored);
    if (found === undefined) throw new Error(`unknown ${what} stored`);
    return found;
  };
}

const orNull =
  <T>(read: (stored: string) => T) =>
  (stored: string | null): T | null =>
    stored === null ? null : read(stored);

export const storedStatus: (stored: string) => ListingStatus = word(listingStatuses, 'listing status');
export const storedOutcome: (stored: string | null) => Outcome | null = orNull(word(outcomes, 'outcome'));
export const storedStage: (stored: string) => GrantedStage = word(grantedStages, 'stage');
export const storedPriceDisplay: (stored: string) => PriceDisplay = word(priceDisplays, 'price display');
export const storedTradeGroup = orNull(word(tradeGroupValues, 'trade group'));
export const storedMoneyBand = orNull(word(moneyBandKeys, 'money band'));
export const storedEarningsBand = orNull(word(earningsBandKeys, 'earnings band'));
export const storedEmployees = orNull(word(employeeBands, 'head-count band'));
export const storedFounded = orNull(word(foundedBands, 'founding band'));
export const storedSaleReason: (stored: string | null) => SaleReason | null = orNull(
  word(saleReasons, 'sale reason'),
);

const photos = z.array(z.object({ id: z.uuid(), alt: z.string(), width: z.int(), height: z.int() }));

/** Throws for a column that holds anything else. Most listings have none, and a list of them must cost nothing. */
export function storedPhotos(stored: unknown): TeaserPhoto[] {
  return Array.isArray(stored) && stored.length === 0 ? [] : photos.parse(stored);
}

export function storedIndustry(stored: string): Industry {
  if (!isIndustry(stored)) throw new Error('unknown industry stored');
  return stored;
}

export function storedPlace(stored: string | null): Place | null {
  if (stored === null) return null;
  if (!isPlace(stored)) throw new Error('unknown place stored');
  return stored;
}

export function moneyOf(stored: number | string | null) {
  return stored === null ? null : cents(Number(stored));
}
