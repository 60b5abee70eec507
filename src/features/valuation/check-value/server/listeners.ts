import { type Listener, on } from '#http/listeners.ts';
import { onMultiplesChanged } from './note-multiples.ts';
import { notePoint } from './note-point.ts';
import { onTradeSaid } from './on-trade-said.ts';

export const checkValueListeners: readonly Listener[] = [
  on('multiples-changed', onMultiplesChanged),
  on('trade-said', onTradeSaid),
  on('check-changed', notePoint),
];
