import { shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { remindBefore, shownAfterEnd } from '../domain/token-limits.ts';
import { mailTokenExpires } from './mails.ts';
import { deleteEnded, takeExpiring } from './store.ts';

const remind = 'remind-of-token-ends';
const forget = 'forget-ended-tokens';

export const tokenSchedules: readonly Schedule[] = [
  { job: remind, cron: '41 * * * *' },
  { job: forget, cron: '47 3 * * *' },
];

export type TokenJobsOptions = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function tokenJobs({ db, clock, asSystem }: TokenJobsOptions): JobHandlers {
  return {
    [remind]: () =>
      asSystem(async (work) => {
        const span = { now: work.now, until: shift(work.now, remindBefore) };
        for (const row of await takeExpiring(work.db, span)) await mailTokenExpires(work, row);
      }),
    [forget]: () => deleteEnded(db, shift(clock.now(), -shownAfterEnd)),
  };
}
