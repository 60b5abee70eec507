import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type Standing, standingOf } from './request-sight.ts';
import { findRequest, lockRequest, type RequestRow } from './request-store.ts';

/** Locks the room first, as every change does, so that it cannot be closed meanwhile. */
export async function holdRequest(work: Work, id: string): Promise<{ row: RequestRow; standing: Standing }> {
  const seen = await findRequest(work.db, id);
  if (!seen) throw new Refused('not-found');
  await standingOf(work, seen);
  await holdOpenRoom(work, seen.room_id);
  const row = await lockRequest(work.db, id);
  if (!row) throw new Refused('not-found');
  return { row, standing: await standingOf(work, row) };
}
