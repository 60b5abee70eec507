import { z } from 'zod';
import {
  earningsBandKeys,
  moneyBandKeys,
  revenueFilterKeys,
} from '#features/marketplace/listings/domain/bands.ts';
import { longestSearch, marketSorts } from '#features/marketplace/listings/domain/market.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { empty, id, idParams, instant, line } from '#wire/words.ts';
import { frequencies, longestName } from './domain/saved-search.ts';

export const savedQuery = z.object({
  q: line(1, longestSearch).optional(),
  industry: line(1, 50).optional(),
  trade: line(1, 50).optional(),
  location: line(1, 50).optional(),
  revenue: z.enum(revenueFilterKeys).optional(),
  priceMin: z.enum(moneyBandKeys).optional(),
  priceMax: z.enum(moneyBandKeys).optional(),
  cashFlowMin: z.enum(earningsBandKeys).optional(),
  cashFlowMax: z.enum(earningsBandKeys).optional(),
  sort: z.enum(marketSorts).optional(),
});
export type SavedQuery = z.output<typeof savedQuery>;

const name = line(1, longestName, 'Give the search a name.');
const frequency = z.enum(frequencies, { error: 'Choose how often.' });

const savedSearch = z.object({
  id,
  name: z.string(),
  search: savedQuery,
  frequency,
  version: z.number().int(),
  createdAt: instant,
  lastFoundAt: instant.nullable(),
});

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'The caller’s saved searches, newest first',
  who: 'signed-in',
  scope: 'marketplace:read',
  query: cursorQuery,
  reply: pageOf(savedSearch),
  failure: 'unable to get the saved searches',
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Saves a search of the marketplace under a name',
  who: 'signed-in',
  scope: 'marketplace:write',
  body: z.object({ name, search: savedQuery, frequency }),
  reply: savedSearch,
  status: 201,
  refusals: ['saved-search-name-taken', 'too-many-saved-searches', 'matches-nothing'],
  failure: 'unable to save the search',
});

export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/api/saved-searches/:id',
  summary: 'Renames a saved search, or changes how often emails are sent for it',
  who: 'signed-in',
  scope: 'marketplace:write',
  params: idParams,
  body: z.object({
    name,
    frequency,
    version: z.number().int().min(1),
  }),
  reply: savedSearch,
  refusals: ['stale', 'saved-search-name-taken'],
  failure: 'unable to change the saved search',
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Deletes a saved search and its results',
  who: 'signed-in',
  scope: 'marketplace:write',
  params: idParams,
  reply: empty,
  failure: 'unable to delete the saved search',
});

/** Needs no session: the token is in every email of the search. */
export const stopSavedSearchMails = endpoint({
  method: 'PUT',
  path: '/api/saved-search-mail',
  summary: 'Stops the emails of a saved search with the token from the email',
  who: 'anyone',
  scope: 'never',
  body: z.object({ token: line(1, 200) }),
  reply: z.object({ frequency: z.literal('off') }),
  refusals: ['stop-link-not-valid'],
  failure: 'unable to stop the emails',
});
