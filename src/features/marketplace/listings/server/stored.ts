import { z } from 'zod';
import { tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { cents } from '#kernel/money.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { PriceDisplay } from '../domain/bands.ts';
import { earningsBandKeys, moneyBandKeys, priceDisplays } from '../domain/bands.ts';
import { type ListingStatus, listingStatuses } from '../domain/life-cycle.ts';
import { type Outcome, outcomes } from '../domain/outcome.ts';
import { type Place, places } from '../domain/places.ts';
import { employeeBands, foundedBands } from '../domain/size-bands.ts';
import { type GrantedStage, grantedStages, type StageCause, stageCauses } from '../domain/stage.ts';
import { type SaleReason, saleReasons, type TeaserPhoto } from '../domain/teaser.ts';

export const storedStatus: (stored: string) => ListingStatus = storedWord(listingStatuses, 'listing status');
export const storedOutcome: (stored: string | null) => Outcome | null = orNull(
  storedWord(outcomes, 'outcome'),
);
export const storedStage: (stored: string) => GrantedStage = storedWord(grantedStages, 'stage');
export const storedCause: (stored: string) => StageCause = storedWord(stageCauses, 'cause of a stage');
export const storedPriceDisplay: (stored: string) => PriceDisplay = storedWord(
  priceDisplays,
  'price display',
);
export const storedTradeGroup = orNull(storedWord(tradeGroupValues, 'trade group'));
export const storedMoneyBand = orNull(storedWord(moneyBandKeys, 'money band'));
export const storedEarningsBand = orNull(storedWord(earningsBandKeys, 'earnings band'));
export const storedEmployees = orNull(storedWord(employeeBands, 'head-count band'));
export const storedFounded = orNull(storedWord(foundedBands, 'founding band'));
export const storedSaleReason: (stored: string | null) => SaleReason | null = orNull(
  storedWord(saleReasons, 'sale reason'),
);

const photos = z.array(z.object({ id: z.uuid(), alt: z.string(), width: z.int(), height: z.int() }));

/** Throws for anything else. Most listings have none, so the empty list must be cheap. */
export function storedPhotos(stored: unknown): TeaserPhoto[] {
  return Array.isArray(stored) && stored.length === 0 ? [] : photos.parse(stored);
}

export const storedPlace: (stored: string | null) => Place | null = orNull(storedWord(places, 'place'));

export function moneyOf(stored: number | string | null) {
  return stored === null ? null : cents(Number(stored));
}
