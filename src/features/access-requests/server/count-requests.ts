import { monthBefore } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { undecidedStatuses } from '../domain/status.ts';
import { scopeOf } from './get-request.ts';
import { countAt } from './store.ts';

/** Undecided requests now and a month ago: two moments of the same figure, so that the change between them is true. */
export async function countRequests(reading: Reading, kind: 'sent' | 'received' | 'all') {
  const { db, now } = reading;
  const scope = scopeOf(reading, kind);
  return {
    undecided: await countAt(db, scope, undecidedStatuses, now),
    undecidedMonthAgo: await countAt(db, scope, undecidedStatuses, monthBefore(now)),
  };
}
