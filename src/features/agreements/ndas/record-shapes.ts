import { z } from 'zod';
import { id, instant } from '#wire/words.ts';
import { ndaKinds } from './domain/nda-kind.ts';
import { bindings } from './domain/register.ts';
import { sealFailures } from './domain/seal-failure.ts';
import { sealLevels, sealStates, verdicts, verifiedKinds } from './domain/sealing.ts';

export const registerLine = z.object({
  id,
  kind: z.enum(ndaKinds),
  requestId: id.nullable(),
  listingId: id.nullable(),
  listingTitle: z.string().nullable(),
  /** As signed, with the entity it binds. */
  signer: z.string(),
  buyerEmail: z.string(),
  signedAt: instant,
  endsAt: instant,
  binding: z.enum(bindings),
  sealLevel: z.enum(sealLevels).nullable(),
});

export const sealLine = z.object({
  id,
  kind: z.enum(ndaKinds),
  requestId: id.nullable(),
  listingTitle: z.string().nullable(),
  state: z.enum(sealStates),
  signedAt: instant,
  sealedAt: instant.nullable(),
  attempts: z.number().int(),
  triedAt: instant.nullable(),
  failure: z.enum(sealFailures).nullable(),
});

export const verdict = z.object({
  outcome: z.enum(verdicts),
  sha256: z.string(),
  kind: z.enum(verifiedKinds).nullable(),
  /** Of the event log in the file: the hashes of version 2 can be checked with the file alone. `null` without a log. */
  logVersion: z.literal([1, 2]).nullable(),
  bytes: z.number().int(),
  /** `null` for a file as signed, before its seal, and for any file that is not ours. */
  sealedAt: instant.nullable(),
  /** Of the stored seal, if the file is the sealed one. */
  sealLevel: z.enum(sealLevels).nullable(),
  stampedAt: instant.nullable(),
  /** Counted from 1. `null` if there is no original to compare with, or the match is too weak to tell the sender. */
  firstDifferentByte: z.number().int().nullable(),
});

export const ownerDisclosed = z.object({
  owner: z.string(),
  business: z.string(),
  /** The text whose SHA-256 is in the audit certificate. */
  statement: z.string(),
  sha256: z.string(),
});
