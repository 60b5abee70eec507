import { omitted } from '#test/support/schemas.ts';
import type { World } from '#test/support/world-cast.ts';
import { live, only, ownerOnly, type Rule } from './rule-words.ts';

/** The broker only vets requests for the target. */
const check = ({ checks }: World) => ({ own: checks.target, foreign: checks.foreign });
const paper = only(({ checks }) => checks.paper, 'the check of the other owner has no paper');

/** For the owner and brokers with approvals, of which the world has none. */
export const healthCheckRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/health-checks',
    about: 'of a business that has one',
    given: ({ businesses }) => ({ businessId: businesses.target }),
    others: 404,
    but: { owner: 201 },
  },
  {
    endpoint: 'POST /api/health-checks',
    about: 'of a business of the other owner',
    given: ({ businesses }) => ({ businessId: businesses.foreign }),
    others: 404,
    but: { otherOwner: 201 },
  },
  {
    endpoint: 'POST /api/listing/:id/health-check',
    about: 'of the business behind it',
    thing: live,
    others: 404,
    but: { owner: 201 },
  },
  { endpoint: 'GET /api/health-checks', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/health-checks/:id', about: 'one', thing: check, ...ownerOnly },
  { endpoint: 'GET /api/health-checks/:id/answers', about: 'all', thing: check, ...ownerOnly },
  {
    endpoint: 'PUT /api/health-checks/:id/answers',
    about: 'the first one',
    thing: check,
    given: () => ({ question: 'A1', state: 'given', value: 12, version: 0 }),
    ...ownerOnly,
  },
  { endpoint: 'GET /api/health-checks/:id/score', about: 'both', thing: check, ...ownerOnly },
  { endpoint: 'GET /api/health-checks/:id/papers', about: 'all', thing: check, ...ownerOnly },
  {
    endpoint: 'POST /api/health-checks/:id/papers',
    about: 'a PDF',
    thing: check,
    given: () => ({ question: omitted }),
    others: 404,
    but: { owner: 201 },
  },
  {
    endpoint: 'POST /api/check-papers/:id/links',
    about: 'behind the answer again',
    thing: paper,
    given: () => ({ question: 'B1', behind: true }),
    ...ownerOnly,
  },
  { endpoint: 'GET /api/check-papers/:id/file', about: 'a PDF', thing: paper, ...ownerOnly },
  { endpoint: 'DELETE /api/check-papers/:id', about: 'a PDF', thing: paper, ...ownerOnly },
  {
    endpoint: 'POST /api/health-checks/:id/helpers',
    about: 'somebody new',
    thing: check,
    given: () => ({ sections: ['growth'], books: true }),
    others: 404,
    but: { owner: 201 },
  },
  { endpoint: 'GET /api/health-checks/:id/helpers', about: 'all', thing: check, ...ownerOnly },
  { endpoint: 'GET /api/check-invitations', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'POST /api/check-helpers/:id/moves',
    about: 'taken back',
    thing: only(({ checks }) => checks.helper, 'the check of the other owner has no invitation'),
    given: () => ({ to: 'withdrawn', version: 1 }),
    others: 404,
    // The one invited: their address is confirmed since they signed with a mailed code.
    but: { owner: 200, approved: 403 },
  },
];
