import { minutes } from '#kernel/instant.ts';

/** Picks the waiting account that used the least lately; usage is halved every minute. */
export type FairShares = {
  next(waiting: readonly string[]): number;
  spend(whose: string, milliseconds: number): void;
};

const halfForgotten = 1 * minutes;
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
