import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Limiter } from './limits.ts';
import { readsInGeneral } from './limits.ts';

type Bucket = { left: number; at: number };

const maxBuckets = 100_000;

/** A token bucket in memory, because a count in the database would turn every read into a write. */
export function createReadLimit(clock: Clock): Limiter['read'] {
  const { atOnce, aSecond } = readsInGeneral;
  const buckets = new Map<string, Bucket>();
  return (subject, cost = 1) => {
    const now = clock.now().getTime();
    const before = buckets.get(subject) ?? { left: atOnce, at: now };
    const left = Math.min(atOnce, before.left + (Math.max(0, now - before.at) / 1_000) * aSecond);
    buckets.delete(subject);
    buckets.set(subject, { left: left >= cost ? left - cost : left, at: now });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= maxBuckets) break;
      buckets.delete(oldest);
    }
    if (left < cost) throw new Refused('too-many-reads', { retryAfter: Math.ceil((cost - left) / aSecond) });
  };
}
