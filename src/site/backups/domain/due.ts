import { type DailyTime, lastDaily } from '#kernel/daily-time.ts';
import { hours } from '#kernel/instant.ts';

/** How long after a failure the schedule tries again. */
const retryAfter = 1 * hours;

type Facts = {
  now: Date;
  at: DailyTime;
  /** When the newest whole backup was made, sound or not: another one would find the same fault. */
  newest: Date | null;
  /** Changes are received that no backup begins: without one, they are of no use. */
  unfounded: boolean;
  /** When an attempt to make one failed last. */
  failedAt: Date | null;
};

/** Whether the schedule makes a backup now: the one of the night, the first one, or one that was missed. */
export function isDue({ now, at, newest, unfounded, failedAt }: Facts): boolean {
  if (newest && newest >= lastDaily(now, at) && !unfounded) return false;
  return failedAt === null || now.getTime() - failedAt.getTime() >= retryAfter;
}
