import { holdWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { renameScenario as contract, deleteScenario } from '../contract.ts';
import { inputsOf } from './inputs-of.ts';
import { deleteRow, findScenario, othersOf, renameRow, type ScenarioRow } from './scenario-store.ts';
import { scenarioView } from './scenario-view.ts';

export async function renameScenario(
  work: Work,
  { params, body: { name, version } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const row = await heldScenario(work, params.id);
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  const { named } = await othersOf(work.db, row.check_id, name, row.id);
  if (named) throw new Refused('scenario-name-taken');
  if (!(await renameRow(work.db, row, name))) throw new Refused('stale');
  await audit(work, 'scenario-renamed', row);
  return scenarioView({ ...row, name, version: version + 1 }, await inputsOf(work.db, row.check_id));
}

export async function forgetScenario(
  work: Work,
  { params }: InputOf<typeof deleteScenario>,
): Promise<AnswerOf<typeof deleteScenario>> {
  const row = await heldScenario(work, params.id);
  await deleteRow(work.db, row.id);
  await audit(work, 'scenario-deleted', row);
  return {};
}

/** Locks the check. Throws Refused('not-found') for callers who may not open it. */
async function heldScenario(work: Work, id: string): Promise<ScenarioRow> {
  const seen = await findScenario(work.db, id);
  if (!seen) throw new Refused('not-found');
  await holdWholeCheck(work, seen.check_id);
  // It may have changed while this request waited for the lock.
  const row = await findScenario(work.db, id);
  if (!row) throw new Refused('not-found');
  return row;
}

function audit(work: Work, action: string, row: ScenarioRow): Promise<void> {
  return work.audit({ action, subject: { type: 'health-check', id: row.check_id }, detail: { id: row.id } });
}
