import { shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { pendingTimeout } from '../domain/access-request.ts';
import { overdueRequestIds } from './store.ts';
import { closeOverdueRequest } from './system-moves.ts';

const closeOverdue = 'close-overdue-requests';

/** Hourly: Pending requests that nobody decided on in time end. */
export const accessRequestSchedules: readonly Schedule[] = [{ job: closeOverdue, cron: '41 * * * *' }];

export type AccessRequestJobsOptions = {
  db: Reader;
  clock: Clock;
  /** One transaction of the system's own. */
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function accessRequestJobs({ db, clock, asSystem }: AccessRequestJobsOptions): JobHandlers {
  return {
    [closeOverdue]: async () => {
      const failures: unknown[] = [];
      for (const id of await overdueRequestIds(db, shift(clock.now(), -pendingTimeout)))
        await asSystem((work) => closeOverdueRequest(work, id)).catch((error: unknown) =>
          failures.push(error),
        );
      if (failures.length > 0)
        throw new AggregateError(failures, 'some overdue requests could not be closed');
    },
  };
}
