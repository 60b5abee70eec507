import { minutes, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { jobAttempts } from '#platform/jobs/jobs.ts';
import { afterTry, type ForwardingReason } from '../domain/forwarding.ts';
import type { ExternalForm } from './external-form.ts';
import { claimEntry, settleEntry } from './store.ts';

/** The job that sends one entry. */
export const sendEntry = 'send-waitlist-entry';

/** Longer than a try can take; after a crash in the middle of one the entry is free again. */
const claim = 2 * minutes;

export type Sending = { db: Reader; clock: Clock; form: ExternalForm };

/**
 * Tries once to bring an entry to the form, unless it is there or somebody else is at it. Returns why it did not
 * arrive, `null` when all is well. What comes twice in spite of all carries the same Idempotency-Key.
 */
export async function trySending({ db, clock, form }: Sending, id: string): Promise<ForwardingReason | null> {
  const now = clock.now();
  const entry = await claimEntry(db, id, now, shift(now, claim));
  if (!entry) return null;
  const reason = await form.post({ id, email: entry.email, list: entry.list });
  await settleEntry(db, id, { forwarding: afterTry(reason, entry.attempts, jobAttempts), reason });
  return reason;
}
