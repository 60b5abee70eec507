import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant } from '#wire/words.ts';

export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const;

const outgoingMailLine = z.object({
  id,
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  createdAt: instant,
});

const outgoingMail = outgoingMailLine.extend({
  text: z.string(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  settledAt: instant.nullable(),
});

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'All outgoing email, newest first',
  who: ['admin'],
  scope: 'outbox:read',
  query: cursorQuery,
  reply: pageOf(outgoingMailLine),
  failure: 'unable to get the outbox',
});

export const getOutgoingMail = endpoint({
  method: 'GET',
  path: '/api/outbox/:id',
  summary: 'One email in full',
  who: ['admin'],
  scope: 'never',
  params: idParams,
  reply: outgoingMail,
  failure: 'unable to get the email',
});

export const retryMails = endpoint({
  method: 'POST',
  path: '/api/mail-retries',
  summary: 'Resends the emails that failed in the last seven days',
  who: ['admin'],
  scope: 'never',
  reply: z.object({ queued: z.number().int() }),
  status: 201,
  failure: 'unable to send the emails again',
});
