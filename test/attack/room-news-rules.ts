import type { Rule } from './rule-words.ts';

export const roomNewsRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/deal-rooms/:id/visit',
    about: 'a visit',
    thing: ({ rooms }) => ({ own: rooms.target.id, foreign: rooms.foreign.id }),
    others: 404,
    but: { owner: 200, broker: 200, approved: 200 },
  },
];
