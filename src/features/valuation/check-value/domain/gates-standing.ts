import type { Gate } from '#features/valuation/health-check/domain/gates.ts';
import type { Score } from '#features/valuation/health-check/domain/score.ts';

export type GateStanding = Gate & {
  /** Whether it holds the score down now, rather than only being there. */
  holds: boolean;
};

/** The gates that stand, and which of them is the one that holds the score: the lowest, where the rest would give more. */
export function gatesStanding({ gates, ungated }: Pick<Score, 'gates' | 'ungated'>): GateStanding[] {
  const lowest = Math.min(...gates.map(({ cap }) => cap));
  return gates.map((gate) => ({
    ...gate,
    holds: ungated !== null && ungated > gate.cap && gate.cap === lowest,
  }));
}
