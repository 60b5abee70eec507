import { z } from 'zod';
import { id, instant } from '#wire/words.ts';
import { largestPaper, mostPapers, paperTypes } from './domain/paper.ts';
import { questionKeys } from './domain/question.ts';

/** What it really is, the server finds out. */
export const paperUpload = { types: paperTypes, limit: largestPaper } as const;

/** A paper as whoever may open it sees it. */
export const paperView = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  addedAt: instant,
  /** Who added it; `null` once that account is closed. */
  by: z.object({ name: z.string(), you: z.boolean() }).nullable(),
  /** The answers that it stands behind, of those that the caller may see. */
  questions: z.array(z.enum(questionKeys)).max(35),
  /** Whether the caller may delete it. */
  mayDelete: z.boolean(),
});
export const paperList = z.object({ papers: z.array(paperView).max(mostPapers) });
