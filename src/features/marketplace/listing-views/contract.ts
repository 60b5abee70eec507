import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { idParams } from '#wire/words.ts';

/** Every day (UTC) since the listing could first be viewed, at most ninety, oldest first, today last. */
const viewReport = z.object({
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int().min(0) })).max(90),
});

export const getListingViews = endpoint({
  method: 'GET',
  path: '/api/listing/:id/views',
  summary: 'Daily visitor counts of one of the caller’s listings',
  who: 'signed-in',
  scope: 'listings:read',
  params: idParams,
  reply: viewReport,
  failure: 'unable to get the views',
});

export const getOwnViews = endpoint({
  method: 'GET',
  path: '/api/own-listings/views',
  summary: 'Daily visitor counts of the listings of the caller and of a broker’s clients, combined',
  who: 'signed-in',
  scope: 'listings:read',
  reply: viewReport,
  failure: 'unable to get the views',
});
