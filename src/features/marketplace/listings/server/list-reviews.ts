import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { Vault } from '#platform/vault.ts';
import { findLeaks } from '../domain/leak-check.ts';
import { listingsInReview } from './listing-store.ts';
import { ownRecordFrom } from './own-record.ts';
import { historiesOf, type ReviewSource, reviewSources } from './review-facts-store.ts';
import { teaserView } from './teaser-view.ts';

/** Shows the public card and its findings, nothing of the profile. Three statements for any number of reviews. */
export async function listReviews(
  reading: Reading,
  query: { after?: string | undefined; size: number },
  vault: Vault,
) {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await listingsInReview(reading.db, cursor, query.size + 1);
  const ids = rows.map(({ id }) => id);
  const sources = await reviewSources(reading.db, ids);
  const histories = await historiesOf(reading.db, ids);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({
      id: row.id,
      version: row.version,
      preview: teaserView(row),
      leaks: leaksOf(row, sources.get(row.id), vault),
      note: row.reason ?? '',
      since: row.at.toISOString(),
      history: histories.get(row.id) ?? [],
    }),
  );
}

function leaksOf(
  texts: { title: string; description: string },
  source: ReviewSource | undefined,
  vault: Vault,
) {
  if (!source) return [];
  const { business, profile, owner } = source;
  return findLeaks(
    [
      { field: 'title', text: texts.title },
      { field: 'description', text: texts.description },
    ],
    ownRecordFrom(business, profile, owner, vault),
  );
}
