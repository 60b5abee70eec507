import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { businessFor, checkOfBusiness, insertCheck } from './check-store.ts';

/** The check of a business: begun by its owner, or by a broker under a mandate; then it is the owner's all the same. */
export async function startCheck(work: Work, businessId: string): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const business = await businessFor(work.db, businessId, { personId, now: work.now });
  if (!business || !(isPerson(work.actor, business.owner_id) || business.mandated))
    throw new Refused('not-found');
  const id = work.newId();
  const row = { id, business_id: businessId, started_by: personId, created_at: work.now };
  if (!(await insertCheck(work.db, row))) {
    const earlier = await checkOfBusiness(work.db, businessId);
    if (earlier === null) throw new Refused('not-found');
    return { id: earlier };
  }
  await work.audit({
    action: 'health-check-started',
    subject: { type: 'health-check', id },
    detail: { businessId, byOwner: isPerson(work.actor, business.owner_id) },
  });
  return { id };
}
