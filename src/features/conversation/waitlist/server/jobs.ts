import { z } from 'zod';
import { minutes, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { forwardingReasons, isPassing } from '../domain/forwarding.ts';
import type { ExternalForm } from './external-form.ts';
import { sendEntry, trySending } from './send-entry.ts';
import { waitingEntryIds } from './store.ts';

const sendWaiting = 'send-waiting-waitlist-entries';

/** Hourly: entries that the form did not take, and those from before there was one. */
export const waitlistSchedules: readonly Schedule[] = [{ job: sendWaiting, cron: '29 * * * *' }];

/** After this long, an entry's own job is no longer working on it. */
const leftAlone = 30 * minutes;
const lasting = forwardingReasons.filter((reason) => !isPassing(reason));

const jobData = z.object({ id: z.uuid() });

/** Makes the queue retry. Contains no personal data. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

export type WaitlistJobsOptions = { db: Reader; clock: Clock; form: ExternalForm | null };

export function waitlistJobs({ db, clock, form }: WaitlistJobsOptions): JobHandlers {
  return {
    [sendEntry]: async (data) => {
      const { id } = jobData.parse(data);
      if (!form) return;
      const reason = await trySending({ db, clock, form }, id);
      if (reason !== null && isPassing(reason)) throw new NotTaken(reason);
    },
    [sendWaiting]: async () => {
      if (!form) return;
      for (const id of await waitingEntryIds(db, shift(clock.now(), -leftAlone), lasting)) {
        const reason = await trySending({ db, clock, form }, id);
        // Still unavailable. The entry is now last in line, so that it cannot block the others.
        if (reason !== null && isPassing(reason)) return;
      }
    },
  };
}
