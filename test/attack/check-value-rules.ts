import { smallerCustomer } from '#test/support/check-fields.ts';
import type { World } from '#test/support/world-cast.ts';
import { only, type Rule } from './rule-words.ts';

/** The broker only vets requests for the target. */
const check = ({ checks }: World) => ({ own: checks.target, foreign: checks.foreign });
const read = { others: 404, but: { owner: 200 } };
const make = { others: 404, but: { owner: 201 } };
const alone = 'the other owner has kept nothing';
const scenario = only(({ scenario: id }) => id, alone);
const task = only(({ checkTask }) => checkTask, alone);

/** For the owner and brokers with approvals; not for brokers who only vet, nor for collaborators. */
export const checkValueRules: readonly Rule[] = [
  { endpoint: 'GET /api/health-checks/:id/value', about: 'one', thing: check, ...read },
  {
    endpoint: 'PUT /api/health-checks/:id/trade',
    about: 'one',
    thing: check,
    ...read,
  },
  {
    endpoint: 'PUT /api/health-checks/:id/assets',
    about: 'told first',
    thing: check,
    given: () => ({ version: 0 }),
    ...read,
  },
  { endpoint: 'GET /api/health-checks/:id/scenarios', about: 'of one', thing: check, ...read },
  {
    endpoint: 'POST /api/health-checks/:id/scenarios',
    about: 'of one',
    thing: check,
    given: () => ({ name: 'Another way' }),
    ...make,
  },
  {
    endpoint: 'PUT /api/check-scenarios/:id',
    about: 'one',
    thing: scenario,
    given: () => ({ name: 'Another name' }),
    ...read,
  },
  { endpoint: 'DELETE /api/check-scenarios/:id', about: 'one', thing: scenario, ...read },
  { endpoint: 'GET /api/health-checks/:id/plan', about: 'of one', thing: check, ...read },
  {
    endpoint: 'POST /api/health-checks/:id/tasks',
    about: 'of one',
    thing: check,
    given: () => ({ key: 'C1', target: { ...smallerCustomer, value: 0 } }),
    ...make,
  },
  {
    endpoint: 'PUT /api/check-tasks/:id',
    about: 'one',
    thing: task,
    ...read,
  },
  {
    endpoint: 'POST /api/check-tasks/:id/moves',
    about: 'done',
    thing: task,
    given: () => ({ to: 'done' }),
    ...read,
  },
  { endpoint: 'GET /api/health-checks/:id/points', about: 'of one', thing: check, ...read },
];
