import { z } from 'zod';

/** Screen and PDF render the same blocks. */
export const block = z.object({
  kind: z.enum(['title', 'heading', 'clause', 'paragraph']),
  number: z.string().nullable(),
  text: z.string(),
});

export const filePages = z.object({
  bytes: z.number().int(),
  /** Only the proportion matters. */
  pages: z.array(z.object({ width: z.number().int(), height: z.number().int() })).max(100),
});
/** `width` is in pixels. */
export const pageQuery = z.object({
  number: z.coerce.number().int().min(1).max(100).default(1),
  width: z.enum(['800', '1400', '2200']).default('1400'),
});
