import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import { remindersDue } from '../domain/reminding.ts';
import { hasExpired } from '../domain/signing.ts';
import { recordEvent } from './event-log.ts';
import { mailReminder } from './mails.ts';
import { dealOf, stateOf } from './nda-row.ts';
import { ndaIdsToRemind } from './reminder-store.ts';
import { findNda, lockNda, updateNda } from './store.ts';

type Options = { db: Reader; clock: Clock; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

const batch = 200;

/** One transaction each; idempotent, also for concurrent runs. Throws AggregateError at the end if some failed. */
export async function remindNdas({ db, clock, asSystem }: Options): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await ndaIdsToRemind(db, clock.now(), batch)) {
    await asSystem((work) => remind(work, id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some buyers could not be reminded');
}

async function remind(work: Work, id: string): Promise<void> {
  await lockNda(work.db, id);
  const row = await findNda(work.db, { id, viewerId: null, now: work.now });
  // Signed, voided, expired or reminded while we waited for the lock.
  const deal = row ? dealOf(row) : null;
  if (!deal || row?.status !== 'issued' || hasExpired(stateOf(row), work.now)) return;
  const due = remindersDue(row.issued_at, work.now);
  if (due <= row.reminders) return;
  await updateNda(work.db, id, { reminders: due });
  await recordEvent(work, id, 'reminder-sent', { email: row.buyer_email, reminder: due });
  await mailReminder(work, {
    ...deal,
    listingTitle: titleForBuyers(storedStatus(deal.listingStatus), deal.listingTitle),
    expiresAt: row.expires_at,
  });
  await work.audit({ action: 'nda-reminded', subject: { type: 'nda', id }, detail: { reminder: due } });
}
