import type { Reader } from '#platform/context.ts';
import { listingIdsOf } from './room-store.ts';

/** By deal room: the listing that it belongs to; unknown rooms are left out. */
export async function listingsOfRooms(db: Reader, roomIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await listingIdsOf(db, roomIds);
  return new Map(rows.map(({ id, listing_id }) => [id, listing_id]));
}
