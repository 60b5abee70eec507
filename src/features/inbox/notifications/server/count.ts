import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { readCounts } from '../counts-contract.ts';
import { type CountName, countedUpTo, countNames } from '../domain/counts.ts';
import { readerOf } from './list-notifications.ts';
import { type Shown, unreadOf } from './store.ts';

type Counter = (reading: Reading) => Promise<number>;
/** Unread notifications are counted here, everything else by its feature. */
export type Counters = Partial<Record<Exclude<CountName, 'notifications'>, Counter>>;

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
