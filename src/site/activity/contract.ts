import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant } from '#wire/words.ts';

const activity = z.object({
  id: z.string(),
  timestamp: instant,
  /** A sentence that reveals only what the caller may know. */
  activity: z.string(),
  /** Only if the caller has a page of it. */
  about: z.object({ kind: z.enum(['listing', 'access-request', 'offer', 'order']), id }).nullable(),
});

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/users/:id/activity',
  summary: 'Recent activity, newest first: the caller’s own, or what the caller may see of another person’s',
  who: 'signed-in',
  scope: 'overview:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(activity),
  failure: 'unable to get the activity',
});
