import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant, line, seenVersion } from '#wire/words.ts';
import { einMessage, isEin } from './domain/ein.ts';
import { industryValues } from './domain/industries.ts';
import { tradeAnswers } from './domain/trades.ts';

const atLeastOne = 'Must contain at least 1 character(s)';

export const industry = z.enum(industryValues, { error: 'Required' });

/** Optional and finer than the industry; an addition to docs/rules/product.md. */
const trade = z.enum(tradeAnswers, { error: 'Choose a trade.' });

export const newBusiness = z.object({
  ein: z.string({ error: einMessage }).trim().refine(isEin, einMessage),
  businessName: line(1, 200, atLeastOne),
  businessAddress: line(1, 300, atLeastOne),
  dba: line(0, 200).optional(),
  industry,
  trade: trade.optional(),
});

/** For the owner only. */
export const business = z.object({
  id,
  businessName: z.string(),
  businessAddress: z.string(),
  dba: z.string().nullable(),
  industry,
  /** Selects the multiples; `null`: not answered yet. */
  trade: trade.nullable(),
  /** Only the last four digits leave the server. */
  einMasked: z.string(),
  /** The IRS is not known to have assigned the prefix: a warning, not a refusal. */
  einPrefixUnknown: z.boolean(),
  createdAt: instant,
  version: z.number().int(),
});

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/business/',
  summary: 'Adds a business that the caller owns',
  who: 'signed-in',
  scope: 'listings:write',
  body: newBusiness,
  reply: z.object({ id }),
  status: 201,
  refusals: ['ein-taken'],
  failure: 'unable to create business',
  missing: 'business ID was not returned',
});

export const getBusiness = endpoint({
  method: 'GET',
  path: '/api/business/:id/',
  summary: 'One of the caller’s businesses',
  who: 'signed-in',
  scope: 'listings:read',
  params: idParams,
  reply: business,
  failure: 'unable to get business by ID',
  missing: 'business was not returned',
});

export const listBusinesses = endpoint({
  method: 'GET',
  path: '/api/business/',
  summary: 'The caller’s businesses, newest first',
  who: 'signed-in',
  scope: 'listings:read',
  query: cursorQuery,
  reply: pageOf(business),
  failure: 'unable to get businesses',
});

export const sayTrade = endpoint({
  method: 'PUT',
  path: '/api/business/:id/trade',
  summary: 'Sets the trade of one of the caller’s businesses, which determines its multiples',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: z.object({ trade, version: seenVersion(1) }),
  reply: business,
  refusals: ['stale'],
  failure: 'unable to save the trade',
});
