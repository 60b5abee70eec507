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

/** An answer to the caller's own question whose notification is unread. */
export const unreadAnswer = z.object({
  notificationId: id,
  roomId: id,
  questionId: id,
  title: z.string(),
  since: instant,
});
export type WaitingQuestions = z.output<typeof waitingQuestions>;
export type UnreadAnswer = z.output<typeof unreadAnswer>;
