import { live, only, ownerOnly, type Rule } from './rule-words.ts';

const one = 'a mandate is one seller’s and one broker’s; all others meet it as another’s';

export const mandateRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/listing/:id/mandates',
    about: 'live, to somebody',
    thing: live,
    others: 404,
    but: { owner: 201 },
  },
  { endpoint: 'GET /api/listing/:id/mandates', about: 'live', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/mandates', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'POST /api/mandates/:id/moves',
    about: 'in force, ended',
    thing: only(({ mandates }) => mandates.target, one),
    given: () => ({ to: 'ended' }),
    others: 404,
    but: { owner: 200, broker: 200 },
  },
  {
    endpoint: 'POST /api/mandates/:id/moves',
    about: 'an invitation, accepted',
    thing: only(({ mandates }) => mandates.invited, one),
    given: () => ({ to: 'active' }),
    others: 404,
    but: { owner: 403, idleBroker: 200 },
  },
  {
    endpoint: 'PUT /api/mandates/:id/scope',
    about: 'in force, as it is',
    thing: only(({ mandates }) => mandates.target, one),
    given: () => ({ mayApprove: false }),
    others: 404,
    but: { owner: 200, broker: 403 },
  },
  {
    endpoint: 'POST /api/mandates/:id/fact-requests',
    about: 'in force, for screening only',
    thing: only(({ mandates }) => mandates.target, one),
    others: 404,
    but: { owner: 403, broker: 409 },
  },
  {
    endpoint: 'POST /api/mandates/:id/scope-requests',
    about: 'in force, for screening only',
    thing: only(({ mandates }) => mandates.target, one),
    others: 404,
    but: { owner: 403, broker: 200 },
  },
];
