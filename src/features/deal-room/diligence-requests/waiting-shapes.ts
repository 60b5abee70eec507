import { z } from 'zod';
import { id, instant } from '#wire/words.ts';

/** `roomId` is `null` for an expert, who has no room. */
export const waitingRoom = z.object({
  roomId: id.nullable(),
  title: z.string(),
  as: z.enum(['seller', 'broker', 'buyer', 'expert']),
  requests: z.number().int(),
  overdue: z.number().int(),
  since: instant,
});
export type WaitingRoom = z.output<typeof waitingRoom>;
