import { forgetOldAttempts } from '#http/rate-limit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { deleteExpired } from './store.ts';

const forgetExpired = 'forget-expired';

/** Hourly: what has expired by itself is deleted. */
export const accountSchedules: readonly Schedule[] = [{ job: forgetExpired, cron: '17 * * * *' }];

export function accountJobs({ db, clock }: { db: Reader; clock: Clock }): JobHandlers {
  return {
    [forgetExpired]: async () => {
      await deleteExpired(db, clock.now());
      await forgetOldAttempts(db, clock.now());
    },
  };
}
