import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { peopleOfCheck } from '#features/valuation/health-check/server/people-of-check.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getPlan as contract } from '../contract.ts';
import { proposals } from '../domain/plan.ts';
import { inputsOf } from './inputs-of.ts';
import { tasksOf } from './task-store.ts';
import { keyOf, nowOf, taskView } from './task-view.ts';

export async function readPlan(
  reading: Reading,
  { params }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await openWholeCheck(reading, params.id);
  const rows = await tasksOf(reading.db, check.id);
  const now = nowOf(await inputsOf(reading.db, check.id));
  const taken = new Set(rows.filter(({ status }) => status === 'open').map(keyOf));
  const weak = proposals(now.inputs.answers, now.found, now.inputs.rows);
  return {
    caps: now.found.gates.filter(({ holds }) => holds).map(({ key, words }) => ({ key, words })),
    proposals: weak.filter(({ key }) => !taken.has(key)),
    tasks: rows.map((row) => taskView(row, now)),
    people: await peopleOfCheck(reading.db, check.id, reading.now),
  };
}
