import { z } from 'zod';
import { industryValues } from '#features/marketplace/businesses/domain/industries.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { roomRefusals } from '#wire/upload.ts';
import { email, empty, id, idParams, instant, line, seenVersion } from '#wire/words.ts';
import { answerView, bothScores, sentAnswer } from './answer-shapes.ts';
import { questionKeys, sectionKeys } from './domain/question.ts';
import { helperStatus, helperView, invitationView, share } from './helper-shapes.ts';
import { paperList, paperUpload, paperView } from './paper-shapes.ts';

const checkHead = z.object({
  id,
  businessId: id,
  businessName: z.string(),
  industry: z.enum(industryValues),
  createdAt: instant,
  version: z.number().int(),
  /** `broker`: one whose engagement includes approvals. `helper`: anyone invited to a part. */
  side: z.enum(['owner', 'broker', 'helper']),
  sections: z.array(z.enum(sectionKeys)).max(5),
  books: z.boolean(),
  /** Whether the owner has placed the order: at the start, or when they first open the check. */
  ordered: z.boolean(),
  orderId: id.nullable(),
});

const checkLine = checkHead.extend({
  answered: z.number().int(),
  applicable: z.number().int(),
  /** 0 to 100, not rounded; `null` without enough answers. Absent for helpers. */
  score: z.object({ claimed: z.number().nullable(), evidenced: z.number().nullable() }).nullable(),
});

export const startCheck = endpoint({
  method: 'POST',
  path: '/api/health-checks',
  summary:
    'Starts the health check of a business of the caller or of their client; returns the existing check if there is one',
  who: 'signed-in',
  scope: 'health-checks:write',
  body: z.object({ businessId: id }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found', 'too-many-unpaid'],
  failure: 'unable to start the health check',
});

export const startCheckFor = endpoint({
  method: 'POST',
  path: '/api/listing/:id/health-check',
  summary:
    'Starts the health check of the business behind a listing, for its owner or a broker whose engagement includes approvals; returns the existing check if there is one',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found', 'too-many-unpaid'],
  failure: 'unable to start the health check',
});

export const listChecks = endpoint({
  method: 'GET',
  path: '/api/health-checks',
  summary: 'The health checks that the caller owns or works on, newest first',
  who: 'signed-in',
  scope: 'health-checks:read',
  query: cursorQuery,
  reply: pageOf(checkLine),
  failure: 'unable to get the health checks',
});

export const getCheck = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id',
  summary: 'A health check that the caller owns or works on',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: checkHead,
  failure: 'unable to get the health check',
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/answers',
  summary:
    'The answers of the sections that the caller may see, each with its author and its supporting documents',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: z.object({ answers: z.array(answerView).max(35) }),
  failure: 'unable to get the answers',
});

export const putAnswer = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/answers',
  summary: 'Answers one question or clears the answer; sending the current answer again is accepted',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: sentAnswer,
  reply: z.object({ answer: answerView.nullable() }),
  refusals: ['not-found', 'stale', 'invalid-fields'],
  failure: 'unable to save the answer',
});

export const getScore = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/score',
  summary:
    'The score of a health check, as answered and as documented, for its owner and brokers under an engagement',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: bothScores,
  failure: 'unable to get the score',
});

export const addPaper = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/papers',
  summary: 'Uploads a supporting document, stored encrypted; attached to an answer where one is named',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  query: z.object({ name: line(1, 200), question: z.enum(questionKeys).optional() }),
  upload: paperUpload,
  reply: paperView,
  status: 201,
  refusals: ['paper-not-taken', 'paper-infected', 'too-many-papers', 'no-answer-yet', ...roomRefusals],
  failure: 'unable to add the paper',
});

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/papers',
  summary:
    'The supporting documents of a health check, newest first; a collaborator sees their own and those of their sections',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: paperList,
  failure: 'unable to get the papers',
});

export const linkPaper = endpoint({
  method: 'POST',
  path: '/api/check-papers/:id/links',
  summary: 'Attaches a supporting document to an answer, or removes it',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ question: z.enum(questionKeys), behind: z.boolean() }),
  reply: z.object({ answer: answerView }),
  refusals: ['no-answer-yet', 'too-many-papers'],
  failure: 'unable to change what the document supports',
});

export const getPaperFile = endpoint({
  method: 'GET',
  path: '/api/check-papers/:id/file',
  summary: 'The file of a supporting document; every view is recorded',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: { file: 'application/octet-stream' },
  failure: 'unable to get the file',
});

export const deletePaper = endpoint({
  method: 'DELETE',
  path: '/api/check-papers/:id',
  summary:
    'Deletes a supporting document; the answers and add-backs that it supported are no longer documented by it',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: empty,
  failure: 'unable to delete the paper',
});

export const inviteHelper = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/helpers',
  summary:
    'Invites a collaborator by email to answer sections of a health check or to keep its books; the reply does not reveal whether they have an account',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ email, ...share }),
  reply: helperView,
  status: 201,
  refusals: ['own-address', 'nothing-to-do', 'helper-open', 'too-many-helpers'],
  failure: 'unable to invite them',
});

export const listHelpers = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/helpers',
  summary: 'The collaborators whom the owner invited, newest first, with how much each answered',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(helperView),
  failure: 'unable to get the people',
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/check-invitations',
  summary:
    'Pending invitations to help with a health check, sent to the caller’s confirmed email address; newest first',
  who: 'signed-in',
  scope: 'health-checks:read',
  query: cursorQuery,
  reply: pageOf(invitationView),
  failure: 'unable to get the invitations',
});

export const moveHelper = endpoint({
  method: 'POST',
  path: '/api/check-helpers/:id/moves',
  summary: 'Accepts, declines, withdraws or ends help with a health check; effective at once',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ to: helperStatus, version: seenVersion() }),
  reply: z.object({
    id,
    status: helperStatus,
    version: z.number().int(),
    checkId: id.nullable(),
  }),
  refusals: ['stale', 'invalid-transition', 'not-your-move'],
  failure: 'unable to change the help',
});
