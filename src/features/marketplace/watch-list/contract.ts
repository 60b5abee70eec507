import { z } from 'zod';
import { teaser } from '#features/marketplace/listings/contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant } from '#wire/words.ts';
import { mostWatched, standings } from './domain/watching.ts';

const watchedListing = z.object({
  listingId: id,
  title: z.string(),
  standing: z.enum(standings),
  teaser: teaser.nullable(),
  since: instant,
});

const watching = z.object({ listingId: id, watching: z.boolean() });

export const listWatched = endpoint({
  method: 'GET',
  path: '/api/watched-listings',
  summary: 'The listings that the caller watches, newest first, including sold and withdrawn ones',
  who: 'signed-in',
  scope: 'marketplace:read',
  query: cursorQuery,
  reply: pageOf(watchedListing),
  failure: 'unable to get the watch list',
});

/** Not paged, so that every card can tell whether it is watched. */
export const listWatchedIds = endpoint({
  method: 'GET',
  path: '/api/watched-listing-ids',
  summary: 'The IDs of the listings that the caller watches',
  who: 'signed-in',
  scope: 'marketplace:read',
  reply: z.object({ ids: z.array(id).max(mostWatched) }),
  failure: 'unable to get the watch list',
});

export const watchListing = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/watch',
  summary: 'Adds a public listing to the caller’s watch list; repeating it changes nothing',
  who: 'signed-in',
  scope: 'marketplace:write',
  params: idParams,
  reply: watching,
  refusals: ['watching-own-listing', 'watching-own-mandate', 'watch-list-full'],
  failure: 'unable to watch the listing',
});

export const unwatchListing = endpoint({
  method: 'DELETE',
  path: '/api/listing/:id/watch',
  summary: 'Removes a listing from the caller’s watch list',
  who: 'signed-in',
  scope: 'marketplace:write',
  params: idParams,
  reply: watching,
  failure: 'unable to stop watching the listing',
});
