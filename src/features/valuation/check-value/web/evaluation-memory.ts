import { z } from 'zod';
import { tradeValues } from '#features/marketplace/businesses/domain/trades.ts';
import { readAuthInfo } from '#kit/auth/auth-info.ts';
import { valueInputs } from '../check-value-shapes.ts';
import { claim, keep, keptEvaluation } from './kept-evaluation.ts';

const stored = valueInputs.pick({ answers: true, tradeRowId: true }).extend({
  /** The trades that the chosen row is about. */
  trades: z.array(z.enum(tradeValues)).max(tradeValues.length).default([]),
});
export type Evaluation = z.output<typeof stored>;

export const emptyEvaluation: Evaluation = { answers: {}, tradeRowId: null, trades: [] };

/**
 * What was answered without an account, in this browser: it outlasts the tab and goes into the health check. An account
 * that reads it keeps it to itself.
 */
export function readEvaluation(): Evaluation {
  const kept = keptEvaluation();
  const evaluation = stored.safeParse(kept?.evaluation).data;
  if (!kept || !evaluation) return emptyEvaluation;
  const reader = readAuthInfo()?.userId;
  if (reader !== undefined && kept.personId === null) claim(kept, reader);
  return evaluation;
}

export function keepEvaluation(evaluation: Evaluation, now = new Date()): void {
  keep({ keptAt: now, personId: readAuthInfo()?.userId ?? null, evaluation });
}

export function forgetEvaluation(): void {
  keep(null);
}
