import { type Listener, on } from '#http/listeners.ts';
import { onRoomVersionTaken } from './on-version-taken.ts';

export const roomNewsListeners: readonly Listener[] = [on('room-version-taken', onRoomVersionTaken)];
