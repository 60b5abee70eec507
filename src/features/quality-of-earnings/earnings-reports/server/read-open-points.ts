import { findingWords } from '#features/quality-of-earnings/findings/domain/finding-words.ts';
import { foundIn } from '#features/quality-of-earnings/findings/server/read-findings.ts';
import { ledgerSums } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { wholeIntake } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { IntakeOf } from '#features/quality-of-earnings/reviews/server/read-reviews.ts';
import type { Reading } from '#platform/context.ts';
import { type OpenPoint, openPoints } from '../domain/final-gates.ts';

/** What stands open in a review before its report can be final. */
export async function readOpenPoints(
  reading: Reading,
  review: OpenReview,
  intakeOf: IntakeOf,
): Promise<OpenPoint[]> {
  const { id: reviewId, dataset } = review;
  const sums = await ledgerSums(reading.db, reviewId, dataset);
  const { run, findings } = await foundIn(reading, { reviewId, dataset });
  return openPoints({
    intake: wholeIntake(await intakeOf(reading.db, review)),
    undecided: sums.some(({ code }) => code === 'UNMAPPED'),
    findings: {
      state: run?.status === 'done' ? 'done' : 'unfinished',
      found: findings.map(({ test, severity, state }) => ({
        title: findingWords[test].title,
        severity,
        explained: state === 'explained',
      })),
    },
  });
}
