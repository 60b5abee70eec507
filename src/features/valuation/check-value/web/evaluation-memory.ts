import { z } from 'zod';
import { tradeValues } from '#features/marketplace/businesses/domain/trades.ts';
import { valueInputs } from '../check-value-shapes.ts';
import { evaluationKey as key } from './evaluation-key.ts';

const kept = valueInputs.pick({ answers: true, tradeRowId: true }).extend({
  /** The trades that the chosen row is about. */
  trades: z.array(z.enum(tradeValues)).max(tradeValues.length).default([]),
});
export type Evaluation = z.output<typeof kept>;

export const emptyEvaluation: Evaluation = { answers: {}, tradeRowId: null, trades: [] };

/** What was answered without an account, in this tab: it outlasts a reload and goes along into the health check. */
export function readEvaluation(): Evaluation {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept.safeParse(found).data ?? emptyEvaluation;
  } catch {
    return emptyEvaluation;
  }
}

export function keepEvaluation(evaluation: Evaluation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(evaluation));
  } catch {
    // A browser without room or without storage: the page itself still holds what was answered.
  }
}

export function forgetEvaluation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there was nothing to forget.
  }
}
