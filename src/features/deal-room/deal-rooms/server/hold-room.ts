import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type RoomSight, sellerSightOf } from './room-sight.ts';
import { lockRoom, type RoomRow } from './room-store.ts';

export function refuseClosed({ closed_at }: Pick<RoomRow, 'closed_at'>): void {
  if (closed_at !== null) throw new Refused('room-closed');
}

/** Like {@link holdRoom}, without an access check. */
export async function holdOpenRoom({ db }: Pick<Work, 'db'>, roomId: string): Promise<RoomRow> {
  const room = await lockRoom(db, roomId);
  if (!room) throw new Refused('not-found');
  refuseClosed(room);
  return room;
}

/** Locks an open room of the caller's side for the transaction. */
export async function holdRoom(work: Work, roomId: string): Promise<RoomSight> {
  const sight = await holdAnyRoom(work, roomId);
  refuseClosed(sight.room);
  return sight;
}

/** Like {@link holdRoom}, for decisions of the seller or a broker with delegated authority. */
export async function holdRoomToDecide(work: Work, roomId: string): Promise<RoomSight> {
  const sight = await holdRoom(work, roomId);
  refuseUndecided(sight);
  return sight;
}

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
