import { z } from 'zod';
import { answerView } from '#features/valuation/health-check/answer-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { idParams, seenVersion } from '#wire/words.ts';
import { derivedKeys } from './domain/derived-answers.ts';

export const listBooksAnswers = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/books-answers',
  summary:
    'The answers to the questionnaire that follow from the books, for the sections that the caller may see',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: z.object({
    answers: z
      .array(
        z.object({
          question: z.enum(derivedKeys),
          value: z.number(),
          lossYear: z.boolean().optional(),
          benchmarked: z.boolean().optional(),
          documented: z.boolean(),
        }),
      )
      .max(derivedKeys.length),
  }),
  failure: 'unable to get what the books say',
});

export const useBooksAnswer = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/books-answers',
  summary: 'Takes the figure from the books as the answer; with a supporting document where files show it',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({
    question: z.enum(derivedKeys),
    version: seenVersion(0),
  }),
  reply: z.object({ answer: answerView.nullable() }),
  refusals: ['not-found', 'stale', 'invalid-fields', 'books-silent'],
  failure: 'unable to take the answer',
});
