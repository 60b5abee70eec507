import type { World } from '#test/support/world-cast.ts';
import type { Rule } from './rule-words.ts';

/** Of the target and of the foreign business; the broker has a mandate on the target's listing. */
const check = ({ checks }: World) => ({ own: checks.target, foreign: checks.foreign });
const ownerAndBroker = { others: 404, but: { owner: 200, broker: 200 } };

/** Health checks are the owner's, and brokers' under a mandate in force. */
export const healthCheckRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/health-checks',
    about: 'of a business that has one',
    given: ({ businesses }) => ({ businessId: businesses.target }),
    others: 404,
    but: { owner: 201, broker: 201 },
  },
  {
    endpoint: 'POST /api/health-checks',
    about: 'of a business of the other owner',
    given: ({ businesses }) => ({ businessId: businesses.foreign }),
    others: 404,
    but: { otherOwner: 201 },
  },
  { endpoint: 'GET /api/health-checks', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/health-checks/:id', about: 'one', thing: check, ...ownerAndBroker },
  { endpoint: 'GET /api/health-checks/:id/answers', about: 'all', thing: check, ...ownerAndBroker },
  {
    endpoint: 'PUT /api/health-checks/:id/answers',
    about: 'the first one',
    thing: check,
    given: () => ({ question: 'A1', state: 'given', value: 12, version: 0 }),
    ...ownerAndBroker,
  },
];
