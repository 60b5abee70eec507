import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { readCounts } from '../contract.ts';
import { type CountName, countedUpTo, countNames } from '../domain/counts.ts';
import { readerOf } from './list-notifications.ts';
import { type Shown, unreadOf } from './store.ts';

/** What a feature counts for the caller, up to `countedUpTo`, in one statement. */
type Counter = (reading: Reading) => Promise<number>;
/** The features' counters; the unread notifications are counted here. */
export type Counters = Partial<Record<Exclude<CountName, 'notifications'>, Counter>>;

/** All that the sidebar counts, each figure by its feature. */
export function countAll(counters: Counters, shown: Shown) {
  const all: Partial<Record<CountName, Counter>> = {
    ...counters,
    notifications: ({ db, actor }) => unreadOf(db, readerOf(actor, shown), countedUpTo),
  };
  return async (reading: Reading): Promise<AnswerOf<typeof readCounts>> => {
    const figures = countNames.map(async (name) => [name, (await all[name]?.(reading)) ?? 0] as const);
    const counted = (await Promise.all(figures)).filter(([, count]) => count > 0);
    return Object.fromEntries(counted.map(([name, count]) => [name, Math.min(count, countedUpTo)]));
  };
}
