import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Limiter } from './limits.ts';
import { readsInGeneral } from './limits.ts';

type Purse = { left: number; at: number };

const known = 100_000;

/** A token bucket in memory, because a count in the database would turn every read into a write. */
export function createReadLimit(clock: Clock): Limiter['read'] {
  const { atOnce, aSecond } = readsInGeneral;
  const purses = new Map<string, Purse>();
  return (subject, cost = 1) => {
    const now = clock.now().getTime();
    const before = purses.get(subject) ?? { left: atOnce, at: now };
    const left = Math.min(atOnce, before.left + (Math.max(0, now - before.at) / 1_000) * aSecond);
    purses.delete(subject);
    purses.set(subject, { left: left >= cost ? left - cost : left, at: now });
    for (const oldest of purses.keys()) {
      if (purses.size <= known) break;
      purses.delete(oldest);
    }
    if (left < cost) throw new Refused('too-many-reads', { retryAfter: Math.ceil((cost - left) / aSecond) });
  };
}
