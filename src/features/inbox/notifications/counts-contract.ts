import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { countNames } from './domain/counts.ts';

/** A missing count does not apply to this person. */
export const readCounts = endpoint({
  method: 'GET',
  path: '/api/counts',
  summary: 'Counts of unread and pending items for the caller, each up to 100',
  who: 'signed-in',
  scope: 'overview:read',
  reply: z.partialRecord(z.enum(countNames), z.number().int()),
  failure: 'unable to count',
});
