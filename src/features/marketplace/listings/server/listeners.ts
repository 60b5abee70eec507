import { type Listener, on } from '#http/listeners.ts';
import { onTradeSaid } from './on-trade-said.ts';

export const listingListeners: readonly Listener[] = [on('trade-said', onTradeSaid)];
