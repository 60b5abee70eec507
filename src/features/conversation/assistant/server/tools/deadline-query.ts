import { z } from 'zod';

/** Kinds of days on which something is due or ends. */
export const deadlineQuery = z.object({
  only: z
    .enum(['offer', 'exclusivity', 'request', 'nda', 'engagement', 'proof', 'diligence', 'task'])
    .optional(),
});
export type DeadlineQuery = z.output<typeof deadlineQuery>;
