import { z } from 'zod';
import { dataset } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, seenVersion } from '#wire/words.ts';
import { termFields, workingCapitalView } from './working-capital-shapes.ts';

export const getWorkingCapital = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/working-capital',
  summary:
    'Working capital, debt, debt-like items and cash at each month-end, the proposed peg, and the bridge from price to the owner’s proceeds, of one dataset version (the current one by default)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: workingCapitalView,
  failure: 'unable to get the working capital',
});

export const setPriceTerms = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/price-terms',
  summary: 'Sets the price settlement terms; `version` 0 if none were set yet',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ ...termFields, version: seenVersion(0) }),
  reply: z.object({ version: z.number().int() }),
  refusals: ['stale'],
  failure: 'unable to save the terms',
});
