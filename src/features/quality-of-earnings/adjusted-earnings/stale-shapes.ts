import { z } from 'zod';
import { instant, money } from '#wire/words.ts';
import { latestKeys } from './domain/latest-figures.ts';

/** What a document shows of the last twelve months and the books do not say any more. `null` where it is asked for: they agree. */
export const staleView = z.object({
  /** `null`: it changed a moment ago. */
  since: instant.nullable(),
  /** Empty for people who may not see new figures before they are published. */
  moved: z.array(z.object({ key: z.enum(latestKeys), was: money, now: money })).max(latestKeys.length),
});
export type StaleView = z.output<typeof staleView>;
