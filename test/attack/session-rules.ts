import { everybody, type Rule } from './rule-words.ts';

const neverGiven = 'x'.repeat(43);

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
  {
    endpoint: 'POST /api/sign-in-reports',
    about: 'a token that was never mailed',
    given: () => ({ token: neverGiven }),
    ...everybody(410),
  },
  { endpoint: 'GET /api/single-sign-on', about: 'whether there is one', ...everybody(200) },
  {
    endpoint: 'POST /api/sign-in/single-sign-on',
    about: 'an answer that was never given',
    given: () => ({ answer: neverGiven }),
    ...everybody(401),
  },
  {
    endpoint: 'POST /api/session-confirmation/single-sign-on',
    about: 'an answer that was never given',
    given: () => ({ answer: neverGiven }),
    others: 401,
    but: {},
  },
];
