import { z } from 'zod';
import { databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { endpoint } from '#wire/endpoint.ts';
import { email, empty, id, idParams, instant, line, prose, seenVersion } from '#wire/words.ts';
import { commentView, mostRemark, placeShape, reportComments } from './comment-shapes.ts';

const stage = z.enum(databookStages);
/** Of a review, at a time. */
export const mostReviewers = 5;

export const inviteReviewer = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/reviewer',
  summary:
    'Invites a CPA by email to read and comment on the reports of a review, in addition to those already invited; for an invited CPA, changes the stage',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** `stage`: they read the reports of this stage and of those before it. */
  body: z.object({ email, stage }),
  reply: empty,
  refusals: ['not-found', 'reviewer-is-party', 'reviewers-full'],
  failure: 'unable to invite the CPA',
});

export const endReviewer = endpoint({
  method: 'DELETE',
  path: '/api/earnings-reviews/:id/reviewer',
  summary: 'Ends a CPA’s access to the reports of a review, for the seller or the CPA',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** Of whom; left out by the CPA who leaves. */
  query: z.object({ email: email.optional() }),
  reply: empty,
  refusals: ['not-found'],
  failure: 'unable to end the access',
});

export const listReadings = endpoint({
  method: 'GET',
  path: '/api/report-readings',
  summary:
    'Reviews whose reports the caller is invited to read as a CPA, matched by confirmed email address; newest first',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  reply: z.object({
    items: z
      .array(
        z.object({
          reviewId: id,
          businessName: z.string(),
          invitedAt: instant,
          /** The newest of each stage that is open to them. */
          reports: z
            .array(
              z.object({
                id,
                stage,
                number: z.number().int(),
                final: z.boolean(),
                madeAt: instant,
                open: z.number().int(),
                /** By the reader. */
                signedOff: z.boolean(),
              }),
            )
            .max(databookStages.length),
        }),
      )
      .max(50),
  }),
  failure: 'unable to get the reports',
});

export const listSignOffs = endpoint({
  method: 'GET',
  path: '/api/report-sign-offs',
  summary: 'The caller’s sign-offs as a CPA, newest first, including reviews that they can no longer access',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  reply: z.object({
    items: z
      .array(
        z.object({
          id,
          businessName: z.string(),
          stage,
          number: z.number().int(),
          ...{ name: z.string(), credential: z.string(), firm: z.string() },
          ...{ licenseState: z.string(), licenseNumber: z.string(), signedAt: instant },
          withdrawn: z.object({ at: instant, reason: z.string() }).nullable(),
        }),
      )
      .max(100),
  }),
  failure: 'unable to get the sign-offs',
});

export const getReportComments = endpoint({
  method: 'GET',
  path: '/api/earnings-reports/:id/comments',
  summary:
    'CPA comments on the reports of this stage, with what has changed at each place, and the sign-offs of this report',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: reportComments,
  failure: 'unable to get the comments',
});

export const addReportComment = endpoint({
  method: 'POST',
  path: '/api/earnings-reports/:id/comments',
  summary: 'Comments on a chapter, figure or line of the newest report of a stage, as a CPA',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ place: placeShape, words: prose(1, mostRemark) }),
  reply: z.object({ id }),
  status: 201,
  refusals: [
    'not-found',
    'not-your-move',
    'report-signed-off',
    'report-not-newest',
    'comment-place',
    'comments-full',
  ],
  failure: 'unable to add the comment',
});

export const moveReportComment = endpoint({
  method: 'POST',
  path: '/api/report-comments/:id/moves',
  summary:
    'Answers, resolves or reopens a comment: the seller answers or resolves it, the CPA who wrote it resolves or reopens it',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    version: seenVersion(),
    to: z.enum(['answered', 'resolved', 'open']),
    words: prose(0, mostRemark),
  }),
  reply: commentView.pick({ id: true, state: true, version: true }),
  refusals: [
    ...(['not-found', 'stale', 'invalid-transition', 'not-your-move'] as const),
    ...(['comment-words', 'report-signed-off', 'comments-full'] as const),
  ],
  failure: 'unable to take this step',
});

export const signOffReport = endpoint({
  method: 'POST',
  path: '/api/earnings-reports/:id/sign-offs',
  summary:
    'Signs off a final report, as a CPA, and closes their comments on it; refused while comments are open',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  /** All as the CPA states it; no one checks it. */
  body: z.object({
    name: line(2, 120),
    credential: line(1, 80),
    firm: line(1, 120),
    licenseState: line(2, 40),
    licenseNumber: line(1, 40),
  }),
  reply: z.object({ id }),
  status: 201,
  refusals: [
    ...(['not-found', 'not-your-move', 'report-signed-off'] as const),
    ...(['report-not-newest', 'report-not-final', 'report-comments-open', 'reviewers-full'] as const),
  ],
  failure: 'unable to sign off the report',
});

export const withdrawSignOff = endpoint({
  method: 'POST',
  path: '/api/report-sign-offs/:id/withdrawals',
  summary: 'Withdraws a sign-off with a reason, as the CPA who gave it; possible after their access ended',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ reason: prose(1, mostRemark) }),
  reply: empty,
  status: 201,
  refusals: ['not-found', 'sign-off-withdrawn'],
  failure: 'unable to withdraw the sign-off',
});
