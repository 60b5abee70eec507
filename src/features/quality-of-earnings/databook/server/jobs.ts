import { minutes, shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { stalledDatabooks } from './databook-store.ts';
import { type DatabookTools, makeDatabookJob } from './databook-tools.ts';
import { makeDatabook } from './make-databook.ts';

const sweepDatabooks = 'sweep-databooks';

/** Every ten minutes: resumes the work of killed processes. */
export const databookSchedules: readonly Schedule[] = [{ job: sweepDatabooks, cron: '*/10 * * * *' }];

/** How long it may show no progress; a stretch of lines takes less than a second. */
export const patience = 10 * minutes;
const batch = 100;

export function databookJobs(tools: DatabookTools): JobHandlers {
  return {
    [makeDatabookJob]: ({ databookId }) => makeDatabook(String(databookId), tools),
    [sweepDatabooks]: () => sweep(tools),
  };
}

async function sweep({ asSystem, clock, db }: DatabookTools): Promise<void> {
  const stalled = await stalledDatabooks(db, shift(clock.now(), -patience), batch);
  if (stalled.length === 0) return;
  await asSystem(async (work) => {
    for (const { id } of stalled) await work.enqueue(makeDatabookJob, { databookId: id });
  });
}
