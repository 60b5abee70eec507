import { type Listener, on } from '#http/listeners.ts';
import { endOffers, nameBuyer, settleSale } from './on-listing-closed.ts';

export const offerListeners: readonly Listener[] = [
  on('listing-closed', settleSale),
  on('requests-ended', endOffers),
  on('buyer-named', nameBuyer),
];
