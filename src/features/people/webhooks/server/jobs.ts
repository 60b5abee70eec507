import { shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { deliveriesKeptFor } from '../domain/webhook.ts';
import { forgetDeliveries } from './delivery-store.ts';
import { sendWebhooks } from './queue-deliveries.ts';
import { type Sending, sendDeliveries } from './send-deliveries.ts';

const forget = 'forget-webhook-deliveries';
const batch = 5_000;

/** Each minute for what is tried again; new deliveries queue the job themselves. */
export const webhookSchedules: readonly Schedule[] = [
  { job: sendWebhooks, cron: '* * * * *' },
  { job: forget, cron: '41 8 * * *' },
];

export function webhookJobs(sending: Sending): JobHandlers {
  return {
    [sendWebhooks]: () => sendDeliveries(sending),
    [forget]: async () => {
      const before = shift(sending.clock.now(), -deliveriesKeptFor);
      while ((await forgetDeliveries(sending.db, before, batch)) === batch);
    },
  };
}
