import { days, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { type DigestParts, sendDigests } from './send-digests.ts';
import { forgetBefore } from './store.ts';

const digests = 'send-notification-digests';
const forget = 'forget-old-notifications';

/** Digests before work in the United States; cleanup at night. */
export const notificationSchedules: readonly Schedule[] = [
  { job: digests, cron: '0 12 * * *' },
  { job: forget, cron: '23 8 * * *' },
];

const keptFor = 365 * days;
const batch = 5_000;

export function notificationJobs(parts: DigestParts & { clock: Clock }): JobHandlers {
  return {
    [digests]: () => sendDigests(parts),
    [forget]: async () => {
      const before = shift(parts.clock.now(), -keptFor);
      while ((await forgetBefore(parts.db, before, batch)) === batch);
    },
  };
}
