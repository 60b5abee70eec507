import { z } from 'zod';
import { line } from '#wire/words.ts';
import { longestDrawing } from './domain/drawn-signature.ts';
import { capacities } from './domain/signing.ts';

/** The hash of the text that stood on the screen. */
export const shownSha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256.');

/** What both signatures are made of. */
export const signature = z.object({
  name: line(1, 120),
  capacity: z.enum(capacities),
  entity: line(0, 200).optional(),
  /** A drawn signature as SVG path data; left out where the typed name is the signature. */
  drawing: z.string().max(longestDrawing, 'Too long.').optional(),
  /** The hash of the text that was on the screen: another text is refused. */
  documentSha256: shownSha256,
  readToEnd: z.boolean(),
  timeZone: line(0, 60).optional(),
});
