import { holdCheck } from '#features/valuation/health-check/server/hold-check.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { notePoint } from './note-point.ts';
import { checksWithPoints } from './point-store.ts';

/** The job that looks which checks have another value since an admin changed a row of the multiples. */
export const noteMultiples = 'note-multiples';

/** How many checks are looked at in one transaction. */
const notedAtOnce = 25;

/** A change of the multiples moves values of many checks: they are looked at behind it. */
export async function onMultiplesChanged(
  work: Work,
  { trade }: DomainEventOf<'multiples-changed'>,
): Promise<void> {
  await work.enqueue(noteMultiples, { trade });
}

/** Notes the value of some checks after `from` where it is another one; the last of them, `null`: there are no more. */
export async function noteSome(work: Work, from: string | null, trade: string): Promise<string | null> {
  const checks = await checksWithPoints(work.db, from, notedAtOnce);
  for (const checkId of checks)
    if (await holdCheck(work, checkId)) await notePoint(work, { checkId }, `Multiples of ${trade} changed`);
  return checks.at(-1) ?? null;
}
