import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';
import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import type { OfferStatus } from './offer.ts';

type Deal = {
  status: OfferStatus;
  outcome: Outcome | null;
  /** It was decided that the card goes on saying “For sale”. */
  kept: boolean;
  history: readonly { from: OfferStatus | null }[];
};

/**
 * What the public card of the listing should say instead, after an acceptance or its end; `null` if it fits. The owner
 * decides, because some keep looking for backup offers.
 */
export function cardAsk(deal: Deal, listing: ListingStatus): 'under-offer' | 'for-sale' | null {
  if (deal.outcome !== null) return null;
  if (deal.status === 'accepted') return listing === 'live' && !deal.kept ? 'under-offer' : null;
  const fellThrough = deal.history.at(-1)?.from === 'accepted';
  return fellThrough && listing === 'under_offer' ? 'for-sale' : null;
}
