import { dayOf } from '#kernel/days.ts';
import type { Work } from '#platform/context.ts';
import { endsWithLedger } from '../domain/review-periods.ts';
import { reviewEndsRow, setReviewEnds } from './review-store.ts';

/** Ends the review where its ledgers end, unless a person set the periods. The review must be locked. `lastDay`: YYYY-MM-DD. */
export async function followLedger(work: Work, reviewId: string, lastDay: string): Promise<void> {
  const row = await reviewEndsRow(work.db, reviewId);
  if (!row || row.periods_said) return;
  const ends = endsWithLedger({ yearEnds: row.year_ends, lastDay, today: dayOf(work.now) });
  if (ends.yearEnds === row.year_ends && ends.latestEnds === row.latest_ends) return;
  await setReviewEnds(work.db, reviewId, ends);
}
