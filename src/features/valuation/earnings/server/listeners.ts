import { type Listener, on } from '#http/listeners.ts';
import { onCheckChanged } from './on-check-changed.ts';

export const earningsListeners: readonly Listener[] = [on('check-changed', onCheckChanged)];
