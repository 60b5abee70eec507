import { minutes, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { jobAttempts } from '#platform/jobs/jobs.ts';
import { afterTry, type ForwardingReason } from '../domain/forwarding.ts';
import type { ExternalForm } from './external-form.ts';
import { claimEntry, settleEntry } from './store.ts';

export const sendEntry = 'send-waitlist-entry';

/** Longer than an attempt can take; after a crash the entry is free again. */
const claim = 2 * minutes;

export type Sending = { db: Reader; clock: Clock; form: ExternalForm };

/** Returns why it failed, or `null`. Should an entry be sent twice, both have the same Idempotency-Key. */
export async function trySending({ db, clock, form }: Sending, id: string): Promise<ForwardingReason | null> {
  const now = clock.now();
  const entry = await claimEntry(db, id, now, shift(now, claim));
  if (!entry) return null;
  const reason = await form.post({ id, email: entry.email, list: entry.list });
  await settleEntry(db, id, { forwarding: afterTry(reason, entry.attempts, jobAttempts), reason });
  return reason;
}
