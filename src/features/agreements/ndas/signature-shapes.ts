import { z } from 'zod';
import { instant, line } from '#wire/words.ts';
import { longestDrawing } from './domain/drawn-signature.ts';
import { sealLevels } from './domain/sealing.ts';
import { capacities } from './domain/signing.ts';

/** The hash of the text that was on the screen; another text is refused. */
export const shownSha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256.');

export const signature = z.object({
  name: line(1, 120),
  capacity: z.enum(capacities),
  entity: line(0, 200).optional(),
  title: line(0, 120).optional(),
  /** SVG path data; absent if the typed name is the signature. */
  drawing: z.string().max(longestDrawing, 'Too long.').optional(),
  documentSha256: shownSha256,
  readToEnd: z.boolean(),
  timeZone: line(0, 60).optional(),
});

export const shownSignature = z.object({
  name: z.string(),
  capacity: z.enum(capacities),
  entity: z.string().nullable(),
  title: z.string().nullable(),
  /** SVG path data in a box of 600 by 200; `null` if the name was typed. */
  drawing: z.string().nullable(),
  signedAt: instant,
  termEndsAt: instant,
  fileSha256: z.string().nullable(),
  sealedAt: instant.nullable(),
  sealLevel: z.enum(sealLevels).nullable(),
  stampedAt: instant.nullable(),
});

const shownConfirmation = z.object({
  sentAt: instant,
  expiresAt: instant,
  triesLeft: z.number().int(),
  /** Until when this session can sign with it; `null` until the code was entered in this session. */
  confirmedUntil: instant.nullable(),
});

export const shownSigning = z.object({
  consent: z.object({
    version: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  /** `name` is for the owner only, else `null`: the agreement does not name the owner. */
  counterSignature: z.object({ signedAt: instant, name: z.string().nullable() }).nullable(),
  /** Compared with the typed name. `null` unless the caller is the signer. */
  accountName: z.string().nullable(),
  /** Where codes are sent. `null` unless the caller is the signer. */
  codeGoesTo: z.string().nullable(),
  /** The signer's newest code. `null` for anyone else, and before the first one. */
  confirmation: shownConfirmation.nullable(),
});
