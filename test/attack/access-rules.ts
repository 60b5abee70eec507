import { approvedRequest, only, type Rule } from './rule-words.ts';

/** How far somebody may see, and who decides on it. */
export const accessRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/access-requests/:id/stages',
    about: 'an approved one, further, without delegation or recorded consent',
    thing: approvedRequest,
    given: () => ({ to: 'S4', until: null }),
    others: 404,
    but: { approved: 403, owner: 200, broker: 409, admin: 409 },
  },
  {
    endpoint: 'POST /api/access-requests/:id/stages',
    about: 'an approved one, as far as it is',
    thing: approvedRequest,
    given: () => ({ to: 'S2', until: null }),
    others: 404,
    but: { approved: 409, owner: 409, broker: 409, admin: 409 },
  },
  { endpoint: 'GET /api/blocks', about: 'the own list', others: 200, but: {} },
  { endpoint: 'POST /api/blocks', about: 'a new entry', others: 201, but: {} },
  {
    endpoint: 'DELETE /api/blocks/:id',
    about: 'one',
    thing: only(({ block }) => block, 'one seller has one; all others meet it as another’s'),
    others: 404,
    but: { owner: 200 },
  },
];
