import type { Cents } from '#kernel/money.ts';

export type BridgeStep = { label: string; amount: Cents; total: boolean };
/** A step and where its bar lies, from 0 to 1 of the width. */
export type BridgeBar = BridgeStep & { from: number; to: number };

/**
 * The bars of a bridge from its first total to its last: a total begins at nothing, every other step where the one before
 * it ended. Losses reach below nothing: the scale holds all of it.
 */
export function bridgeBars(steps: readonly BridgeStep[]): BridgeBar[] {
  let reached = 0;
  const spans = steps.map((step) => {
    const begin = step.total ? 0 : reached;
    reached = step.total ? step.amount : reached + step.amount;
    return { step, low: Math.min(begin, reached), high: Math.max(begin, reached) };
  });
  const least = Math.min(0, ...spans.map(({ low }) => low));
  const most = Math.max(0, ...spans.map(({ high }) => high));
  const all = most - least || 1;
  return spans.map(({ step, low, high }) => ({
    ...step,
    from: (low - least) / all,
    to: (high - least) / all,
  }));
}
