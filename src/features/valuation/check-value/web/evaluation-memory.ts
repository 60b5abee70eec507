import { z } from 'zod';
import { tradeValues } from '#features/marketplace/businesses/domain/trades.ts';
import { readAuthInfo } from '#kit/auth/auth-info.ts';
import { valueInputs } from '../check-value-shapes.ts';
import { claim, keep, keptEvaluation } from './kept-evaluation.ts';

const stored = valueInputs.pick({ answers: true, tradeRowId: true }).extend({
  trades: z.array(z.enum(tradeValues)).max(tradeValues.length).default([]),
});
export type Evaluation = z.output<typeof stored>;

export const emptyEvaluation: Evaluation = { answers: {}, tradeRowId: null, trades: [] };

/** Stored in this browser until they move into the health check. The first account that reads them claims them. */
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
