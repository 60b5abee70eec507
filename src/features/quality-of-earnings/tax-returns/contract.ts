import { z } from 'zod';
import { dataset } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, seenVersion } from '#wire/words.ts';
import { fiscalYear, taxReturn, taxYear } from './tax-return-shapes.ts';

export const getTaxReturns = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/tax-returns',
  summary:
    'The business tax return of each fiscal year of a review next to the books of one dataset version (the current one by default)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: z.object({ dataset: z.number().int(), years: z.array(taxYear).max(3) }),
  failure: 'unable to get the tax returns',
});

export const setTaxReturn = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/tax-returns',
  summary:
    'Enters the tax return of a fiscal year (`null` removes it); `version` 0 if none was entered. Lines that the form does not have are dropped',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ year: fiscalYear, taxReturn: taxReturn.nullable(), version: seenVersion(0) }),
  reply: z.object({ version: z.number().int() }),
  refusals: ['stale', 'year-not-in-review'],
  failure: 'unable to save the tax return',
});
