import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { email, id, idParams, instant } from '#wire/words.ts';
import { forwardingReasons, forwardingStates } from './domain/forwarding.ts';
import { waitlists } from './domain/lists.ts';

const list = z.enum(waitlists, { error: 'Not one of our lists.' });

const waitlistEntry = z.object({
  id,
  list,
  email: z.string(),
  disposable: z.boolean(),
  forwarding: z.enum(forwardingStates),
  reason: z.enum(forwardingReasons).nullable(),
  attempts: z.number().int(),
  triedAt: instant.nullable(),
  createdAt: instant,
  may: z.object({ forward: may }),
});

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Adds an address to a waitlist; the reply is the same for an address already on it',
  who: 'anyone',
  scope: 'waitlist:write',
  body: z.object({ email, list }),
  reply: z.object({ list }),
  status: 201,
  failure: 'unable to join the waitlist',
});

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/waitlist',
  summary: 'Waitlist entries, newest first; all lists or one',
  who: ['admin'],
  scope: 'waitlist:read',
  query: cursorQuery.extend({ list: list.optional() }),
  reply: pageOf(waitlistEntry),
  failure: 'unable to get the waitlist',
});

export const exportWaitlist = endpoint({
  method: 'GET',
  path: '/api/waitlist/file',
  summary: 'Waitlist entries as a CSV file; all lists or one',
  who: ['admin'],
  scope: 'waitlist:read',
  query: z.object({ list: list.optional() }),
  reply: { file: 'text/csv; charset=utf-8' },
  failure: 'unable to export the waitlist',
});

export const forwardEntry = endpoint({
  method: 'POST',
  path: '/api/waitlist/:id/forwarding',
  summary: 'Sends a waitlist entry to the external form, or sends it again',
  who: ['admin'],
  scope: 'waitlist:write',
  params: idParams,
  reply: waitlistEntry,
  refusals: ['no-form', 'already-forwarded'],
  failure: 'unable to send the entry',
});
