import { holdCheck } from '#features/valuation/health-check/server/hold-check.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { notePoint } from './note-point.ts';
import { checksWithPoints } from './point-store.ts';

export const noteMultiples = 'note-multiples';

const notedAtOnce = 25;

/** Runs as a job, because many checks may be affected. */
export async function onMultiplesChanged(
  work: Work,
  { trade }: DomainEventOf<'multiples-changed'>,
): Promise<void> {
  await work.enqueue(noteMultiples, { trade });
}

/** Records changed values of some checks after `from`; returns the last one, or `null` when done. */
export async function noteSome(work: Work, from: string | null, trade: string): Promise<string | null> {
  const checks = await checksWithPoints(work.db, from, notedAtOnce);
  for (const checkId of checks)
    if (await holdCheck(work, checkId)) await notePoint(work, { checkId }, `Multiples of ${trade} changed`);
  return checks.at(-1) ?? null;
}
