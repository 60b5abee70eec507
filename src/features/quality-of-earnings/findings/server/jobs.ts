import { minutes, shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { type FindingTools, testGeneralLedger } from './finding-tools.ts';
import { stalledRuns } from './run-store.ts';
import { runTests } from './run-tests.ts';

const sweepRuns = 'sweep-ledger-tests';

/** Every ten minutes: resumes runs of killed processes. */
export const findingSchedules: readonly Schedule[] = [{ job: sweepRuns, cron: '*/10 * * * *' }];

/** How long a run may show no progress; one test takes seconds. */
export const patience = 10 * minutes;
const batch = 100;

export function findingJobs(tools: FindingTools): JobHandlers {
  return {
    [testGeneralLedger]: ({ reviewId, dataset }) =>
      runTests({ reviewId: String(reviewId), dataset: Number(dataset) }, tools),
    [sweepRuns]: () => sweep(tools),
  };
}

async function sweep({ asSystem, clock, db }: FindingTools): Promise<void> {
  const stalled = await stalledRuns(db, shift(clock.now(), -patience), batch);
  if (stalled.length === 0) return;
  await asSystem(async (work) => {
    for (const run of stalled) await work.enqueue(testGeneralLedger, run);
  });
}
