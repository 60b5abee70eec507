import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, instant } from '#wire/words.ts';
import { listingStatuses } from './domain/life-cycle.ts';

export const createListing = endpoint({
  method: 'POST',
  path: '/api/listing/',
  summary: 'Creates a draft listing for one of the caller’s businesses',
  who: 'signed-in',
  scope: 'listings:write',
  body: z.object({ businessId: id }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['listing-exists'],
  failure: 'unable to create listing',
});

export const listOwnListings = endpoint({
  method: 'GET',
  path: '/api/own-listings',
  summary: 'The caller’s listings, newest first',
  who: 'signed-in',
  scope: 'listings:read',
  query: cursorQuery,
  reply: pageOf(
    z.object({
      id,
      businessId: id,
      businessName: z.string(),
      status: z.enum(listingStatuses),
      title: z.string(),
      updatedAt: instant,
      publishedAt: instant.nullable(),
    }),
  ),
  failure: 'unable to get listings',
});
