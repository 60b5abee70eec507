import type { Cents } from '#kernel/money.ts';

export type BridgeStep = { label: string; amount: Cents; total: boolean };
export type BridgeBar = BridgeStep & { from: number; to: number };

/** A total starts at zero, other steps where the previous one ended. The scale extends below zero for losses. */
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
