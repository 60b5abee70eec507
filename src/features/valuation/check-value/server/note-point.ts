import { dayOf } from '#kernel/days.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { latestPoint, writePoint } from './point-store.ts';
import { figuresIn } from './scenario-view.ts';
import { valueOfCheck } from './value-of-check.ts';

/**
 * One point per day (UTC), the last one wins. `reason`: what changed outside the check; kept by later points of the
 * day.
 */
export async function notePoint(
  work: Work,
  { checkId }: Pick<DomainEventOf<'check-changed'>, 'checkId'>,
  reason: string | null = null,
): Promise<void> {
  const found = await valueOfCheck(work.db, checkId);
  const { score, multiple, low, mid, high } = figuresIn(found);
  const figures = {
    claimed: score,
    evidenced: found.score.evidenced.overall,
    multiple,
    low_cents: low,
    mid_cents: mid,
    high_cents: high,
    earnings_cents: found.earnings?.amount ?? null,
  };
  const before = await latestPoint(work.db, checkId);
  if (before ? isSame(before, figures) : score === null) return;
  const at = { day: dayOf(work.now), now: work.now };
  await writePoint(work.db, checkId, at, { ...figures, reason });
}

function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(other).every((key) => one[key] === other[key]);
}
