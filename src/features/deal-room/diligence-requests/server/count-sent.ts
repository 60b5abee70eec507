import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { countSent } from './list-store.ts';

/** By room, how many requests the caller sent there. */
export async function countSentRequests(
  { db, actor }: Pick<Reading, 'db' | 'actor'>,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (roomIds.length === 0) return new Map();
  const rows = await countSent(db, { askerId: signedIn(actor).personId, roomIds });
  return new Map(rows.map(({ room_id, many }) => [room_id, Number(many)]));
}
