import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';

export type StandingClock = Clock & { advance(milliseconds: number): void };

/** A clock that moves only when told. It begins now, because the accounts library has a clock of its own. */
export function standingClock(): StandingClock {
  let now = Date.now();
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
