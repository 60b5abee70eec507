import { z } from 'zod';
import { rowCursor, rowView } from '#features/quality-of-earnings/general-ledger/figure-shapes.ts';
import { earningsMetrics } from '#features/valuation/valuation/domain/multiple-row.ts';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, idParams, prose, seenVersion } from '#wire/words.ts';
import { findingTests } from './domain/finding-tests.ts';
import { agedView, findingView, missingView, radarStep, runView, weakAdjustment } from './finding-shapes.ts';

const cents = z.number().int();

export const listFindings = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/findings',
  summary:
    'The results of the forensic tests on the general ledger of a dataset version (the current one by default): findings, tests without findings, and tests that could not run, with what they lack',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ dataset: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  reply: z.object({
    dataset: z.number().int(),
    /** `null`: nothing was read yet. */
    run: runView.nullable(),
    /** In cents; `null` until the run begins. `posting`: differences below it are not listed. */
    materiality: z.object({ overall: cents, posting: cents }).nullable(),
    findings: z.array(findingView).max(400),
    /** Tests with more subjects than are listed, and how many more. */
    left: z
      .array(z.object({ test: z.enum(findingTests), subjects: z.number().int() }))
      .max(findingTests.length),
    /** Tests that found nothing. */
    clear: z.array(z.enum(findingTests)).max(findingTests.length),
    missing: z.array(missingView).max(60),
    /** What customers owe by age; `null`: no aging is proved. */
    aged: agedView.nullable(),
  }),
  failure: 'unable to get the findings',
});

export const startLedgerTests = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/findings-runs',
  summary:
    'Runs the tests on the current dataset version again: after a failure, or when accounts, months or the related parties have changed',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: empty,
  status: 201,
  refusals: ['not-found', 'no-ledger-yet', 'tests-running', 'tests-current'],
  failure: 'unable to start the tests',
});

export const explainFinding = endpoint({
  method: 'PUT',
  path: '/api/earnings-findings/:id/explanation',
  summary: 'Explains a finding; an empty text removes the explanation. Only for the owner of the review',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ text: prose(0, 4_000), version: seenVersion() }),
  reply: findingView,
  refusals: ['not-found', 'stale'],
  failure: 'unable to save the explanation',
});

export const listFindingRows = endpoint({
  method: 'GET',
  path: '/api/earnings-findings/:id/ledger-rows',
  summary: 'The lines behind a finding, each with its file, sheet and row',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({
    after: rowCursor.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    /** `shown`: the largest of them, if there are very many. */
    total: z.object({ rows: z.number().int(), shown: z.number().int() }),
    items: z.array(rowView).max(100),
    next: z.string().nullable(),
  }),
  failure: 'unable to get the lines',
});

export const getRadar = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/radar',
  summary:
    'The price that a buyer is likely to counter with: the findings of the current dataset version as steps from the asking price, or the value, to the adjusted price',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({
    dataset: z.number().int(),
    /** In cents. `null`: there is neither an asking price nor a value. */
    from: z.object({ kind: z.enum(['asking', 'value']), amount: cents }).nullable(),
    /** Of the health check; `null`: it has no value yet. */
    multiple: z.object({ times: z.number(), metric: z.enum(earningsMetrics) }).nullable(),
    healthCheckId: id.nullable(),
    /** What the price loses where the ledger, adjusted, shows less than it counts on; before all steps. */
    gap: z.object({ priced: cents, books: cents, effect: cents, after: cents.nullable() }).nullable(),
    /** Of the last twelve; while there are any, the books tell no earnings. */
    emptyMonths: z.number().int(),
    steps: z.array(radarStep).max(400),
    after: cents.nullable(),
    /** If every explanation is accepted. */
    afterExplained: cents.nullable(),
    /** Findings that a buyer asks about and that have no price of their own. */
    asked: z
      .array(
        z.object({ findingId: id, test: z.enum(findingTests), subject: z.string(), explained: z.boolean() }),
      )
      .max(400),
    /** Adjustments that lack evidence; none while the books tell no earnings. */
    weak: z.array(weakAdjustment).max(100),
  }),
  failure: 'unable to work out the letter',
});
