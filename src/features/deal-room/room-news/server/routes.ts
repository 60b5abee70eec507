import { changes, type Route } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { enterRoom } from './enter-room.ts';

export const roomNewsRoutes: readonly Route[] = [
  changes(contract.enterRoom, (work, { params }) => enterRoom(work, params.id)),
];
