import { usualEnds } from '#features/valuation/earnings/domain/periods.ts';
import { isPerson } from '#kernel/actor.ts';
import { dayOf } from '#kernel/days.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { businessFor, openedReview } from './review-store.ts';

/** The owner or a broker whose engagement includes approvals may start it; it always belongs to the owner. */
export async function startReview(work: Work, businessId: string): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const business = await businessFor(work.db, businessId, { personId, now: work.now });
  if (!business || !(isPerson(work.actor, business.owner_id) || business.mandated))
    throw new Refused('not-found');
  const { yearEnds, latestEnds } = usualEnds(dayOf(work.now));
  const { id, fresh } = await openedReview(work.db, {
    id: work.newId(),
    business_id: businessId,
    started_by: personId,
    created_at: work.now,
    year_ends: yearEnds,
    latest_ends: latestEnds,
    years: 3,
  });
  if (fresh)
    await work.audit({
      action: 'earnings-review-started',
      subject: { type: 'earnings-review', id },
      detail: { byOwner: isPerson(work.actor, business.owner_id) },
    });
  return { id };
}
