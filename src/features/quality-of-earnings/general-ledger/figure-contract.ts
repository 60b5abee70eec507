import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, line } from '#wire/words.ts';
import { formulas } from './domain/figures.ts';
import {
  accountChange,
  accountList,
  dataset,
  figuresView,
  ledgerCode,
  month,
  rowCursor,
  rowView,
} from './figure-shapes.ts';

export const listLedgerAccounts = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/ledger-accounts',
  summary:
    'The accounts of the current dataset version with their categories, and whether each was set by a person',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({
    /** A part of the path. */
    words: line(0, 200).default(''),
    /** Only those that no one decided. */
    open: z.enum(['yes', 'no']).default('no'),
    /** The path of the last account of the page before. */
    after: line(1, 1_000).optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: accountList,
  failure: 'unable to get the accounts',
});

export const decideLedgerAccounts = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/ledger-accounts',
  summary: 'Sets the categories of accounts; remembered for every file of the review',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ changes: z.array(accountChange).min(1).max(200) }),
  reply: z.object({ decided: z.number().int() }),
  refusals: ['stale', 'purpose-differs'],
  failure: 'unable to save the accounts',
});

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/figures',
  summary:
    'The profit and loss and the balance sheet movements by month and period, and the bridge to EBITDA, of one dataset version (the current one by default)',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: dataset.optional() }),
  reply: figuresView,
  failure: 'unable to get the figures',
});

export const listFigureRows = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/ledger-rows',
  summary:
    'The lines behind a figure (`formula`, for one account with its `code`) of one dataset version between two months, each with its file, sheet and row',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({
    dataset,
    formula: z.enum(formulas),
    code: ledgerCode.optional(),
    /** Only lines of this customer, by the key that the customers of a review have. */
    customer: line(1, 500).optional(),
    /** Only lines with these words in the name, memo or number, or with this amount. */
    words: line(1, 100).optional(),
    first: month,
    last: month,
    after: rowCursor.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    /** Of the whole figure, not of the page. `before`: of a balance, what it came to before the first month. */
    total: z.object({ value: z.number().int(), rows: z.number().int(), before: z.number().int().nullable() }),
    items: z.array(rowView).max(100),
    next: z.string().nullable(),
  }),
  failure: 'unable to get the lines',
});
