import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { remindedAtOnce, remindSome } from './remind-tasks.ts';

const remind = 'remind-check-tasks';

/** In the morning of the east coast, so that it is the day of the task wherever its owner is in the country. */
export const checkValueSchedules: readonly Schedule[] = [{ job: remind, cron: '7 13 * * *' }];

export type CheckValueJobsOptions = { asSystem(run: (work: Work) => Promise<void>): Promise<void> };

export function checkValueJobs({ asSystem }: CheckValueJobsOptions): JobHandlers {
  return {
    [remind]: async () => {
      let done = remindedAtOnce;
      while (done === remindedAtOnce)
        await asSystem(async (work) => {
          done = await remindSome(work);
        });
    },
  };
}
