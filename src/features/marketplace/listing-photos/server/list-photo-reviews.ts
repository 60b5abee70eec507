import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { photosAwaiting } from './store.ts';

export async function listPhotoReviews(
  reading: Reading,
  query: { after?: string | undefined; size: number },
) {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await photosAwaiting(reading.db, cursor, query.size + 1);
  const since = (row: { asked_at: Date | null; created_at: Date }) => row.asked_at ?? row.created_at;
  return toPage(
    rows,
    query.size,
    (row) => ({ at: since(row), id: row.id }),
    (row) => ({
      id: row.id,
      listingId: row.listing_id,
      title: row.title,
      alt: row.alt,
      width: row.width,
      height: row.height,
      version: row.version,
      since: since(row).toISOString(),
    }),
  );
}
