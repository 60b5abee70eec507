import type { z } from 'zod';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import {
  storedStatus as storedListingStatus,
  storedOutcome,
} from '#features/marketplace/listings/server/stored.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { offerTerms } from '../contract.ts';
import {
  type Given,
  type OfferFacts,
  type OfferParty,
  type OfferStatus,
  offerPartiesOf,
  offerStatuses,
} from '../domain/offer.ts';
import { type OfferKind, offerKinds } from '../domain/terms.ts';
import type { OfferRow } from './store.ts';

export type Seen = {
  row: OfferRow;
  parties: readonly OfferParty[];
  brokerIds: readonly string[];
  facts: Omit<OfferFacts, Given>;
};

export async function seenOffers(
  { db, actor, now }: Pick<Reading, 'db' | 'actor' | 'now'>,
  rows: readonly OfferRow[],
): Promise<Seen[]> {
  const mandates = await mandatesInForce(db, [...new Set(rows.map((row) => row.listing_id))], now);
  return rows.map((row) => {
    const brokerIds = mandates
      .filter((mandate) => mandate.listingId === row.listing_id && mandate.mayApprove)
      .map((mandate) => mandate.brokerId);
    const people = { buyerId: row.buyer_id, sellerId: row.owner_id, scopedBrokerIds: brokerIds };
    return { row, brokerIds, parties: offerPartiesOf(actor, people), facts: factsOf(row, now) };
  });
}

function factsOf(row: OfferRow, now: Date): Seen['facts'] {
  return {
    now,
    accessOpen: Boolean(row.access_open),
    listingOpen: isPublic(storedListingStatus(row.listing_status)),
    exclusivityElsewhere: Boolean(row.exclusivity_elsewhere),
    expiresAt: row.expires_at,
    buyersTermsUntil: row.buyers_terms_until,
    bought: storedOutcome(row.outcome) === 'bought',
    returnTo: row.return_to === null ? null : storedStatus(row.return_to),
  };
}

export const storedStatus: (stored: string) => OfferStatus = storedWord(offerStatuses, 'offer status');

export const storedKind: (stored: string) => OfferKind = storedWord(offerKinds, 'kind of offer');

export function storedTerms(stored: unknown): z.output<typeof offerTerms> {
  return offerTerms.parse(stored);
}
