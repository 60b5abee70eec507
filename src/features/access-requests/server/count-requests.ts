import { monthBefore } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { undecidedStatuses } from '../domain/status.ts';
import { scopeOf } from './get-request.ts';
import { countAt, countWaiting } from './store.ts';

/** Undecided requests now and a month ago: two moments of the same figure, so that the change between them is true. */
export async function countRequests(reading: Reading, kind: Parameters<typeof scopeOf>[1]) {
  const { db, now } = reading;
  const scope = scopeOf(reading, kind);
  return {
    undecided: await countAt(db, scope, undecidedStatuses, now),
    undecidedMonthAgo: await countAt(db, scope, undecidedStatuses, monthBefore(now)),
  };
}

const countedUpTo = 100;

/** How many requests wait for this person to act as the seller or the seller's broker, up to 100. */
export function countRequestsWaiting({ db, actor, now }: Reading): Promise<number> {
  return countWaiting(db, { personId: signedIn(actor).personId, now }, countedUpTo);
}
