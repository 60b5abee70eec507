import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { sealRest } from '../domain/sealing.ts';
import { hasExpired } from '../domain/signing.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { stateOf } from './nda-row.ts';
import { remindNdas } from './remind-ndas.ts';
import { type SealTools, sealNda, sealNdaJob } from './seal-nda.ts';
import { staleSealIds } from './seal-store.ts';
import { findNda, lockNda, overdueNdaIds, updateNda } from './store.ts';

const expire = 'expire-ndas';
const sealStale = 'seal-stale-ndas';
const remindOfNdas = 'remind-of-ndas';

export const ndaSchedules: readonly Schedule[] = [
  { job: expire, cron: '*/10 * * * *' },
  { job: sealStale, cron: '4-59/10 * * * *' },
  { job: remindOfNdas, cron: '26 * * * *' },
];

export type NdaJobsOptions = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function ndaJobs(options: NdaJobsOptions & SealTools): JobHandlers {
  return {
    [expire]: () => expireNdas(options),
    [sealNdaJob]: ({ ndaId }) => sealNda(options, z.uuid().parse(ndaId)),
    [sealStale]: () => sealStaleNdas(options),
    [remindOfNdas]: () => remindNdas(options),
  };
}

const batch = 200;

/** One transaction each. Throws AggregateError at the end if some failed. */
export async function expireNdas({ db, clock, asSystem }: NdaJobsOptions): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await overdueNdaIds(db, clock.now(), batch)) {
    await asSystem((work) => expireNda(work, id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'some agreements could not be marked as expired');
}

/** For seals whose own job ran out of tries or was lost. Throws AggregateError at the end if some failed. */
export async function sealStaleNdas(tools: SealTools): Promise<void> {
  const failures: unknown[] = [];
  const before = new Date(tools.clock.now().getTime() - sealRest);
  for (const id of await staleSealIds(tools.db, before, batch)) {
    await sealNda(tools, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some agreements could not be sealed');
}

async function expireNda(work: Work, id: string): Promise<void> {
  await lockNda(work.db, id);
  const row = await findNda(work.db, { id, viewerId: null, now: work.now });
  // Signed or voided while we waited for the lock.
  if (!row || !hasExpired(stateOf(row), work.now)) return;
  await updateNda(work.db, id, { status: 'expired' });
  await recordEvent(work, id, 'expired', { expiresAt: row.expires_at.toISOString() });
  recordNdaAct(work, 'nda-expired', row);
  await work.audit({ action: 'nda-expired', subject: { type: 'nda', id } });
  if (row.request_id !== null) await work.emit({ kind: 'nda-expired', ndaId: id, requestId: row.request_id });
}
