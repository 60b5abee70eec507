import { z } from 'zod';
import { staleView } from '#features/quality-of-earnings/adjusted-earnings/stale-shapes.ts';
import { databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { signOffView } from './comment-shapes.ts';
import { mostSignOffs } from './domain/sign-off.ts';
import { earningsReportShape } from './report-shapes.ts';
import { mostReviewers } from './reviewer-contract.ts';

const mostPoints = 60;

const head = z.object({
  id,
  stage: z.enum(databookStages),
  /** Of its stage. */
  number: z.number().int(),
  dataset: z.number().int(),
  final: z.boolean(),
  madeAt: instant,
  madeBy: z.string().nullable(),
  /** Whether it was put into a deal room; `gone`: its document was removed there. */
  copy: z
    .object({
      status: z.enum(['waiting', 'placed', 'gone', 'failed']),
      refusal: z.string().nullable(),
      /** Whether the file there says of sign-offs what is so now. */
      current: z.boolean(),
    })
    .nullable(),
  signOffs: z.array(signOffView).max(mostSignOffs),
  stale: staleView.nullable(),
});

export const listEarningsReports = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/reports',
  summary: 'The reports of a review by access stage, and the open points to resolve before a final one',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({
    /** Number of the current dataset version; 0: nothing was read yet. */
    dataset: z.number().int(),
    /** The open deal room of the business, if the caller may add files to it. */
    roomId: id.nullable(),
    open: z.array(z.object({ code: z.string(), words: z.string() })).max(mostPoints),
    /** The CPAs who are invited to read and comment, the first one first. */
    reviewers: z
      .array(z.object({ email: z.string(), stage: z.enum(databookStages), invitedAt: instant }))
      .max(mostReviewers),
    mayInvite: z.boolean(),
    /** Comments of CPAs by stage, and how many of them are not resolved. */
    comments: z
      .array(z.object({ stage: z.enum(databookStages), all: z.number().int(), open: z.number().int() }))
      .max(databookStages.length),
    /** The newest first. */
    reports: z.array(head).max(60),
  }),
  failure: 'unable to get the reports',
});

export const makeEarningsReport = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/reports',
  summary:
    'Creates the next report of a stage: a draft, or a final one, which discloses each open point; refused if nothing has changed since the last one',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    stage: z.enum(databookStages),
    final: z.boolean(),
    /** Codes of open points that the caller has seen and discloses. */
    disclosed: z.array(line(1, 200)).max(mostPoints),
  }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found', 'no-ledger-yet', 'report-points-open', 'earnings-report-current'],
  failure: 'unable to write the report',
});

export const getEarningsReport = endpoint({
  method: 'GET',
  path: '/api/earnings-reports/:id',
  summary: 'A report of a review in full',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: head.extend({
    reviewId: id,
    businessName: z.string(),
    report: earningsReportShape,
    /** By place in the report, the figures that the caller may open. */
    figures: z.record(z.string(), z.string()),
  }),
  failure: 'unable to get the report',
});

export const downloadEarningsReport = endpoint({
  method: 'GET',
  path: '/api/earnings-reports/:id/pdf',
  summary: 'A report of a review as a PDF',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['printer-busy'],
  failure: 'unable to print the report',
});

export const copyEarningsReportToRoom = endpoint({
  method: 'POST',
  path: '/api/earnings-reports/:id/room-copies',
  summary:
    'Adds a report as a PDF to folder 03 of the deal room, as a draft document that opens with its stage',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: z.object({ roomId: id }),
  status: 201,
  refusals: ['not-found', 'report-without-room', 'report-in-room', 'names-of-another-room', 'folders-full'],
  failure: 'unable to put the report into the deal room',
});

export const listStaleDocuments = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/stale-documents',
  summary:
    'The published reports and databooks that the caller may read whose figures no longer match the books: for the seller at once and with the figures, for buyers without them and after they were notified',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  reply: z.object({
    items: z
      .array(
        z.object({
          documentId: id,
          /** The published one: an earlier version shows what it did. */
          versionId: id,
          kind: z.enum(['report', 'databook']),
          stale: staleView,
        }),
      )
      .max(20),
  }),
  failure: 'unable to compare the reports of the room with the books',
});
