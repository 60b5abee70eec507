import type { World } from '#test/support/world-cast.ts';
import { adminsOnly, only, type Rule } from './rule-words.ts';

const unpaid = ({ orders }: World) => ({ own: orders.unpaid, foreign: orders.foreign });
const customerOrAdmin = { others: 404, but: { owner: 200, admin: 200 } };

export const orderRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/orders',
    about: 'a service that is sold by itself',
    given: () => ({ service: 'earnings-quality' }),
    others: 201,
    but: {},
  },
  {
    endpoint: 'POST /api/orders',
    about: 'the health check, which is ordered by starting one',
    given: () => ({ service: 'health-check' }),
    others: 409,
    but: {},
  },
  ...['GET /api/orders', 'GET /api/payments'].flatMap((endpoint) => [
    { endpoint, about: 'all', given: () => ({ scope: 'all' }), ...adminsOnly },
    { endpoint, about: 'the own ones', given: () => ({ scope: 'mine' }), others: 200, but: {} },
  ]),
  { endpoint: 'GET /api/orders/:id', about: 'one', thing: unpaid, ...customerOrAdmin },
  { endpoint: 'GET /api/orders/:id/invoice', about: 'one', thing: unpaid, ...customerOrAdmin },
  {
    endpoint: 'POST /api/orders/:id/moves',
    about: 'cancelled while unpaid',
    thing: unpaid,
    given: () => ({ to: 'cancelled' }),
    ...customerOrAdmin,
  },
  {
    endpoint: 'POST /api/orders/:id/moves',
    about: 'delivered',
    thing: unpaid,
    given: () => ({ to: 'delivered' }),
    others: 404,
    but: { owner: 403, admin: 200 },
  },
  {
    endpoint: 'POST /api/orders/:id/payments',
    about: 'a payment',
    thing: unpaid,
    others: 403,
    but: { admin: 201 },
  },
  {
    endpoint: 'POST /api/payments/:id/moves',
    about: 'one under way, arrived',
    thing: only(({ payment }) => payment, 'money is the admins’ to record; all others meet it as another’s'),
    given: () => ({ to: 'success' }),
    ...adminsOnly,
  },
  { endpoint: 'GET /api/revenue', about: 'all', ...adminsOnly },
];
