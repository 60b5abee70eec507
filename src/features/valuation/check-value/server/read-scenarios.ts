import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listScenarios as contract } from '../contract.ts';
import { inputsOf } from './inputs-of.ts';
import { scenariosOf } from './scenario-store.ts';
import { scenarioView } from './scenario-view.ts';

export async function readScenarios(
  reading: Reading,
  { params }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await openWholeCheck(reading, params.id);
  const rows = await scenariosOf(reading.db, check.id);
  const inputs = await inputsOf(reading.db, check.id);
  return { items: rows.map((row) => scenarioView(row, inputs)) };
}
