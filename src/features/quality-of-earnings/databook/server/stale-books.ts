import type { LatestFigures } from '#features/quality-of-earnings/adjusted-earnings/domain/latest-figures.ts';
import { movedSince } from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import type { Work } from '#platform/context.ts';
import { databooksOf, setBookStale } from './databook-store.ts';

const most = 20;

/** Notes since when databooks of a review do not show what its books say. The review must be locked. */
export async function noteStaleBooks(work: Work, reviewId: string, now: LatestFigures | null): Promise<void> {
  for (const { id, figures, stale_since } of await databooksOf(work.db, reviewId, most)) {
    const moved = movedSince(figures, now).length > 0;
    if (moved !== (stale_since !== null)) await setBookStale(work.db, id, moved ? work.now : null);
  }
}
