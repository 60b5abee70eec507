import { live, ownerOnly, type Rule } from './rule-words.ts';

/** Who acts for a seller. */
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
    thing: ({ mandates }) => ({ own: mandates.target }),
    given: () => ({ to: 'ended' }),
    others: 404,
    but: { owner: 200, broker: 200 },
  },
  {
    endpoint: 'POST /api/mandates/:id/moves',
    about: 'an invitation, accepted',
    thing: ({ mandates }) => ({ own: mandates.invited }),
    given: () => ({ to: 'active' }),
    others: 404,
    but: { owner: 403, idleBroker: 200 },
  },
];
