import { z } from 'zod';

/** One piece of the agreement, shown and printed alike. */
export const block = z.object({
  kind: z.enum(['title', 'heading', 'clause', 'paragraph']),
  number: z.string().nullable(),
  text: z.string(),
});

/** The pages of an agreement that is a file. */
export const filePages = z.object({
  bytes: z.number().int(),
  /** How each is drawn: only the proportion counts. */
  pages: z.array(z.object({ width: z.number().int(), height: z.number().int() })).max(100),
});
/** Which page, and how wide it is drawn, in pixels. */
export const pageQuery = z.object({
  number: z.coerce.number().int().min(1).max(100).default(1),
  width: z.enum(['800', '1400', '2200']).default('1400'),
});
