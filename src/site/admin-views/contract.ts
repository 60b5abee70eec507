import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, instant, line } from '#wire/words.ts';
import { viewReasonLength } from './domain/view.ts';

export const startView = endpoint({
  method: 'POST',
  path: '/api/admin-views',
  summary:
    'Looks at the product as another person: a key for reading only, for half an hour; every call under it is recorded',
  who: ['admin'],
  scope: 'never',
  body: z.object({ personId: id, reason: line(1, viewReasonLength) }),
  reply: z.object({ id, jwt: z.string(), endsAt: instant, personId: id, name: z.string() }),
  status: 201,
  refusals: ['not-found', 'not-an-admin', 'account-closed', 'banned-now'],
  failure: 'unable to view as this person',
});

export const stopView = endpoint({
  method: 'DELETE',
  path: '/api/admin-views',
  summary: 'Ends the own view, if there is one; its key is good for nothing from then on',
  who: ['admin'],
  scope: 'never',
  reply: empty,
  failure: 'unable to stop viewing',
});
