import { system } from '#kernel/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { mandateRefusal } from '../domain/mandate.ts';
import { factsOf, storedStatus } from './mandate-facts.ts';
import { step } from './move-mandate.ts';
import { lockMandate, overdueMandateIds } from './store.ts';

const runOut = 'run-out-mandates';

/** Hourly is enough, because authority is checked against the clock and not against this status. */
export const mandateSchedules: readonly Schedule[] = [{ job: runOut, cron: '23 * * * *' }];

export type MandateJobsOptions = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function mandateJobs({ db, clock, asSystem }: MandateJobsOptions): JobHandlers {
  return {
    [runOut]: async () => {
      const failures: unknown[] = [];
      for (const id of await overdueMandateIds(db, clock.now()))
        await asSystem((work) => expire(work.as(system), id)).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'some engagements could not expire');
    },
  };
}

/** Rechecked under the lock: it may have been answered or ended since the list was made. */
async function expire(work: Work, id: string): Promise<void> {
  const row = await lockMandate(work.db, id);
  if (!row) return;
  const overdue =
    mandateRefusal(storedStatus(row.status), 'expired', ['system'], factsOf(work, row)) === null;
  if (overdue) await step(work, { row, parties: ['system'] }, 'expired');
}
