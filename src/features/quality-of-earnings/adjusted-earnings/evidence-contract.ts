import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, line, seenVersion } from '#wire/words.ts';
import { bankChoice, documentChoice, mostReferences, sentReference } from './evidence-shapes.ts';

export const listEvidenceDocuments = endpoint({
  method: 'GET',
  path: '/api/earnings-adjustments/:id/evidence-documents',
  summary:
    'Documents that an adjustment can refer to: of the health check and the deal room of the business, as far as the caller may open them, and schedules of the review',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({ words: line(0, 100).default('') }),
  reply: z.object({
    items: z.array(documentChoice).max(100),
    more: z.boolean(),
    /** The health check that a new document can be added to; `null`: none that the caller may see. */
    healthCheckId: id.nullable(),
  }),
  failure: 'unable to get the documents',
});

export const listEvidenceLines = endpoint({
  method: 'GET',
  path: '/api/earnings-adjustments/:id/evidence-lines',
  summary:
    'Bank statement lines that an adjustment can refer to: those with some words or an amount, or only those that pay its ledger entries exactly',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  /** `fitting`: only lines that pay an entry which no line pays yet. */
  query: z.object({
    words: line(0, 100).default(''),
    fitting: z.enum(['yes', 'no']).default('no'),
    after: line(1, 40).optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    items: z.array(bankChoice).max(mostReferences),
    next: z.string().nullable(),
    /** How many more lines fit than the adjustment can refer to. */
    left: z.number().int(),
  }),
  failure: 'unable to get the bank lines',
});

export const chooseEvidence = endpoint({
  method: 'PUT',
  path: '/api/earnings-adjustments/:id/evidence',
  summary:
    'Adds references to an adjustment (a document with a page, a schedule with a row, or a bank statement line) and removes others',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    version: seenVersion(),
    add: z.array(sentReference).max(mostReferences),
    remove: z.array(id).max(mostReferences),
  }),
  reply: z.object({ references: z.number().int().max(mostReferences) }),
  refusals: ['not-found', 'stale', 'evidence-unknown', 'evidence-place', 'too-many-references'],
  failure: 'unable to save the evidence',
});
