import { times } from '#features/valuation/valuation/domain/multiple-words.ts';
import { weakBelow } from './plan.ts';

type Bounds = { subsector: string; low: number; high: number; metric: string };

/**
 * What 0 and 100 of a section mean: the score picks the place between the trade's low and high multiple
 * (docs/rules/valuation.md), so these are its bounds. `null` without a trade. There is no data on the scores of others.
 */
export function scaleWords(row: Bounds | null): string | null {
  if (row === null) return null;
  const { subsector, low, high, metric } = row;
  return `The bars run between the bounds of your trade, “${subsector}”: 0 is a business that sells at the low end, ${times(low)} ${metric}, and 100 one at the high end, ${times(high)}.`;
}

/** What the line across the bars is, and why it is there. */
export const lineWords = `The line at ${weakBelow} is our own mark, not an average of other businesses, whose scores no one publishes: the action plan proposes the answers that score below it.`;
