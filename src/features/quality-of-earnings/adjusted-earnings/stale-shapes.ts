import { z } from 'zod';
import { id, instant, money } from '#wire/words.ts';
import { latestKeys } from './domain/latest-figures.ts';

/** What a document shows of the last twelve months and the books do not say any more. `null` where it is asked for: they agree. */
export const staleView = z.object({
  /** `null`: it changed a moment ago. */
  since: instant.nullable(),
  /** Empty for people who may not see new figures before they are published. */
  moved: z.array(z.object({ key: z.enum(latestKeys), was: money, now: money })).max(latestKeys.length),
});
export type StaleView = z.output<typeof staleView>;

const booksYear = z.object({
  /** `LTM`, or a fiscal year such as `FY2025`. */
  key: z.string(),
  revenue: money,
  ebitda: money,
  adjustedEbitda: money,
  sde: money,
});

/** What the books said of whole years, from `since` on; of none, while they do not cover one. */
const booksSaidView = z.object({ since: instant, years: z.array(booksYear).max(2) });

const stated = money.nullable();

/** `reviewId`: `null`, with nothing said, if there is no review that the caller may see. */
export const statedFiguresView = z.object({
  stated: z.object({ revenue: stated, ebitda: stated, sde: stated }),
  reviewId: id.nullable(),
  /** The newest first. */
  said: z.array(booksSaidView).max(20),
});
