import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, instant, line } from '#wire/words.ts';
import { viewReasonLength } from './domain/view.ts';

export const startView = endpoint({
  method: 'POST',
  path: '/api/admin-views',
  summary:
    'Starts a read-only view as another person for 30 minutes; every call made with its key is recorded',
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
  summary: 'Ends the caller’s view as another person, if there is one; its key stops working',
  who: ['admin'],
  scope: 'never',
  reply: empty,
  failure: 'unable to stop viewing',
});
