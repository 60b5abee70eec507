import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { hasExpired } from '../domain/signing.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { stateOf } from './nda-row.ts';
import { findNda, lockNda, overdueNdaIds, updateOpenNda } from './store.ts';

const expire = 'expire-ndas';

/** Every ten minutes: what was not signed in time can no longer be. */
export const ndaSchedules: readonly Schedule[] = [{ job: expire, cron: '*/10 * * * *' }];

/** `asSystem`: one transaction of the system's own. */
export type NdaJobsOptions = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function ndaJobs(options: NdaJobsOptions): JobHandlers {
  return { [expire]: () => expireNdas(options) };
}

const batch = 200;

/**
 * Marks agreements that ran out, each in a transaction of its own, so that one that cannot be marked holds up no
 * other. Throws AggregateError at the end when some failed.
 */
export async function expireNdas({ db, clock, asSystem }: NdaJobsOptions): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await overdueNdaIds(db, clock.now(), batch)) {
    await asSystem((work) => expireNda(work, id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'some agreements could not be marked as expired');
}

async function expireNda(work: Work, id: string): Promise<void> {
  await lockNda(work.db, id);
  const row = await findNda(work.db, { id, viewerId: null, now: work.now });
  // Signed or voided while we waited for the lock.
  if (!row || !hasExpired(stateOf(row), work.now)) return;
  await updateOpenNda(work.db, id, { status: 'expired' });
  await recordEvent(work, id, 'expired', { expiresAt: row.expires_at.toISOString() });
  recordNdaAct(work, 'nda-expired', row);
  await work.audit({ action: 'nda-expired', subject: { type: 'nda', id } });
  await work.tell({ kind: 'nda-expired', ndaId: id, requestId: row.request_id });
}
