import { z } from 'zod';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { endpoint } from '#wire/endpoint.ts';
import { atMost, id } from '#wire/words.ts';
import { longestQuestion, mostFound } from './domain/question.ts';

export const find = endpoint({
  method: 'GET',
  path: '/api/find',
  summary:
    'Searches listings, documents of the caller’s deal rooms, the caller’s businesses, people that the caller may see, and help; a few results of each',
  who: 'signed-in',
  scope: 'never',
  query: z.object({ q: z.string().max(longestQuestion, atMost(longestQuestion)) }),
  reply: z.object({
    listings: z
      .array(
        z.object({
          id,
          title: z.string(),
          status: z.enum(listingStatuses),
          own: z.boolean(),
          /** Its owner opened the private profile to the caller as their broker. */
          client: z.boolean(),
        }),
      )
      .max(mostFound),
    /** In deal rooms that the caller may open; `page` has the words, or is the first one. */
    documents: z
      .array(z.object({ id, name: z.string(), page: z.number().int(), room: z.string() }))
      .max(mostFound),
    /** The newest listing of the business. */
    businesses: z.array(z.object({ id, name: z.string(), listingId: id.nullable() })).max(mostFound),
    /** `email` is set for admins only. */
    people: z.array(z.object({ id, name: z.string(), email: z.string().nullable() })).max(mostFound),
    help: z
      .array(
        z.object({
          slug: z.string(),
          title: z.string(),
          anchor: z.string().nullable(),
          heading: z.string().nullable(),
        }),
      )
      .max(mostFound),
  }),
  failure: 'unable to search',
});
