import { type Listener, on } from '#http/listeners.ts';
import { onMandateBegan } from './on-mandate-began.ts';

export const roomArchiveListeners: readonly Listener[] = [on('mandate-began', onMandateBegan)];
