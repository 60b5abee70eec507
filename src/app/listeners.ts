import {
  onBuyerNamed,
  onListingClosed,
  onNdaCountersigned,
  onNdaDeclined,
  onNdaExpired,
  onNdaSigned,
  onPeopleBlocked,
  onProofVerified,
} from '#features/agreements/access-requests/server/system-moves.ts';
import { onMandateBegan } from '#features/deal-room/room-archives/server/on-mandate-began.ts';
import { onRoomVersionTaken } from '#features/deal-room/room-news/server/on-version-taken.ts';
import { onRoomVersionAdded } from '#features/deal-room/room-views/server/on-version-added.ts';
import * as listings from '#features/marketplace/listings/server/on-trade-said.ts';
import * as mandates from '#features/marketplace/mandates/server/on-listing-closed.ts';
import * as savedSearches from '#features/marketplace/saved-searches/server/on-listing.ts';
import * as watchList from '#features/marketplace/watch-list/server/on-listing.ts';
import * as offers from '#features/offers/offers/server/on-listing-closed.ts';
import { onMultiplesChanged } from '#features/valuation/check-value/server/note-multiples.ts';
import { notePoint } from '#features/valuation/check-value/server/note-point.ts';
import * as checkValue from '#features/valuation/check-value/server/on-trade-said.ts';
import { onCheckChanged } from '#features/valuation/earnings/server/on-check-changed.ts';
import type { Happening } from '#kernel/happening.ts';
import type { Work } from '#platform/context.ts';

/** Who listens to what. The tellers know nobody, so that features import each other in one direction. */
export async function tell(work: Work, happening: Happening): Promise<void> {
  switch (happening.kind) {
    case 'listing-closed': {
      // Who bought is known by the offers; requests and grants have to know it to let them keep what they have.
      const closed = await offers.settleSale(work, happening);
      const told = await onListingClosed(work, closed);
      // One event, one mail: what became of the request says what became of the rest.
      await watchList.knowAlready(work, { listingId: closed.listingId, personIds: told });
      await mandates.onListingClosed(work, closed);
      return offers.onListingClosed(work, { ...closed, told });
    }
    case 'buyer-named':
      if (await offers.nameBuyer(work, happening)) await onBuyerNamed(work, happening);
      return;
    case 'listing-moved':
      await watchList.onListingMoved(work, happening);
      return savedSearches.onListingMoved(work, happening);
    case 'listing-edited':
      await watchList.onListingEdited(work, happening);
      return savedSearches.onListingEdited(work, happening);
    case 'proof-verified':
      return onProofVerified(work, happening);
    case 'people-blocked':
      return onPeopleBlocked(work, happening);
    case 'room-version-added':
      return onRoomVersionAdded(work, happening);
    case 'room-version-taken':
      return onRoomVersionTaken(work, happening);
    case 'mandate-began':
      return onMandateBegan(work, happening);
    case 'nda-signed':
      return onNdaSigned(work, happening);
    case 'nda-countersigned':
      return onNdaCountersigned(work, happening);
    case 'nda-declined':
      return onNdaDeclined(work, happening);
    case 'nda-expired':
      return onNdaExpired(work, happening);
    case 'multiples-changed':
      return onMultiplesChanged(work, happening);
    case 'trade-said':
      await listings.onTradeSaid(work, happening);
      return checkValue.onTradeSaid(work, happening);
    case 'check-changed':
      await onCheckChanged(work, happening);
      return notePoint(work, happening);
  }
}
