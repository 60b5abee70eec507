import { dayOf } from '#kernel/days.ts';
import { days, hours, minutes, shift } from '#kernel/instant.ts';

export type StoryClock = ReturnType<typeof storyClock>;

/** Never later than the last moment of the story. */
export function storyClock(began: Date) {
  let now = began;
  return {
    now: () => new Date(now),
    /** The hour is in UTC. */
    goTo: (daysAgo: number, hour: number) => {
      now = earliest(atHour(shift(began, -daysAgo * days), hour), shift(began, -5 * minutes));
    },
    wait: (milliseconds: number) => {
      now = earliest(shift(now, milliseconds), began);
    },
  };
}

function atHour(day: Date, hour: number): Date {
  const midnight = new Date(dayOf(day));
  return shift(midnight, hour * hours);
}

function earliest(one: Date, other: Date): Date {
  return one < other ? one : other;
}
