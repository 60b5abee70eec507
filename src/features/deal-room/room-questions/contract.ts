import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { email, id, idParams, instant, prose, seenVersion } from '#wire/words.ts';
import { questionStates, routes } from './domain/question.ts';

/** Characters. `mostOpen`: waiting questions of one buyer per room. */
export const longest = { question: 2_000, answer: 5_000, reason: 500 } as const;
export const mostOpen = 50;

const state = z.enum(questionStates);
const version = seenVersion();

/** A question as the reader may see it. `null`: hidden from the reader, or not set. */
export const questionView = z.object({
  id,
  /** `null` for an expert, who has no room. */
  roomId: id.nullable(),
  general: z.boolean(),
  /** `null` if there is none, or if the buyer who asked can no longer open it. */
  document: z.object({ id, name: z.string() }).nullable(),
  page: z.number().int().nullable(),
  question: z.string(),
  state,
  /** When it was asked; for other buyers, when it was published. */
  at: instant,
  answer: z.string().nullable(),
  reason: z.string().nullable(),
  mine: z.boolean(),
  manage: z
    .object({
      asker: z.object({ id, name: z.string() }),
      route: z.enum(routes).nullable(),
      routedTo: z.string().nullable(),
      publicQuestion: z.string().nullable(),
    })
    .nullable(),
  /** `null` for other buyers, who can only read. */
  version: version.nullable(),
  may: z.object({
    routed: may,
    drafted: may,
    approved: may,
    answered: may,
    published: may,
    declined: may,
    withdrawn: may,
  }),
});
export type QuestionView = z.output<typeof questionView>;

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/room-documents/:id/questions',
  summary: 'Asks the seller a question about a document, as a buyer; other buyers never learn who asked',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({
    page: z.number().int().min(1).max(100_000).nullable(),
    question: prose(1, longest.question),
  }),
  reply: questionView,
  status: 201,
  refusals: ['question-own-room', 'questions-full', 'room-closed'],
  failure: 'unable to ask question',
});

export const askGeneralQuestion = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/questions',
  summary:
    'Asks the seller a general question about the business, as a buyer; other buyers never learn who asked',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({ question: prose(1, longest.question) }),
  reply: questionView,
  status: 201,
  refusals: ['question-own-room', 'questions-full', 'room-closed'],
  failure: 'unable to ask question',
});

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/questions',
  summary:
    'The questions of a room: all for the seller’s side; for a buyer, their own and those that were published',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(questionView),
  failure: 'unable to get questions',
});

export const listRoutedQuestions = endpoint({
  method: 'GET',
  path: '/api/room-questions',
  summary: 'Questions that are assigned to the caller as an expert',
  who: 'signed-in',
  scope: 'diligence:read',
  query: cursorQuery,
  reply: pageOf(questionView),
  failure: 'unable to get questions',
});

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/room-questions/:id',
  summary: 'One question, as far as the caller may see it',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  reply: questionView,
  failure: 'unable to get question',
});

const routing = z.union([
  z.object({ kind: z.literal('seller') }),
  z.object({ kind: z.literal('broker'), id }),
  z.object({ kind: z.literal('expert'), email }),
]);

export const moveQuestion = endpoint({
  method: 'POST',
  path: '/api/room-questions/:id/moves',
  summary:
    'Assigns a question, drafts or approves its answer, sends it to the buyer, declines the question, or withdraws it',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({
    to: state,
    version,
    route: routing.optional(),
    answer: prose(1, longest.answer).optional(),
    publicQuestion: prose(1, longest.question).optional(),
    reason: prose(1, longest.reason).optional(),
  }),
  reply: questionView,
  refusals: [
    'room-closed',
    'invalid-transition',
    'not-your-move',
    'stale',
    'seller-decides',
    'question-route',
    'question-answer',
    'question-public',
    'question-reason',
    'no-such-broker',
    'expert-is-buyer',
  ],
  failure: 'unable to move question',
});
