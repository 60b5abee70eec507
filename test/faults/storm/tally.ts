import { z } from 'zod';
import type { Heard } from '../writers.ts';

export type Tally = Heard & {
  acknowledged: number;
  reads: number;
  unavailable: number;
  /** Of these: the database disappeared before it answered the commit. */
  unknown: number;
  /** Must stay empty: other server errors, no answer, a 503 without a retry time. */
  wrong: string[];
  slowest: number;
};

const problem = z.object({ code: z.string() });

export function newTally(): Tally {
  const tally: Tally = {
    acknowledged: 0,
    reads: 0,
    unavailable: 0,
    unknown: 0,
    wrong: [],
    slowest: 0,
    answered: ({ what, status, headers, text, took }) => {
      tally.slowest = Math.max(tally.slowest, took);
      if (status < 300 && what.startsWith('GET')) tally.reads += 1;
      else if (status < 300) tally.acknowledged += 1;
      else if (status === 503) {
        tally.unavailable += 1;
        if (!headers.get('retry-after')) tally.wrong.push(`${what}: a 503 without Retry-After`);
        if (problem.safeParse(JSON.parse(text)).data?.code === 'outcome-unknown') tally.unknown += 1;
      } else if (status >= 500) tally.wrong.push(`${what}: ${status} ${text.slice(0, 300)}`);
    },
    unanswered: (what, error) => void tally.wrong.push(`${what}: no answer (${String(error)})`),
  };
  return tally;
}
