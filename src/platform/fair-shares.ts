import { minutes } from '#kernel/instant.ts';

/**
 * Who comes next where many wait for the same thing: whoever had the least of it lately, and among equals whoever came
 * first. `spend` says what somebody had, in milliseconds; after a minute half of it is forgotten.
 */
export type FairShares = {
  /** The place, in order of arrival, of who comes next. Throws RangeError where nobody waits. */
  next(waiting: readonly string[]): number;
  spend(whose: string, milliseconds: number): void;
};

const halfForgotten = 1 * minutes;
/** What is left of a share when it no longer counts, in milliseconds. */
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
