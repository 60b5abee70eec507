import { only, ownerOnly, type Rule } from './rule-words.ts';

const webhook = only(({ webhook: { id } }) => id, 'the owner has the one webhook');
const delivery = only(({ webhook: { delivery: id } }) => id, 'the owner’s webhook has the one delivery');
const ownerAndAdmin = { others: 404, but: { owner: 200, admin: 200 } } as const;

export const webhookRules: readonly Rule[] = [
  { endpoint: 'GET /api/webhooks', about: 'the own ones', others: 200, but: {} },
  {
    endpoint: 'GET /api/webhooks',
    about: 'all',
    given: () => ({ scope: 'all' }),
    others: 403,
    but: { admin: 200 },
  },
  { endpoint: 'POST /api/webhooks', about: 'a new one', others: 201, but: {} },
  { endpoint: 'GET /api/webhooks/:id', about: 'one', thing: webhook, ...ownerAndAdmin },
  { endpoint: 'PUT /api/webhooks/:id', about: 'one', thing: webhook, ...ownerOnly },
  { endpoint: 'DELETE /api/webhooks/:id', about: 'one', thing: webhook, ...ownerOnly },
  { endpoint: 'POST /api/webhooks/:id/secret', about: 'one', thing: webhook, ...ownerOnly },
  {
    endpoint: 'POST /api/webhooks/:id/test',
    about: 'one',
    thing: webhook,
    others: 404,
    but: { owner: 201 },
  },
  {
    endpoint: 'POST /api/webhooks/:id/switch',
    about: 'one, off',
    thing: webhook,
    given: () => ({ on: false }),
    ...ownerAndAdmin,
  },
  {
    endpoint: 'POST /api/webhooks/:id/switch',
    about: 'one, on',
    thing: webhook,
    given: () => ({ on: true }),
    ...ownerOnly,
  },
  { endpoint: 'GET /api/webhooks/:id/deliveries', about: 'one', thing: webhook, ...ownerAndAdmin },
  { endpoint: 'POST /api/webhooks/:id/replay', about: 'one', thing: webhook, ...ownerAndAdmin },
  { endpoint: 'POST /api/webhook-deliveries/:id/replay', about: 'one', thing: delivery, ...ownerAndAdmin },
];
