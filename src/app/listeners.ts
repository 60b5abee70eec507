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
import type { DomainEvent } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';

/** Who listens to what. Emitters import no listener, so features import each other in one direction. */
export async function dispatch(work: Work, event: DomainEvent): Promise<void> {
  switch (event.kind) {
    case 'listing-closed': {
      // Who bought is known by the offers; requests and grants have to know it to let them keep what they have.
      const closed = await offers.settleSale(work, event);
      const told = await onListingClosed(work, closed);
      // One event, one mail: what became of the request says what became of the rest.
      await watchList.knowAlready(work, { listingId: closed.listingId, personIds: told });
      await mandates.onListingClosed(work, closed);
      return offers.onListingClosed(work, { ...closed, told });
    }
    case 'buyer-named':
      if (await offers.nameBuyer(work, event)) await onBuyerNamed(work, event);
      return;
    case 'listing-moved':
      await watchList.onListingMoved(work, event);
      return savedSearches.onListingMoved(work, event);
    case 'listing-edited':
      await watchList.onListingEdited(work, event);
      return savedSearches.onListingEdited(work, event);
    case 'proof-verified':
      return onProofVerified(work, event);
    case 'people-blocked':
      return onPeopleBlocked(work, event);
    case 'room-version-added':
      return onRoomVersionAdded(work, event);
    case 'room-version-taken':
      return onRoomVersionTaken(work, event);
    case 'mandate-began':
      return onMandateBegan(work, event);
    case 'nda-signed':
      return onNdaSigned(work, event);
    case 'nda-countersigned':
      return onNdaCountersigned(work, event);
    case 'nda-declined':
      return onNdaDeclined(work, event);
    case 'nda-expired':
      return onNdaExpired(work, event);
    case 'multiples-changed':
      return onMultiplesChanged(work, event);
    case 'trade-said':
      await listings.onTradeSaid(work, event);
      return checkValue.onTradeSaid(work, event);
    case 'check-changed':
      await onCheckChanged(work, event);
      return notePoint(work, event);
  }
}
