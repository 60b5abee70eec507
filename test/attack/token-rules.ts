import { adminsOnly, only, ownerPerson, type Rule } from './rule-words.ts';

export const tokenRules: readonly Rule[] = [
  { endpoint: 'GET /api/access-tokens', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'POST /api/access-tokens', about: 'a new one', others: 201, but: {} },
  { endpoint: 'GET /api/access-token', about: 'with an application key', others: 200, but: {} },
  ...(['PUT', 'DELETE'] as const).map((method) => ({
    endpoint: `${method} /api/access-tokens/:id`,
    about: 'of an owner',
    thing: ({ tokens }: Parameters<NonNullable<Rule['thing']>>[0]) => ({
      own: tokens.owner,
      foreign: tokens.otherOwner,
    }),
    others: 404,
    but: { owner: 200 },
  })),
  {
    endpoint: 'DELETE /api/users/:id/access-tokens',
    about: 'of somebody',
    thing: ownerPerson,
    ...adminsOnly,
  },
  { endpoint: 'GET /api/service-tokens', about: 'all', ...adminsOnly },
  { endpoint: 'POST /api/service-tokens', about: 'a new one', others: 403, but: { admin: 201 } },
  {
    endpoint: 'DELETE /api/service-tokens/:id',
    about: 'of the admin',
    thing: only(({ tokens }) => tokens.service, 'there is one service token'),
    ...adminsOnly,
  },
];
