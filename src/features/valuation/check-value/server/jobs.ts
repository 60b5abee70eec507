import { z } from 'zod';
import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { noteMultiples, noteSome } from './note-multiples.ts';
import { remindedAtOnce, remindSome } from './remind-tasks.ts';

const remind = 'remind-check-tasks';

/** Morning on the East Coast, when it is the due date everywhere in the country. */
export const checkValueSchedules: readonly Schedule[] = [{ job: remind, cron: '7 13 * * *' }];

const changed = z.object({ trade: z.string() });

export type CheckValueJobsOptions = { asSystem(run: (work: Work) => Promise<void>): Promise<void> };

export function checkValueJobs({ asSystem }: CheckValueJobsOptions): JobHandlers {
  return {
    [noteMultiples]: async (data) => {
      const { trade } = changed.parse(data);
      let last: string | null = null;
      do
        await asSystem(async (work) => {
          last = await noteSome(work, last, trade);
        });
      while (last !== null);
    },
    [remind]: async () => {
      let done = remindedAtOnce;
      while (done === remindedAtOnce)
        await asSystem(async (work) => {
          done = await remindSome(work);
        });
    },
  };
}
