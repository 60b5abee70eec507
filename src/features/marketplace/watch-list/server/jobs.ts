import { z } from 'zod';
import type { Work } from '#platform/context.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { watchedChanges } from '../domain/watching.ts';
import { tellSome, tellWatchers, toldAtOnce } from './tell-watchers.ts';

const jobData = z.object({
  listingId: z.uuid(),
  version: z.number().int(),
  change: z.enum(watchedChanges),
});

export type WatchListJobsOptions = { asSystem(run: (work: Work) => Promise<void>): Promise<void> };

export function watchListJobs({ asSystem }: WatchListJobsOptions): JobHandlers {
  return {
    [tellWatchers]: async (data) => {
      const told = jobData.parse(data);
      let some = toldAtOnce;
      while (some === toldAtOnce)
        await asSystem(async (work) => {
          some = await tellSome(work, told);
        });
    },
  };
}
