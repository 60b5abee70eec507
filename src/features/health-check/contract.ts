import { z } from 'zod';
import { industryValues } from '#features/businesses/domain/industries.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant } from '#wire/words.ts';
import { answerView, sentAnswer } from './answer-shapes.ts';
import { sectionKeys } from './domain/question.ts';

/** A check as whoever may open it sees it. */
export const checkHead = z.object({
  id,
  businessId: id,
  businessName: z.string(),
  industry: z.enum(industryValues),
  createdAt: instant,
  version: z.number().int(),
  /** What the asker is to it: its owner, a broker under a mandate, or somebody who was invited to a part. */
  side: z.enum(['owner', 'broker', 'helper']),
  /** The sections that the asker may read and answer. */
  sections: z.array(z.enum(sectionKeys)).max(5),
  /** Whether the asker may read and change the books. */
  books: z.boolean(),
});

export const startCheck = endpoint({
  method: 'POST',
  path: '/api/health-checks',
  summary:
    'Starts the health check of a business of the asker or of their client; the one it has, if it has one',
  who: 'signed-in',
  body: z.object({ businessId: id }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found'],
  failure: 'unable to start the health check',
});

export const listChecks = endpoint({
  method: 'GET',
  path: '/api/health-checks',
  summary: 'The health checks that the asker owns or works on, newest first',
  who: 'signed-in',
  query: cursorQuery,
  reply: pageOf(checkHead),
  failure: 'unable to get the health checks',
});

export const getCheck = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id',
  summary: 'A health check that the asker owns or works on',
  who: 'signed-in',
  params: idParams,
  reply: checkHead,
  failure: 'unable to get the health check',
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/answers',
  summary:
    'The answers of the sections that the asker may see, each with who gave it and the papers behind it',
  who: 'signed-in',
  params: idParams,
  reply: z.object({ answers: z.array(answerView).max(35) }),
  failure: 'unable to get the answers',
});

export const putAnswer = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/answers',
  summary:
    'Answers one question, or takes the answer back; an answer that stands so already is taken as it is',
  who: 'signed-in',
  params: idParams,
  body: sentAnswer,
  reply: z.object({ answer: answerView.nullable() }),
  refusals: ['not-found', 'stale', 'invalid-fields'],
  failure: 'unable to save the answer',
});
