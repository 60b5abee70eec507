import { type Listener, on } from '#http/listeners.ts';
import { tellBrokers } from './on-listing-closed.ts';
import { tellBrokersOfCard } from './on-listing-moved.ts';

export const mandateListeners: readonly Listener[] = [
  on('requests-ended', tellBrokers),
  on('listing-moved', tellBrokersOfCard),
];
