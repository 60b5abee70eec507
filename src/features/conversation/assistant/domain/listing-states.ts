import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

/** After “is”. */
export const listingStates: Record<ListingStatus, string> = {
  draft: 'a draft',
  in_review: 'in review',
  live: 'live',
  under_offer: 'under offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
};
