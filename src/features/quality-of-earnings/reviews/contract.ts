import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { empty, id, idParams, instant, seenVersion } from '#wire/words.ts';
import { intakeKeys, intakeStates } from './domain/intake.ts';

const day = z.iso.date();
const reviewLine = z.object({
  id,
  businessId: id,
  businessName: z.string(),
  /** `broker`: one whose engagement includes approvals. `helper`: anyone invited to the books. */
  side: z.enum(['owner', 'broker', 'helper']),
  createdAt: instant,
  /** Number of the dataset version; 0: nothing was read yet. */
  dataset: z.number().int(),
});

const check = z.object({
  code: z.string(),
  grade: z.enum(['proved', 'wrong', 'question', 'absent']),
  /** In cents, exact. */
  difference: z.number().int().nullable(),
  count: z.number().int(),
  /** The months that it is about, where it names them: those in which a ledger has no entries. */
  months: z.array(z.string()).max(60).optional(),
});

const reviewView = reviewLine.extend({
  version: z.number().int(),
  yearEnds: day,
  latestEnds: day,
  years: z.union([z.literal(2), z.literal(3)]),
  periods: z
    .array(z.object({ key: z.string(), kind: z.enum(['year', 'stub', 'latest']), from: day, to: day }))
    .max(5),
  intake: z
    .array(z.object({ key: z.enum(intakeKeys), state: z.enum(intakeStates), checks: z.array(check).max(20) }))
    .max(10),
  datasets: z
    .array(
      z.object({
        number: z.number().int(),
        cause: z.enum(['file_added', 'file_replaced', 'file_removed']),
        createdAt: instant,
        /** Months of accounts that differ from the version before, and the largest of them. */
        moved: z.object({
          count: z.number().int(),
          largest: z
            .array(
              z.object({
                path: z.string(),
                month: z.string(),
                before: z.number().int(),
                after: z.number().int(),
              }),
            )
            .max(20),
        }),
      }),
    )
    .max(50),
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews',
  summary:
    'The quality of earnings reviews that the caller owns or works on, newest first, and the caller’s businesses without one',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  query: cursorQuery,
  reply: pageOf(reviewLine).extend({
    startable: z
      .array(z.object({ businessId: id, businessName: z.string(), side: z.enum(['owner', 'broker']) }))
      .max(50),
  }),
  failure: 'unable to get the reviews',
});

export const startReview = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews',
  summary:
    'Starts the quality of earnings review of a business of the caller or of their client; returns the existing review if there is one',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  body: z.object({ businessId: id }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found'],
  failure: 'unable to start the review',
});

export const getReview = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id',
  summary: 'A review: its periods, the status of each document, and its dataset versions',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: reviewView,
  failure: 'unable to get the review',
});

export const setReviewPeriods = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id',
  summary: 'Sets the period ends of a review and how many fiscal years it covers',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    version: seenVersion(),
    yearEnds: day,
    latestEnds: day,
    years: z.union([z.literal(2), z.literal(3)]),
  }),
  reply: reviewView,
  refusals: ['stale', 'not-a-month-end', 'latest-before-year', 'ends-far-apart', 'ends-ahead'],
  failure: 'unable to save the periods',
});

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/earnings-reviews/:id',
  summary: 'Deletes a review with all of its data; only for its owner',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: empty,
  refusals: ['not-found'],
  failure: 'unable to delete the review',
});
