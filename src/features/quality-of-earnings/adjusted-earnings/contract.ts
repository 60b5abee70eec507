import { z } from 'zod';
import {
  dataset,
  ledgerCode,
  month,
  rowCursor,
} from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, idParams, seenVersion } from '#wire/words.ts';
import { adjustedEarningsView, adjustmentLines, mostLines, sentAdjustment } from './adjustment-shapes.ts';
import { statedFiguresView } from './stale-shapes.ts';

export const getAdjustedEarnings = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/adjusted-earnings',
  summary:
    'The bridge from net income to EBITDA, adjusted EBITDA and SDE by month and period, and the adjustments with their test results, of one dataset version (the current one by default)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: adjustedEarningsView,
  failure: 'unable to get the adjusted earnings',
});

export const getListingStated = endpoint({
  method: 'GET',
  path: '/api/listing/:id/books-figures',
  summary:
    'The exact figures that a listing states, for the seller’s side, and the full-year figures of the books, newest first',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: statedFiguresView,
  failure: 'unable to compare the listing with the books',
});

export const getCheckStated = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/books-figures',
  summary:
    'The figures that a health check states, for its owner, and the full-year figures of the books, newest first',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: statedFiguresView,
  failure: 'unable to compare the health check with the books',
});

export const addAdjustment = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/adjustments',
  summary: 'Adds an adjustment; its ledger lines are selected afterwards',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object(sentAdjustment),
  reply: z.object({ id }),
  status: 201,
  refusals: ['too-many-adjustments', 'amount-kind', 'amount-months'],
  failure: 'unable to add the adjustment',
});

export const changeAdjustment = endpoint({
  method: 'PUT',
  path: '/api/earnings-adjustments/:id',
  summary: 'Changes an adjustment; its ledger lines stay',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ ...sentAdjustment, version: seenVersion() }),
  reply: z.object({ id }),
  refusals: ['not-found', 'stale', 'amount-kind', 'amount-months'],
  failure: 'unable to save the adjustment',
});

export const removeAdjustment = endpoint({
  method: 'DELETE',
  path: '/api/earnings-adjustments/:id',
  summary: 'Removes an adjustment from every period',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: empty,
  refusals: ['not-found'],
  failure: 'unable to remove the adjustment',
});

export const listAdjustmentLines = endpoint({
  method: 'GET',
  path: '/api/earnings-adjustments/:id/lines',
  summary:
    'The ledger lines of an adjustment in the current dataset version between two months, each with its file, sheet and row',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({
    first: month.optional(),
    last: month.optional(),
    after: rowCursor.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: adjustmentLines,
  failure: 'unable to get the lines',
});

export const chooseAdjustmentLines = endpoint({
  method: 'PUT',
  path: '/api/earnings-adjustments/:id/lines',
  summary:
    'Adds ledger lines to an adjustment and removes others; `all` adds every line of an account between two months',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    version: seenVersion(),
    add: z.array(rowCursor).max(200),
    remove: z.array(rowCursor).max(200),
    all: z.object({ code: ledgerCode, first: month, last: month }).nullable(),
  }),
  reply: z.object({ lines: z.number().int().max(mostLines) }),
  refusals: ['not-found', 'stale', 'line-unknown', 'too-many-lines'],
  failure: 'unable to save the lines',
});
