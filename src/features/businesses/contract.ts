import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { einMessage, isEin } from './domain/ein.ts';
import { industryValues } from './domain/industries.ts';

const atLeastOne = 'Must contain at least 1 character(s)';

export const industry = z.enum(industryValues, { error: 'Required' });

export const newBusiness = z.object({
  ein: z.string({ error: einMessage }).trim().refine(isEin, einMessage),
  businessName: line(1, 200, atLeastOne),
  businessAddress: line(1, 300, atLeastOne),
  /** Blank if none. */
  dba: line(0, 200).optional(),
  industry,
});

/** The owner's own view. Nobody else gets it. */
export const business = z.object({
  id,
  businessName: z.string(),
  businessAddress: z.string(),
  dba: z.string().nullable(),
  industry,
  /** Only the last four digits ever leave the server. */
  einMasked: z.string(),
  /** The IRS never assigned the prefix, as far as is known: worth a second look, not refused. */
  einPrefixUnknown: z.boolean(),
  createdAt: instant,
});

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/business/',
  summary: 'Adds a business that the asker owns',
  who: 'signed-in',
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
  summary: 'A business of the asker',
  who: 'signed-in',
  params: idParams,
  reply: business,
  failure: 'unable to get business by ID',
  missing: 'business was not returned',
});

export const listBusinesses = endpoint({
  method: 'GET',
  path: '/api/business/',
  summary: 'The businesses of the asker, newest first',
  who: 'signed-in',
  query: cursorQuery,
  reply: pageOf(business),
  failure: 'unable to get businesses',
});
