import { days, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { retryMails } from '../contract.ts';
import { deliverMail } from './send-mail.ts';
import { queueFailed } from './store.ts';

/** What an email says is out of date after that, its links above all. */
export const retriedFor = 7 * days;
const atOnce = 1_000;

/** Queues the emails that failed lately, up to a thousand. */
export async function sendFailedAgain(work: Work): Promise<AnswerOf<typeof retryMails>> {
  const ids = await queueFailed(work.db, shift(work.now, -retriedFor), atOnce);
  for (const id of ids) await work.enqueue(deliverMail, { id });
  const subject = { type: 'outbox', id: work.requestId };
  await work.audit({ action: 'mails-retried', subject, detail: { mails: ids.length } });
  return { queued: ids.length };
}
