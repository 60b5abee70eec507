import { type Listener, on } from '#http/listeners.ts';
import { onListingEdited, onListingMoved } from './on-listing.ts';

export const savedSearchListeners: readonly Listener[] = [
  on('listing-moved', onListingMoved),
  on('listing-edited', onListingEdited),
];
