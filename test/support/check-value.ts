import { z } from 'zod';
import {
  getCheckValue,
  getPlan,
  listPoints,
  listScenarios,
} from '#features/valuation/check-value/contract.ts';
import { nothingMoved, smallerCustomer, someTeam } from './check-fields.ts';
import { checked } from './health-check-examples.ts';
import { give, putAnswer } from './health-checks.ts';
import { expectOk, type Someone } from './people.ts';
import { readTables } from './valuation.ts';

const created = z.object({ id: z.uuid(), version: z.number() });

export async function tradeRowId(
  who: Pick<Someone, 'get'>,
  subsector: string,
  metric = 'SDE',
): Promise<string> {
  const found = (await readTables(who)).rows.find(
    (row) => row.subsector === subsector && row.metric === metric,
  );
  if (!found) throw new Error(`no row ${subsector}`);
  return found.id;
}

const besides: Record<string, object> = {
  A3: { benchmarked: true },
  A4: { lossYear: false },
  B7: { reviews: 60 },
  D1: { locationDependent: true },
};

/** Gives the 34 answers of the worked example to a new check; the proof of cash is not done yet. */
export async function answerExample(owner: Someone, checkId: string): Promise<void> {
  for (const [key, value] of Object.entries(checked.answers))
    await give(owner, checkId, key, value, besides[key] ?? {});
  await expectOk(putAnswer(owner, checkId, { question: 'D10', state: 'not_done_yet', version: 0 }));
}

const at = (checkId: string, what: string) => `/api/health-checks/${checkId}/${what}`;

export const valueSeen = async (who: Pick<Someone, 'get'>, checkId: string) =>
  getCheckValue.reply.parse(await expectOk(who.get(at(checkId, 'value'))));
export const scenariosSeen = async (who: Someone, checkId: string) =>
  listScenarios.reply.parse(await expectOk(who.get(at(checkId, 'scenarios')))).items;
export const planSeen = async (who: Pick<Someone, 'get'>, checkId: string) =>
  getPlan.reply.parse(await expectOk(who.get(at(checkId, 'plan'))));
export const pointsSeen = async (who: Someone, checkId: string) =>
  listPoints.reply.parse(await expectOk(who.get(at(checkId, 'points')))).items;

export const keepScenario = (who: Pick<Someone, 'post'>, checkId: string, name: string, moved: object = {}) =>
  who.post(at(checkId, 'scenarios'), {
    name,
    moved: { ...nothingMoved, answers: { B2: smallerCustomer }, ...moved },
  });

export const takeTask = (who: Pick<Someone, 'post'>, checkId: string, more: object = {}) =>
  who.post(at(checkId, 'tasks'), {
    key: 'B2',
    target: smallerCustomer,
    assignee: someTeam,
    dueOn: '2027-01-05',
    ...more,
  });

export async function planOf(owner: Someone, checkId: string, words: { scenario: string; assignee: string }) {
  await give(owner, checkId, 'B2', 30);
  return {
    scenario: created.parse(await expectOk(keepScenario(owner, checkId, words.scenario))).id,
    checkTask: created.parse(await expectOk(takeTask(owner, checkId, { assignee: { name: words.assignee } })))
      .id,
  };
}
