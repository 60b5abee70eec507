import { z } from 'zod';
import { id, instant } from '#wire/words.ts';
import { largestPaper, mostPapers, paperTypes } from './domain/paper.ts';
import { questionKeys } from './domain/question.ts';

/** The server detects the actual type. */
export const paperUpload = { types: paperTypes, limit: largestPaper } as const;

export const paperView = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  addedAt: instant,
  by: z.object({ name: z.string(), you: z.boolean() }).nullable(),
  questions: z.array(z.enum(questionKeys)).max(35),
  mayDelete: z.boolean(),
});
export const paperList = z.object({ papers: z.array(paperView).max(mostPapers) });
