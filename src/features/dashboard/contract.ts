import { z } from 'zod';
import { undecidedStatuses } from '#features/access-requests/domain/status.ts';
import { endpoint } from '#wire/endpoint.ts';

const count = z.number().int().min(0);
/** `weekBefore`: the same figure seven days ago; `null` where there was no such week. */
const figure = z.object({ now: count, weekBefore: count.nullable() });

export const sides = ['received', 'sent'] as const;

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary:
    'The four figures of the dashboard with those of a week before: as a seller or broker, or as a buyer',
  who: 'signed-in',
  query: z.object({ side: z.enum(sides).optional() }),
  reply: z.object({
    /** The side that the figures are about: the one asked for, else the one where there is something. */
    side: z.enum(sides),
    /** The asker owns listings or has mandates; has sent requests. */
    has: z.object({ received: z.boolean(), sent: z.boolean() }),
    views: z.object({ average: z.number().nullable(), lastWeek: count, weekBefore: count.nullable() }),
    /** Of either kind. */
    offers: figure,
    lois: figure,
    ndaRequests: figure.extend({ split: z.record(z.enum(undecidedStatuses), count) }),
  }),
  failure: 'unable to get the figures',
});
