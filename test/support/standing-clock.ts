import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';

export type StandingClock = Clock & { advance(milliseconds: number): void };

/** A clock that moves only when told to. It starts at the real time, which the accounts library uses. */
export function standingClock(now = Date.now()): StandingClock {
  return {
    now: () => new Date(now),
    newId: () => randomUUID(),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Goes on by itself as well: for what is compared with the time of a library, on a machine that may be slow. */
export function runningClock(): StandingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    newId: () => randomUUID(),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
