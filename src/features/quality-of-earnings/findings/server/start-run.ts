import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { testGeneralLedger } from './finding-tools.ts';
import { patience } from './jobs.ts';
import { basisOf, beginRun, lockRun } from './run-store.ts';

/** Every dataset version is put to the tests once, by itself. */
export async function onDatasetMade(
  work: Work,
  { reviewId, dataset }: DomainEventOf<'dataset-made'>,
): Promise<void> {
  await testAgain(work, { reviewId, dataset });
}

/** From the first test on. A run that is under way goes on with what it began with; the job after it sees the difference. */
export async function testAgain(work: Work, of: { reviewId: string; dataset: number }): Promise<void> {
  await beginRun(work.db, of, work.now);
  await work.enqueue(testGeneralLedger, of);
}

/** Again, for the current version: after a failure, or if accounts, months or the list of related parties were changed since. */
export async function startTests(work: Work, reviewId: string): Promise<Record<string, never>> {
  const { dataset } = await holdReview(work, reviewId);
  if (dataset === 0) throw new Refused('no-ledger-yet');
  const run = await lockRun(work.db, { reviewId, dataset });
  const isQuiet = run !== undefined && run.touched_at < shift(work.now, -patience);
  if (run?.status === 'running' && !isQuiet) throw new Refused('tests-running');
  if (run?.status === 'done' && run.basis === (await basisOf(work.db, reviewId)))
    throw new Refused('tests-current');
  await testAgain(work, { reviewId, dataset });
  await work.audit({
    action: 'general-ledger-tests-started',
    subject: { type: 'earnings-review', id: reviewId },
    detail: { dataset },
  });
  return {};
}
