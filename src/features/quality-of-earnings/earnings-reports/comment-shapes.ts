import { z } from 'zod';
import { may } from '#wire/may.ts';
import { id, instant } from '#wire/words.ts';
import { reportParts } from './domain/report-basis.ts';
import { commentSides, commentStates } from './domain/report-comments.ts';
import { placeParts } from './domain/report-places.ts';
import { mostSignOffs } from './domain/sign-off.ts';

export const mostRemark = 2_000;
/** Of the reports of one stage. */
export const mostComments = 300;
const mostRemarks = 200;

/** Its limits are those of a title and of the labels that books can have. */
export const placeShape = z.object({
  chapter: z.string().min(1).max(60),
  part: z.enum(placeParts),
  caption: z.string().max(200),
  label: z.string().max(1_000),
  nth: z.number().int().min(0).max(10_000),
});

export const signOffView = z.object({
  id,
  name: z.string(),
  credential: z.string(),
  firm: z.string(),
  licenseState: z.string(),
  licenseNumber: z.string(),
  /** How many comments were resolved when they signed. */
  comments: z.number().int(),
  signedAt: instant,
  /** What changed since the report was written. */
  changed: z.array(z.enum(reportParts)).max(reportParts.length),
});

export const commentView = z.object({
  id,
  place: placeShape,
  state: z.enum(commentStates),
  version: z.number().int(),
  /** Of the report in which it was written. */
  reportNumber: z.number().int(),
  /** What differs at its place in the report that is read; `null`: that report does not have the place. */
  changes: z
    .array(z.object({ column: z.string(), was: z.string().nullable(), now: z.string().nullable() }))
    .max(20)
    .nullable(),
  remarks: z
    .array(
      z.object({
        by: z.enum(commentSides),
        /** Of reviewers, and for the seller’s side of the seller’s people. */
        name: z.string().nullable(),
        state: z.enum(commentStates),
        words: z.string(),
        at: instant,
      }),
    )
    .max(mostRemarks),
  may: z.object({ answered: may, resolved: may, open: may }),
});
export type CommentView = z.output<typeof commentView>;

export const reportComments = z.object({
  /** `null`: a reader who neither comments nor answers. */
  side: z.enum(commentSides).nullable(),
  open: z.number().int(),
  /** Of all reports of the stage, the newest first. */
  comments: z.array(commentView).max(mostComments),
  /** What changed since this report was written. */
  changed: z.array(z.enum(reportParts)).max(reportParts.length),
  /** The first one first. */
  signOffs: z.array(signOffView).max(mostSignOffs),
  /** The reader’s own. */
  ownSignOff: id.nullable(),
  /** Those of this report that were withdrawn, with their reason. */
  withdrawn: z
    .array(z.object({ name: z.string(), signedAt: instant, withdrawnAt: instant, reason: z.string() }))
    .max(20),
  may: z.object({ comment: may, sign: may }),
});
