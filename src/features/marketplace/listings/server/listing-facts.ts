import type { z } from 'zod';
import type { TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import { storedIndustry } from '#features/marketplace/businesses/server/business-view.ts';
import type { listingDraft } from '../contract.ts';
import { type ListingFacts, shownPrice, type Teaser, teaserOf } from '../domain/teaser.ts';
import type { TeaserRow, WholeListing } from './listing-store.ts';
import { storedPhotos, storedPlace, storedPriceDisplay, storedStatus } from './stored.ts';

type Draft = z.output<typeof listingDraft>;

export function draftOf({ listing, teaser, profile }: WholeListing): Draft {
  return {
    teaser: {
      title: teaser.title,
      description: teaser.description,
      place: storedPlace(teaser.place),
      priceDisplay: storedPriceDisplay(teaser.price_display),
    },
    profile,
    autoApprove: listing.auto_approve,
    adminMayApprove: listing.admin_may_approve,
  };
}

export function factsOf(
  row: Pick<TeaserRow, 'listing_id' | 'status' | 'industry' | 'photos'>,
  trade: TradeAnswer | null,
  draft: Draft,
): ListingFacts {
  const { teaser, profile } = draft;
  return {
    id: row.listing_id,
    status: storedStatus(row.status),
    industry: storedIndustry(row.industry),
    trade,
    photos: storedPhotos(row.photos),
    ...teaser,
    askingPrice: profile.askingPrice,
    lastYearRevenue: profile.lastYearRevenue,
    ebitda: profile.ebitda,
    sde: profile.sde,
    employees: profile.employees,
    foundedYear: profile.foundedYear,
  };
}

/** Bands, and an exact price only if it is shown. */
export function teaserColumns(facts: ListingFacts) {
  const teaser: Teaser = teaserOf(facts);
  const price = shownPrice(facts.askingPrice, facts.priceDisplay);
  return {
    title: teaser.title,
    description: teaser.description,
    trade_group: teaser.trade,
    place: teaser.place,
    price_display: facts.priceDisplay,
    price_band: price.shown === 'band' ? price.band : null,
    price_cents: price.shown === 'exact' ? price.amount : null,
    revenue_band: teaser.lastYearRevenue,
    ebitda_band: teaser.ebitda,
    sde_band: teaser.sde,
    employee_band: teaser.employees,
    founded_band: teaser.founded,
  };
}
