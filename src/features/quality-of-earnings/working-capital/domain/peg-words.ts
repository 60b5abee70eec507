import type { PegMethod } from './peg.ts';

/** How a peg is found, for the middle of a sentence. `count`: the month-ends that it is the average of. */
export function pegWords(method: PegMethod, count: number): string {
  if (method === 'latest_twelve')
    return count === 12
      ? 'average of the last 12 month-ends'
      : `average of ${count} of the last 12 month-ends`;
  return count === 1 ? 'the same month of one year before' : `the same month in ${count} years before`;
}
