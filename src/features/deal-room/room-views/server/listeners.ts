import { type Listener, on } from '#http/listeners.ts';
import { onRoomVersionAdded } from './on-version-added.ts';

export const roomViewListeners: readonly Listener[] = [on('room-version-added', onRoomVersionAdded)];
