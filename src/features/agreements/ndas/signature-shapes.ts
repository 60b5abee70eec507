import { z } from 'zod';
import { instant, line } from '#wire/words.ts';
import { longestDrawing } from './domain/drawn-signature.ts';
import { sealLevels } from './domain/sealing.ts';
import { capacities } from './domain/signing.ts';

/** The hash of the text that stood on the screen. */
export const shownSha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256.');

/** What both signatures are made of. */
export const signature = z.object({
  name: line(1, 120),
  capacity: z.enum(capacities),
  entity: line(0, 200).optional(),
  /** The signer's title in the entity, as "Managing Member". */
  title: line(0, 120).optional(),
  /** A drawn signature as SVG path data; left out where the typed name is the signature. */
  drawing: z.string().max(longestDrawing, 'Too long.').optional(),
  /** The hash of the text that was on the screen: another text is refused. */
  documentSha256: shownSha256,
  readToEnd: z.boolean(),
  timeZone: line(0, 60).optional(),
});

/** A signature as it is shown. */
export const shownSignature = z.object({
  name: z.string(),
  capacity: z.enum(capacities),
  entity: z.string().nullable(),
  title: z.string().nullable(),
  /** SVG path data in a box of 600 by 200; `null` where the name was typed. */
  drawing: z.string().nullable(),
  signedAt: instant,
  termEndsAt: instant,
  /** Of the file that is handed out; `null` while it is being sealed. */
  fileSha256: z.string().nullable(),
  sealedAt: instant.nullable(),
  /** `null` while it is being sealed. */
  sealLevel: z.enum(sealLevels).nullable(),
  /** By the time-stamp server's clock. */
  stampedAt: instant.nullable(),
});

/** A code that was mailed. */
const shownConfirmation = z.object({
  sentAt: instant,
  /** Until when it can be typed. */
  expiresAt: instant,
  triesLeft: z.number().int(),
  /** Until when this session can sign by it; `null` while it was not typed here. */
  confirmedUntil: instant.nullable(),
});

/** What stands around the signatures of an agreement. */
export const shownSigning = z.object({
  consent: z.object({
    version: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  /** `name` is `null` for everybody but the owner: the agreement names none. */
  counterSignature: z.object({ signedAt: instant, name: z.string().nullable() }).nullable(),
  /** Whose name stands on the account: the typed name is compared with it. `null` unless the caller is the signer. */
  accountName: z.string().nullable(),
  /** Where codes are sent. `null` unless the caller is the signer. */
  codeGoesTo: z.string().nullable(),
  /** The signer's newest code; `null` for everybody else, and before one was sent. */
  confirmation: shownConfirmation.nullable(),
});
