import { everybody, only, type Rule } from './rule-words.ts';

const room: Rule['thing'] = ({ rooms }) => ({ own: rooms.target.id, foreign: rooms.foreign.id });
const closed = only(({ closedRoom }) => closedRoom, 'the other owner has one room, which is open');
const decide = (status: number) => ({ others: 404, but: { owner: status, broker: 403 } });
const owner = { others: 404, but: { owner: 200 } };

export const roomArchiveRules: readonly Rule[] = [
  {
    endpoint: 'GET /api/deal-rooms/:id/closure',
    about: 'open',
    thing: room,
    others: 404,
    but: { owner: 200, broker: 200, approved: 200 },
  },
  { endpoint: 'GET /api/deal-rooms/:id/closure', about: 'closed', thing: closed, ...owner },
  {
    endpoint: 'PUT /api/deal-rooms/:id/closure',
    about: 'open',
    thing: room,
    given: () => ({ reason: 'other' }),
    ...decide(200),
  },
  {
    endpoint: 'PUT /api/deal-rooms/:id/closure',
    about: 'closed, with another reason',
    thing: closed,
    ...owner,
  },
  { endpoint: 'DELETE /api/deal-rooms/:id/closure', about: 'open', thing: room, ...decide(409) },
  { endpoint: 'DELETE /api/deal-rooms/:id/closure', about: 'closed', thing: closed, ...owner },
  {
    endpoint: 'GET /api/deal-rooms/:id/archive',
    about: 'open',
    thing: room,
    others: 404,
    but: { owner: 409, broker: 409, approved: 409 },
  },
  { endpoint: 'GET /api/deal-rooms/:id/archive', about: 'closed', thing: closed, ...owner },
  { endpoint: 'POST /api/archive-verification', about: 'any manifest', ...everybody(200) },
];
