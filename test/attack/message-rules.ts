import type { World } from '#test/support/world-cast.ts';
import { buyerPerson, listing, live, ownerPerson, type Rule } from './rule-words.ts';

const ownThread = ({ threads }: World) => ({ own: threads.approved, foreign: threads.elsewhere });
const correspondents = (status: number) => ({ others: 404, but: { approved: status, owner: status } });

export const messageRules: readonly Rule[] = [
  {
    endpoint: 'GET /api/users/:id/activity',
    about: 'an owner who let one buyer in',
    thing: ownerPerson,
    others: 404,
    but: { owner: 200, approved: 200, broker: 200, admin: 200 },
  },
  {
    endpoint: 'GET /api/users/:id/activity',
    about: 'a buyer',
    thing: buyerPerson,
    others: 404,
    but: { approved: 200, owner: 200, broker: 200, admin: 200 },
  },
  { endpoint: 'GET /api/threads', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'GET /api/threads/:id',
    about: 'with an approved buyer',
    thing: ownThread,
    ...correspondents(200),
  },
  {
    endpoint: 'GET /api/threads/:id/messages',
    about: 'with an approved buyer',
    thing: ownThread,
    ...correspondents(200),
  },
  {
    endpoint: 'POST /api/threads/:id/messages',
    about: 'with an approved buyer',
    thing: ownThread,
    ...correspondents(201),
  },
  {
    endpoint: 'PUT /api/threads/:id/reading',
    about: 'with an approved buyer',
    thing: ownThread,
    ...correspondents(200),
  },
  { endpoint: 'GET /api/listing/:id/thread', about: 'live', thing: live, others: 200, but: { owner: 409 } },
  { endpoint: 'POST /api/listing/:id/thread', about: 'live', thing: live, others: 201, but: { owner: 409 } },
  {
    endpoint: 'POST /api/listing/:id/thread',
    about: 'a draft',
    thing: listing('draft'),
    others: 404,
    but: { owner: 409, admin: 201 },
  },
  ...(['GET', 'POST'] as const).flatMap((method) => {
    const done = method === 'GET' ? 200 : 201;
    const endpoint = `${method} /api/users/:id/thread`;
    return [
      {
        endpoint,
        about: 'an owner who let one buyer in',
        thing: ownerPerson,
        others: 404,
        but: { owner: 409, approved: done, broker: done, admin: done },
      },
      {
        endpoint,
        about: 'a buyer',
        thing: buyerPerson,
        others: 404,
        but: { approved: 409, owner: done, broker: done, admin: done },
      },
    ];
  }),
];
