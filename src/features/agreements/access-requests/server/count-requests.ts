import { monthBefore } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { type Status, undecidedStatuses } from '../domain/status.ts';
import { scopeOf } from './get-request.ts';
import { countAt, countByStatus } from './store.ts';

export async function countRequests(reading: Reading, kind: Parameters<typeof scopeOf>[1]) {
  const { db, now } = reading;
  const { split, counts } = await undecidedAt(reading, kind, [now, monthBefore(now)]);
  const [undecided = 0, undecidedMonthAgo = 0] = counts;
  const [requestedMonthAgo = 0] = await countAt(
    db,
    scopeOf(reading, kind),
    ['requested'],
    [monthBefore(now)],
  );
  return { undecided, undecidedMonthAgo, requestedMonthAgo, split };
}

export async function undecidedAt(
  reading: Reading,
  kind: Parameters<typeof scopeOf>[1],
  at: readonly Date[],
) {
  const { db } = reading;
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
  return { split, counts: await countAt(db, scope, undecidedStatuses, at) };
}
