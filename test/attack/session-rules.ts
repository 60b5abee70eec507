import type { Rule } from './rule-words.ts';

export const sessionRules: readonly Rule[] = [
  { endpoint: 'GET /api/session-confirmation', about: 'the own one', others: 200, but: {} },
  { endpoint: 'POST /api/session-confirmation', about: 'the own one', others: 200, but: {} },
  { endpoint: 'GET /api/sessions', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'DELETE /api/sessions', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'DELETE /api/sessions/:id',
    about: 'a second browser',
    thing: ({ sessions }) => ({ own: sessions.owner, foreign: sessions.otherOwner }),
    others: 404,
    but: { owner: 200 },
  },
];
