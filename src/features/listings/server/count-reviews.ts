import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { countInReview } from './review-store.ts';

const countedUpTo = 100;

/** How many listings wait for this admin; nobody else is asked to review. */
export async function countReviews({ db, actor }: Reading): Promise<number> {
  return hasRole(actor, 'admin') ? countInReview(db, countedUpTo) : 0;
}
