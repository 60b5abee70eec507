import { z } from 'zod';
import { may } from '#wire/may.ts';
import { id, instant } from '#wire/words.ts';
import { helperStatuses } from './domain/check-helper.ts';
import { sectionKeys } from './domain/question.ts';

export const helperStatus = z.enum(helperStatuses);
export const share = {
  sections: z.array(z.enum(sectionKeys)).max(5),
  books: z.boolean(),
};

export const helperView = z.object({
  id,
  status: helperStatus,
  version: z.number().int(),
  email: z.string(),
  ...share,
  invitedAt: instant,
  acceptedAt: instant.nullable(),
  endedAt: instant.nullable(),
  name: z.string().nullable(),
  answered: z.number().int(),
  may: z.record(helperStatus, may),
});

/** For the invited person: only what they are asked to do, nothing else of the check. */
export const invitationView = z.object({
  id,
  status: helperStatus,
  version: z.number().int(),
  ...share,
  invitedAt: instant,
});
