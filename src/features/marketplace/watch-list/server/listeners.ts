import { type Listener, on } from '#http/listeners.ts';
import { onListingEdited, onListingMoved, onRequestsEnded } from './on-listing.ts';

export const watchListListeners: readonly Listener[] = [
  on('listing-moved', onListingMoved),
  on('listing-edited', onListingEdited),
  on('requests-ended', onRequestsEnded),
];
