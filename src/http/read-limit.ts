import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Limiter } from './limits.ts';
import { readsInGeneral } from './limits.ts';

/** What is left to somebody, as of when. */
type Purse = { left: number; at: number };

/** Beyond so many callers the one who was not heard of the longest is forgotten. */
const known = 100_000;

/**
 * Counts reads in the memory of this process: a count in the database would make every read a write. What was spent
 * comes back bit by bit, so that nobody waits for the end of a window.
 */
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
