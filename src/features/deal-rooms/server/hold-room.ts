import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type RoomSight, sellerSightOf } from './room-sight.ts';
import { lockRoom } from './room-store.ts';

/** A room of the asker's side, kept from changing until the transaction ends; its version as it is then. */
export async function holdRoom(work: Work, roomId: string): Promise<RoomSight> {
  const version = await lockRoom(work.db, roomId);
  if (version === null) throw new Refused('not-found');
  return sellerSightOf(work, roomId);
}

/** The same for what only the seller decides, or a broker to whom the seller's decisions are delegated. */
export async function holdRoomToDecide(work: Work, roomId: string): Promise<RoomSight> {
  const sight = await holdRoom(work, roomId);
  if (!sight.decides) throw new Refused('seller-decides');
  return sight;
}
