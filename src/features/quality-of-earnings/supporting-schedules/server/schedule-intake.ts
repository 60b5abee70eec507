import type { Intake } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader } from '#platform/context.ts';
import { scheduleDocuments } from '../domain/schedule-intake.ts';
import { schedulesIn } from './read-schedules.ts';

/** What the supporting schedules of a review prove of its documents. */
export async function scheduleIntake(db: Reader, review: OpenReview): Promise<Intake> {
  const files = await schedulesIn(db, review);
  return scheduleDocuments(
    files.map(({ kind, state, from, to, reading, tie }) => ({
      ...{ kind, state, from, to },
      sums: (reading?.faults ?? []).reduce((sum, { difference }) => sum + Math.abs(difference ?? 0), 0),
      difference: tie?.difference ?? null,
      grade: tie?.grade ?? null,
      apart: tie?.apart ?? 0,
    })),
    review,
  );
}
