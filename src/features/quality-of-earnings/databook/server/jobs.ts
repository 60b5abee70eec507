import { shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { waitingCopies } from './copy-store.ts';
import { copyBytes } from './copy-to-room.ts';
import { stalledDatabooks } from './databook-store.ts';
import { copyDatabookJob, type DatabookTools, makeDatabookJob, patience } from './databook-tools.ts';
import { makeDatabook } from './make-databook.ts';

const sweepDatabooks = 'sweep-databooks';

/** Every ten minutes: resumes the work of killed processes. */
export const databookSchedules: readonly Schedule[] = [{ job: sweepDatabooks, cron: '*/10 * * * *' }];

const batch = 100;

export function databookJobs(tools: DatabookTools): JobHandlers {
  return {
    [makeDatabookJob]: ({ databookId }) => makeDatabook(String(databookId), tools),
    [copyDatabookJob]: ({ databookId }) => copyBytes(String(databookId), tools),
    [sweepDatabooks]: () => sweep(tools),
  };
}

async function sweep({ asSystem, clock, db }: DatabookTools): Promise<void> {
  const before = shift(clock.now(), -patience);
  const stalled = await stalledDatabooks(db, before, batch);
  const waiting = await waitingCopies(db, before, batch);
  if (stalled.length === 0 && waiting.length === 0) return;
  await asSystem(async (work) => {
    for (const { id } of stalled) await work.enqueue(makeDatabookJob, { databookId: id });
    for (const { databook_id } of waiting) await work.enqueue(copyDatabookJob, { databookId: databook_id });
  });
}
