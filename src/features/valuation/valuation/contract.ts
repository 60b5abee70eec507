import { z } from 'zod';
import { industryValues } from '#features/marketplace/businesses/domain/industries.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, line } from '#wire/words.ts';
import { earningsMetrics } from './domain/multiple-row.ts';
import { figureRefusals } from './domain/review.ts';
import {
  debtServiceReply,
  estimateReply,
  rowFigures,
  rule,
  ruleFigures,
  tableChange,
  tableRow,
} from './valuation-shapes.ts';

/** Largest accepted amount: a hundred billion dollars, in cents. */
const most = 1e13;
const signed = z.coerce
  .number({ error: 'Must be an amount.' })
  .int('Must be whole cents.')
  .min(-most, 'Too large.')
  .max(most, 'Too large.');
const unsigned = signed.min(0, 'Must not be negative.');
const percent = (top: number) => z.coerce.number().min(0).max(top);
const months = z.coerce.number().int().min(1).max(480);

const source = {
  source: line(1, 200),
  sourceUrl: z
    .url({ protocol: /^https?$/, error: 'Must be a web address.' })
    .max(500)
    .nullable(),
  note: line(0, 300),
};

export const listTables = endpoint({
  method: 'GET',
  path: '/api/valuation/tables',
  summary: 'The multiples and SBA rules used for valuations, each with its source and date',
  who: 'anyone',
  scope: 'valuation:read',
  reply: z.object({ rows: z.array(tableRow).max(500), rules: z.array(rule).max(100) }),
  failure: 'unable to get the valuation tables',
});

export const getEstimate = endpoint({
  method: 'GET',
  path: '/api/valuation/estimate',
  summary: 'A value estimate from earnings and trade alone; amounts in cents, nothing is stored',
  who: 'signed-in',
  scope: 'valuation:read',
  query: z.object({
    earnings: signed,
    metric: z.enum(earningsMetrics).default('SDE'),
    /** The first one given counts. */
    rowId: id.optional(),
    q: z.string().max(200).optional(),
    industry: z.enum(industryValues).optional(),
    revenue: unsigned.optional(),
    salary: unsigned.optional(),
  }),
  reply: estimateReply,
  refusals: ['not-found'],
  failure: 'unable to work out the estimate',
});

export const getDebtService = endpoint({
  method: 'GET',
  path: '/api/valuation/debt-service',
  summary:
    'Whether a purchase supports an SBA 7(a) loan; amounts in cents, shares in percent, nothing is stored',
  who: 'signed-in',
  scope: 'valuation:read',
  query: z.object({
    price: unsigned,
    /** One of the two is required; if both are given, EBITDA is used. */
    sde: signed.optional(),
    ebitda: signed.optional(),
    salary: unsigned.optional(),
    workingCapital: unsigned.default(0),
    closingCosts: unsigned.default(0),
    assets: unsigned.default(0),
    capex: unsigned.default(0),
    otherDuties: unsigned.default(0),
    existingDebt: unsigned.default(0),
    equity: percent(90).optional(),
    rate: percent(50).optional(),
    months: months.optional(),
    sellerNote: unsigned.default(0),
    sellerNoteTerms: z.enum(['paying', 'standby']).default('paying'),
    sellerNoteRate: percent(50).optional(),
    sellerNoteMonths: months.optional(),
    loan: unsigned.optional(),
  }),
  reply: debtServiceReply,
  failure: 'unable to check the debt service',
});

export const changeRow = endpoint({
  method: 'PUT',
  path: '/api/valuation/rows/:id',
  summary: 'Changes a row of the multiples with its source and date, or retires it',
  who: ['admin'],
  scope: 'valuation:write',
  params: idParams,
  body: z.object({ ...rowFigures, ...source }),
  reply: tableRow,
  refusals: ['stale', 'as-of-ahead', ...figureRefusals],
  failure: 'unable to change the row',
});

export const changeRule = endpoint({
  method: 'PUT',
  path: '/api/valuation/rules/:id',
  summary: 'Changes an SBA rule, with its source and date',
  who: ['admin'],
  scope: 'valuation:write',
  params: idParams,
  body: z.object({ ...ruleFigures, ...source }),
  reply: rule,
  refusals: ['stale', 'as-of-ahead', 'not-a-value'],
  failure: 'unable to change the rule',
});

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/valuation/changes',
  summary:
    'The change history of the valuation tables: who changed which row or rule, when, from what to what; newest first',
  who: ['admin'],
  scope: 'valuation:read',
  query: cursorQuery,
  reply: pageOf(tableChange),
  failure: 'unable to get the changes',
});
