import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { listingsInReview } from './listing-store.ts';
import { teaserView } from './teaser-view.ts';

/** What an admin decides on: the public card as it would appear, and the owner's note. Nothing of the profile. */
export async function listReviews(reading: Reading, query: { after?: string | undefined; size: number }) {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await listingsInReview(reading.db, cursor, query.size + 1);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({
      id: row.id,
      version: row.version,
      preview: teaserView(row),
      note: row.reason ?? '',
      since: row.at.toISOString(),
    }),
  );
}
