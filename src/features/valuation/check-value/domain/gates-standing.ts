import type { Gate } from '#features/valuation/health-check/domain/gates.ts';
import type { Score } from '#features/valuation/health-check/domain/score.ts';

export type GateStanding = Gate & {
  holds: boolean;
};

/** Marks the gate that limits the score: the lowest, if the score would otherwise be higher. */
export function gatesStanding({ gates, ungated }: Pick<Score, 'gates' | 'ungated'>): GateStanding[] {
  const lowest = Math.min(...gates.map(({ cap }) => cap));
  return gates.map((gate) => ({
    ...gate,
    holds: ungated !== null && ungated > gate.cap && gate.cap === lowest,
  }));
}
