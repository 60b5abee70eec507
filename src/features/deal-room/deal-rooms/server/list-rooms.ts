import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import { openableMost } from '../room-shapes.ts';
import { listingsWithoutRoom, roomsOf } from './room-store.ts';

type Query = { after?: string | undefined; size: number };

export async function listRooms(reading: Reading, query: Query) {
  const { personId } = signedIn(reading.actor);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const whose = { personId, now: reading.now };
  const rows = await roomsOf(reading.db, whose, { cursor, limit: query.size + 1 });
  const page = toPage(
    rows,
    query.size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => row,
  );
  const without = await listingsWithoutRoom(reading.db, whose, openableMost);
  const ids = [...page.items.map(({ listing_id }) => listing_id), ...without.map(({ id }) => id)];
  const titles = await listingTitlesFor(reading.db, { personId, admin: false }, ids);
  return {
    next: page.next,
    openable: without.map(({ id }) => ({ listingId: id, title: titles.get(id) ?? '' })),
    items: page.items.map((row) => ({
      id: row.id,
      listingId: row.listing_id,
      title: titles.get(row.listing_id) ?? '',
      side:
        row.owner_id === personId
          ? ('seller' as const)
          : row.mandated
            ? ('broker' as const)
            : ('buyer' as const),
      createdAt: row.created_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
      closedAt: row.closed_at?.toISOString() ?? null,
    })),
  };
}
