import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { byMonth, monthsQuery } from '#wire/months.ts';

export const getRequestMonths = endpoint({
  method: 'GET',
  path: '/api/access-request-months',
  summary: 'Counts requests received, first approved and denied, by calendar month (UTC), oldest month first',
  who: ['admin'],
  scope: 'access-requests:read',
  query: monthsQuery,
  reply: z.object({
    months: byMonth({
      requested: z.number().int(),
      approved: z.number().int(),
      /** Includes requests that expired or ended with the listing. */
      denied: z.number().int(),
    }),
  }),
  failure: 'unable to count access requests',
});
