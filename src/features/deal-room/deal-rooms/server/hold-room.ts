import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type RoomSight, sellerSightOf } from './room-sight.ts';
import { lockRoom, type RoomRow } from './room-store.ts';

/** Nothing in a closed room changes: Refused('room-closed'). */
export function refuseClosed({ closed_at }: Pick<RoomRow, 'closed_at'>): void {
  if (closed_at !== null) throw new Refused('room-closed');
}

/**
 * A room that is open, kept from changing and from being closed until the transaction ends, for whoever was found to
 * have a part in it already. Throws Refused('not-found') and Refused('room-closed').
 */
export async function holdOpenRoom({ db }: Pick<Work, 'db'>, roomId: string): Promise<RoomRow> {
  const room = await lockRoom(db, roomId);
  if (!room) throw new Refused('not-found');
  refuseClosed(room);
  return room;
}

/** A room of the caller's side, open, kept from changing until the transaction ends. */
export async function holdRoom(work: Work, roomId: string): Promise<RoomSight> {
  const sight = await holdAnyRoom(work, roomId);
  refuseClosed(sight.room);
  return sight;
}

/** The same for what only the seller decides, or a broker to whom the seller's decisions are delegated. */
export async function holdRoomToDecide(work: Work, roomId: string): Promise<RoomSight> {
  const sight = await holdRoom(work, roomId);
  refuseUndecided(sight);
  return sight;
}

/** The same whether it is open or closed. */
export async function holdAnyRoomToDecide(work: Work, roomId: string): Promise<RoomSight> {
  const sight = await holdAnyRoom(work, roomId);
  refuseUndecided(sight);
  return sight;
}

async function holdAnyRoom(work: Work, roomId: string): Promise<RoomSight> {
  if (!(await lockRoom(work.db, roomId))) throw new Refused('not-found');
  return sellerSightOf(work, roomId);
}

function refuseUndecided({ decides }: RoomSight): void {
  if (!decides) throw new Refused('seller-decides');
}
