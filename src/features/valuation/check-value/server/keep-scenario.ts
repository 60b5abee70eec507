import { holdWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { keepScenario as contract } from '../contract.ts';
import { checkValue } from '../domain/check-value.ts';
import { mostScenarios } from '../domain/scenario.ts';
import { isUnchanged, refusedKeys, withWhatIf } from '../domain/what-if.ts';
import { inputsOf } from './inputs-of.ts';
import { findScenario, insertScenario, othersOf } from './scenario-store.ts';
import { figuresIn, scenarioView } from './scenario-view.ts';
import { refuseUnfit } from './take-task.ts';

export async function keepScenario(
  work: Work,
  { params, body: { name, moved } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdWholeCheck(work, params.id);
  if (isUnchanged(moved)) throw new Refused('nothing-moved');
  for (const key of refusedKeys(moved)) {
    const answer = moved.answers[key];
    if (answer) refuseUnfit(`moved.answers.${key}`, key, answer);
  }
  const others = await othersOf(work.db, check.id, name, null);
  if (others.named) throw new Refused('scenario-name-taken');
  if (others.count >= mostScenarios) throw new Refused('too-many-scenarios');
  const inputs = await inputsOf(work.db, check.id);
  const { score, multiple, low, mid, high } = figuresIn(checkValue(withWhatIf(inputs, moved)));
  const id = work.newId();
  await insertScenario(work.db, {
    id,
    check_id: check.id,
    name,
    moved: JSON.stringify(moved),
    score,
    multiple,
    low_cents: low,
    mid_cents: mid,
    high_cents: high,
    kept_at: work.now,
  });
  await work.audit({
    action: 'scenario-kept',
    subject: { type: 'health-check', id: check.id },
    detail: { id },
  });
  const row = await findScenario(work.db, id);
  if (!row) throw new Refused('not-found');
  return scenarioView(row, inputs);
}
