import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reading } from '#platform/context.ts';
import { opensNames } from './evidence-view.ts';
import { evidenceBasis, namesHiddenFromBuyers, referencesOf } from './references-of.ts';

/**
 * Whether a person of a review may read what a databook or report with names calls its documents, since it is made for
 * buyers: who is invited to the books may not open them all. `made`: the fingerprint of its evidence; if it changed since,
 * what it names cannot be told any more.
 */
export async function mayReadNames(
  reading: Reading,
  review: OpenReview,
  made: string | undefined,
): Promise<boolean> {
  if (review.side !== 'helper' || made === '') return true;
  const { db } = reading;
  if (made !== (await evidenceBasis(db, review.id))) return false;
  const hidden = await namesHiddenFromBuyers(db, review.id);
  const named = [...(await referencesOf(db, review.id)).values()]
    .flat()
    .flatMap((one) => (one.kind === 'bank' || one.standing !== 'stands' || hidden.has(one.id) ? [] : [one]));
  return named.every(await opensNames(reading, review, named));
}
