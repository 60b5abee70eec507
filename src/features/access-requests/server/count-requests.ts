import { days, monthBefore, shift } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { type Status, undecidedStatuses } from '../domain/status.ts';
import { scopeOf } from './get-request.ts';
import { countAt, countByStatus } from './store.ts';

/** Undecided requests now and a month ago: two moments of the same figure, so that the change between them is true. */
export async function countRequests(reading: Reading, kind: Parameters<typeof scopeOf>[1]) {
  const { db, now } = reading;
  const scope = scopeOf(reading, kind);
  return {
    undecided: await countAt(db, scope, undecidedStatuses, now),
    undecidedMonthAgo: await countAt(db, scope, undecidedStatuses, monthBefore(now)),
  };
}

/** Undecided requests now, by status, and all together seven days ago. */
export async function undecidedOverAWeek(reading: Reading, kind: 'sent' | 'received') {
  const { db, now } = reading;
  const scope = scopeOf(reading, kind);
  const counted = await countByStatus(db, scope);
  const n = (status: Status) => counted.get(status) ?? 0;
  const [requested, sent, awaiting, pending] = undecidedStatuses;
  const split = {
    [requested]: n(requested),
    [sent]: n(sent),
    [awaiting]: n(awaiting),
    [pending]: n(pending),
  };
  return {
    split,
    now: undecidedStatuses.reduce((sum, status) => sum + n(status), 0),
    weekBefore: await countAt(db, scope, undecidedStatuses, shift(now, -7 * days)),
  };
}
