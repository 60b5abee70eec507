import { type Listener, on } from '#http/listeners.ts';
import { tellBrokers } from './on-listing-closed.ts';

export const mandateListeners: readonly Listener[] = [on('requests-ended', tellBrokers)];
