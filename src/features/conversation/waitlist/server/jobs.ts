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

/** Hourly: what the form did not take while it was away, and what was kept before there was one. */
export const waitlistSchedules: readonly Schedule[] = [{ job: sendWaiting, cron: '29 * * * *' }];

/** Left alone for this long, an entry is no longer in the hands of its own job. */
const leftAlone = 30 * minutes;
const lasting = forwardingReasons.filter((reason) => !isPassing(reason));

const jobData = z.object({ id: z.uuid() });

/** The form did not take the entry; thrown so that the queue tries again. Says nothing of whom it was about. */
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
        // It is still away. What stood first now stands last, so that one entry cannot hold up the others.
        if (reason !== null && isPassing(reason)) return;
      }
    },
  };
}
