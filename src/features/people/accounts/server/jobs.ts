import { z } from 'zod';
import { forgetOldAttempts } from '#http/rate-limit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { mailReset, mailResetTo } from './passwords.ts';
import { deleteExpired } from './store.ts';

const forgetExpired = 'forget-expired';

export const accountSchedules: readonly Schedule[] = [{ job: forgetExpired, cron: '17 * * * *' }];

type JobParts = {
  db: Reader;
  clock: Clock;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

const resetAsked = z.object({ personId: z.uuid(), requestId: z.string() });

export function accountJobs({ db, clock, asSystem }: JobParts): JobHandlers {
  return {
    [mailReset]: (data) => asSystem((work) => mailResetTo(work, resetAsked.parse(data))),
    [forgetExpired]: async () => {
      await deleteExpired(db, clock.now());
      await forgetOldAttempts(db, clock.now());
    },
  };
}
