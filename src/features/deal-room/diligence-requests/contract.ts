import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { pageOf } from '#wire/page-of.ts';
import { unreadableSheet } from '#wire/unreadable-sheet.ts';
import { idParams } from '#wire/words.ts';
import {
  chosen,
  coverageView,
  handling,
  listQuery,
  listUpload,
  manyAnswers,
  matchSaid,
  requestContent,
  requestCounts,
  requestView,
  step,
} from './diligence-shapes.ts';
import { longestText, mostAtOnce } from './domain/request-lines.ts';

export const addRequests = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/diligence-requests',
  summary: 'Submits one or more requests for documents and facts, as a buyer; not visible to other buyers',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({ items: z.array(requestContent).min(1).max(mostAtOnce) }),
  reply: z.object({ first: z.number().int(), last: z.number().int() }),
  status: 201,
  refusals: ['diligence-own-room', 'diligence-full', 'no-such-target', 'room-closed'],
  failure: 'unable to send requests',
});

export const readRequestList = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/request-lists',
  summary: 'Returns a workbook sheet as CSV for importing requests; nothing is stored',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  query: z.object({ sheet: z.string().min(1).max(200).optional() }),
  upload: listUpload,
  reply: z.object({
    text: z.string().max(longestText),
    sheet: z.string().nullable(),
    sheets: z.array(z.string()).max(1_000),
  }),
  refusals: ['diligence-own-room', 'request-list-too-long', 'sheet-unknown', ...unreadableSheet],
  failure: 'unable to read the list',
});

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/diligence-requests',
  summary: 'The diligence requests of a room: all for the seller’s side, only their own for a buyer',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  query: listQuery,
  reply: pageOf(requestView),
  failure: 'unable to get requests',
});

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/diligence-counts',
  summary: 'Counts the diligence requests of a room by status and by assignee, with the number overdue',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  reply: requestCounts,
  failure: 'unable to count requests',
});

export const readCoverage = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/diligence-coverage',
  summary: 'How many diligence requests the documents of the room answer, and which can be answered now',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  query: chosen.pick({ person: true }),
  reply: coverageView,
  failure: 'unable to compare requests with the room',
});

export const answerMany = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/diligence-answers',
  summary: 'Answers diligence requests with the matched documents that the buyer may open',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: manyAnswers,
  reply: z.object({ answered: z.number().int() }),
  refusals: [
    'invalid-transition',
    'not-your-move',
    'stale',
    'seller-decides',
    'no-such-target',
    'room-closed',
  ],
  failure: 'unable to answer requests',
});

export const confirmMatch = endpoint({
  method: 'POST',
  path: '/api/diligence-requests/:id/matches',
  summary:
    'Confirms or rejects documents as an answer to a request and to all others with the same text, for the seller’s side',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: matchSaid,
  reply: requestView,
  refusals: ['invalid-transition', 'not-your-move', 'seller-decides', 'no-such-target', 'room-closed'],
  failure: 'unable to keep the match',
});

export const exportRequests = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/diligence-requests.csv',
  summary: 'The diligence requests of a room as CSV',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  query: chosen,
  reply: { file: 'text/csv; charset=utf-8' },
  failure: 'unable to export requests',
});

export const listPutRequests = endpoint({
  method: 'GET',
  path: '/api/diligence-requests',
  summary: 'Diligence requests that are assigned to the caller as an expert',
  who: 'signed-in',
  scope: 'diligence:read',
  query: listQuery.pick({ after: true, size: true }),
  reply: pageOf(requestView),
  failure: 'unable to get requests',
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/diligence-requests/:id',
  summary: 'One diligence request, as far as the caller may see it',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  reply: requestView,
  failure: 'unable to get request',
});

export const changeRequest = endpoint({
  method: 'PUT',
  path: '/api/diligence-requests/:id',
  summary: 'Changes the text, due date or priority of a pending request, as its buyer',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: requestContent.extend({ version: step.shape.version }),
  reply: requestView,
  refusals: ['not-your-move', 'invalid-transition', 'stale', 'no-such-target', 'room-closed'],
  failure: 'unable to change request',
});

export const handleRequest = endpoint({
  method: 'PUT',
  path: '/api/diligence-requests/:id/handling',
  summary: 'Sets the assignee and the folder of a request, for the seller’s side',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: handling,
  reply: requestView,
  refusals: ['not-your-move', 'stale', 'no-such-target', 'no-such-broker', 'expert-is-buyer', 'room-closed'],
  failure: 'unable to change request',
});

export const moveRequest = endpoint({
  method: 'POST',
  path: '/api/diligence-requests/:id/moves',
  summary: 'Moves a request: assign, answer, decline, accept the answer, reopen or withdraw',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: step,
  reply: requestView,
  refusals: [
    'invalid-transition',
    'not-your-move',
    'stale',
    'seller-decides',
    'diligence-answer',
    'diligence-reason',
    'diligence-note',
    'no-such-target',
    'room-closed',
  ],
  failure: 'unable to move request',
});
