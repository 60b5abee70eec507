import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';

export const listSiteNotes = endpoint({
  method: 'GET',
  path: '/api/site-notes',
  summary: 'Current warnings for the operator of this installation',
  who: ['admin'],
  scope: 'site:read',
  reply: z.object({ items: z.array(z.object({ title: z.string(), text: z.string() })).max(20) }),
  failure: 'unable to get the notes on this installation',
});
