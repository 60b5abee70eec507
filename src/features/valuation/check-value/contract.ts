import { z } from 'zod';
import { questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { endpoint } from '#wire/endpoint.ts';
import { amount, empty, id, idParams, money, seenVersion } from '#wire/words.ts';
import {
  givenAnswer,
  point,
  proposal,
  scenario,
  scenarioName,
  task,
  taskFields,
  valueFound,
  valueInputs,
  version,
  whatIf,
} from './check-value-shapes.ts';
import { mostPoints } from './domain/history.ts';
import { mostScenarios } from './domain/scenario.ts';
import { mostTasks, taskStatuses } from './domain/task.ts';

export const getCheckValue = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/value',
  summary: 'The value estimate of a health check, with its basis and its inputs',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: z.object({
    /** `tradeChosen`: the row was chosen for this check; otherwise it follows from the trade of the business. */
    given: valueInputs.extend({ tradeChosen: z.boolean() }),
    found: valueFound,
    version: z.number().int(),
  }),
  failure: 'unable to work out the value',
});

export const chooseTrade = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/trade',
  summary: 'Sets the row of multiples that a health check is valued with',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ rowId: id, version }),
  reply: z.object({ rowId: id, version: z.number().int() }),
  refusals: ['stale', 'not-a-trade'],
  failure: 'unable to choose the kind of business',
});

export const setAssets = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/assets',
  summary: 'Sets what the assets would sell for and what is owed, the floor of the value; amounts in cents',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({
    equipment: amount,
    inventory: amount,
    receivables: amount,
    liabilities: amount,
    version: seenVersion(0),
  }),
  reply: z.object({ floor: money, version: z.number().int() }),
  refusals: ['stale'],
  failure: 'unable to save the assets',
});

export const listScenarios = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/scenarios',
  summary: 'The scenarios of a health check, oldest first, each recalculated next to its result when saved',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: z.object({ items: z.array(scenario).max(mostScenarios) }),
  failure: 'unable to get the scenarios',
});

export const keepScenario = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/scenarios',
  summary: 'Saves changed answers and numbers as a named scenario',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ name: scenarioName, moved: whatIf }),
  reply: scenario,
  status: 201,
  refusals: ['scenario-name-taken', 'too-many-scenarios', 'nothing-moved', 'invalid-fields'],
  failure: 'unable to keep the scenario',
});

export const renameScenario = endpoint({
  method: 'PUT',
  path: '/api/check-scenarios/:id',
  summary: 'Renames a scenario',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ name: scenarioName, version }),
  reply: scenario,
  refusals: ['stale', 'scenario-name-taken'],
  failure: 'unable to rename the scenario',
});

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: '/api/check-scenarios/:id',
  summary: 'Deletes a scenario',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: empty,
  failure: 'unable to delete the scenario',
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/plan',
  summary:
    'The plan of a health check: weak answers with what a better one is worth, and the tasks in the plan',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: z.object({
    /** Caps that hold the score now, with the question whose answer lifts each. */
    caps: z.array(z.object({ key: z.enum(questionKeys), words: z.string() })).max(10),
    proposals: z.array(proposal).max(questionKeys.length),
    tasks: z.array(task).max(mostTasks),
    people: z.array(z.object({ id, name: z.string() })).max(100),
  }),
  failure: 'unable to get the plan',
});

export const takeTask = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/tasks',
  summary: 'Adds a weak answer to the plan as a task, with a target answer, an assignee and a due date',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ key: z.enum(questionKeys), ...taskFields }),
  reply: task,
  status: 201,
  refusals: ['task-open', 'too-many-tasks', 'invalid-fields', 'not-changeable', 'person-unknown'],
  failure: 'unable to take the task',
});

export const changeTask = endpoint({
  method: 'PUT',
  path: '/api/check-tasks/:id',
  summary: 'Changes the assignee, due date or target answer of an open task',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ ...taskFields, version }),
  reply: task,
  refusals: ['stale', 'task-closed', 'invalid-fields', 'person-unknown'],
  failure: 'unable to change the task',
});

export const moveTask = endpoint({
  method: 'POST',
  path: '/api/check-tasks/:id/moves',
  summary: 'Marks a task as done (recording the current answer), drops it, or reopens it',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({
    to: z.enum(taskStatuses),
    version,
    /** Required for `done`: the current answer. It is saved in the health check. */
    answer: givenAnswer.optional(),
  }),
  reply: task,
  refusals: ['stale', 'invalid-transition', 'answer-missing', 'invalid-fields', 'task-open'],
  failure: 'unable to move the task',
});

export const listPoints = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/points',
  summary: 'The history of score and value of a health check, one point per day with a change, oldest first',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: z.object({ items: z.array(point).max(mostPoints) }),
  failure: 'unable to get the history',
});
