import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';

const mostMonths = 60;

export const getRequestMonths = endpoint({
  method: 'GET',
  path: '/api/access-request-months',
  summary:
    'How many requests came, were approved for the first time and were denied, by calendar month (UTC), this month last',
  who: ['admin'],
  query: z.object({ months: z.coerce.number().int().min(1).max(mostMonths).default(12) }),
  reply: z.object({
    months: z
      .array(
        z.object({
          /** YYYY-MM */
          month: z.string(),
          requested: z.number().int(),
          approved: z.number().int(),
          /** By anyone, and those that expired or ended with the listing. */
          denied: z.number().int(),
        }),
      )
      .max(mostMonths),
  }),
  failure: 'unable to count access requests',
});
