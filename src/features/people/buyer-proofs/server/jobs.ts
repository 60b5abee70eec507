import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { expireProof } from './move-proof.ts';
import { ranOutIds } from './store.ts';

const expire = 'expire-proofs';

/** Access ends at the expiration date even if this job runs late. */
export const proofSchedules: readonly Schedule[] = [{ job: expire, cron: '23 * * * *' }];

export type ProofJobsOptions = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function proofJobs({ db, clock, asSystem }: ProofJobsOptions): JobHandlers {
  return {
    [expire]: async () => {
      for (const id of await ranOutIds(db, clock.now())) await asSystem((work) => expireProof(work, id));
    },
  };
}
