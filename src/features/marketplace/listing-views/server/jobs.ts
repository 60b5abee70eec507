import { dayOf } from '#kernel/days.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { forgetVisitors } from './store.ts';

const forgetYesterday = 'forget-listing-visitors';

/** Hourly, so that visitors are forgotten soon after midnight (UTC) even without new views. */
export const listingViewSchedules: readonly Schedule[] = [{ job: forgetYesterday, cron: '3 * * * *' }];

export function listingViewJobs({ db, clock }: { db: Reader; clock: Clock }): JobHandlers {
  return { [forgetYesterday]: () => forgetVisitors(db, dayOf(clock.now())) };
}
