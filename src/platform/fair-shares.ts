import { minutes } from '#kernel/instant.ts';

/**
 * Decides which waiting account is next: the one that used the least lately, the first in line among equals. Usage is
 * halved every minute.
 */
export type FairShares = {
  /** The index in `waiting` (in order of arrival) of the next one. Throws RangeError if it is empty. */
  next(waiting: readonly string[]): number;
  spend(whose: string, milliseconds: number): void;
};

const halfForgotten = 1 * minutes;
/** Shares below this are removed, in milliseconds. */
const nothing = 1;

export function fairShares(now: () => number = () => performance.now()): FairShares {
  const spent = new Map<string, { amount: number; at: number }>();
  const left = (whose: string, at: number): number => {
    const one = spent.get(whose);
    return one ? one.amount * 2 ** ((one.at - at) / halfForgotten) : 0;
  };
  return {
    next: (waiting) => {
      if (waiting.length === 0) throw new RangeError('no one waits');
      const at = now();
      const had = waiting.map((whose) => left(whose, at));
      return had.indexOf(Math.min(...had));
    },
    spend: (whose, milliseconds) => {
      const at = now();
      spent.set(whose, { amount: left(whose, at) + milliseconds, at });
      for (const known of spent.keys()) if (left(known, at) < nothing) spent.delete(known);
    },
  };
}
