import { z } from 'zod';
import { may } from '#wire/may.ts';
import { id, instant } from '#wire/words.ts';
import { helperStatuses } from './domain/check-helper.ts';
import { sectionKeys } from './domain/question.ts';

export const helperStatus = z.enum(helperStatuses);
/** What is shared with a helper. */
export const share = {
  sections: z.array(z.enum(sectionKeys)).max(5),
  books: z.boolean(),
};

/** An invitation as the owner of the check sees it. */
export const helperView = z.object({
  id,
  status: helperStatus,
  version: z.number().int(),
  /** As the owner typed it. */
  email: z.string(),
  ...share,
  invitedAt: instant,
  acceptedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Told from the acceptance on. */
  name: z.string().nullable(),
  /** Answers that stand as this person gave them. */
  answered: z.number().int(),
  may: z.record(helperStatus, may),
});

/** An invitation as whoever was invited sees it: nothing of the check but what is asked of them. */
export const invitationView = z.object({
  id,
  status: helperStatus,
  version: z.number().int(),
  ...share,
  invitedAt: instant,
});
