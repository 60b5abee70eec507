import { type ProofSideName, proofSides } from '../domain/explanation.ts';
import type { CashProof, Explanation, ProofMonth } from './queries.ts';

/** The explanation of a difference, as long as the difference is the one that was explained. */
export function explanationOf(proof: CashProof, month: string, side: ProofSideName): Explanation | null {
  return proof.explanations.find((one) => one.month === month && one.side === side) ?? null;
}

/** `small`: under the limit, and a question all the same until it is explained. */
export type DifferenceState = 'none' | 'explained' | 'small' | 'open';

export function differenceState(proof: CashProof, month: ProofMonth, side: ProofSideName): DifferenceState {
  const found = month.proof?.[side];
  if (!found || found.variance === 0) return 'none';
  if (explanationOf(proof, month.month, side)?.holds) return 'explained';
  return found.flagged ? 'open' : 'small';
}

/** How many differences no one explained. */
export function openQuestions(proof: CashProof): number {
  const states = proof.months.flatMap((month) =>
    proofSides.map((side) => differenceState(proof, month, side)),
  );
  return states.filter((state) => state === 'open' || state === 'small').length;
}
