import { z } from 'zod';
import { id, instant } from '#wire/words.ts';

/** `roomId` is `null` for an expert, who has no room. */
export const waitingQuestions = z.object({
  roomId: id.nullable(),
  title: z.string(),
  as: z.enum(['seller', 'broker', 'expert']),
  questions: z.number().int(),
  since: instant,
});
export type WaitingQuestions = z.output<typeof waitingQuestions>;
