import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { endsRefusal } from '#features/valuation/earnings/domain/periods.ts';
import { dayOf } from '#kernel/days.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { setReviewPeriods as periodsContract } from '../contract.ts';
import { holdReview } from './open-review.ts';
import { type IntakeOf, reviewViewOf } from './read-reviews.ts';
import { deleteReviewRow, writeReview } from './review-store.ts';

export async function setReviewPeriods(
  work: Work,
  { params: { id }, body }: InputOf<typeof periodsContract>,
  intakeOf: IntakeOf,
) {
  const review = await holdReview(work, id);
  if (review.version !== body.version) throw new Refused('stale', { version: review.version });
  const refusal = endsRefusal(body, dayOf(work.now));
  if (refusal) throw new Refused(refusal);
  const { yearEnds, latestEnds, years } = body;
  await writeReview(work.db, id, { year_ends: yearEnds, latest_ends: latestEnds, years, periods_said: true });
  await work.audit({ action: 'earnings-review-periods-set', subject: { type: 'earnings-review', id } });
  return reviewViewOf(
    work.db,
    { ...review, yearEnds, latestEnds, years, version: review.version + 1 },
    intakeOf,
  );
}

/** Only its owner; triggers remove the lines, and the file store lets go of the originals. */
export async function deleteReview(work: Work, id: string): Promise<Record<string, never>> {
  const review = await holdReview(work, id);
  if (review.side !== 'owner') throw new Refused('not-found');
  await deleteReviewRow(work.db, id);
  await work.enqueue(removeOrphanedFiles, {});
  await work.audit({ action: 'earnings-review-deleted', subject: { type: 'earnings-review', id } });
  return {};
}
