import { z } from 'zod';
import { id, instant } from '#wire/words.ts';
import { ndaKinds } from './domain/nda-kind.ts';
import { bindings } from './domain/register.ts';
import { sealFailures } from './domain/seal-failure.ts';
import { sealLevels, sealStates, verdicts, verifiedKinds } from './domain/sealing.ts';

/** A signed agreement in the register. */
export const registerLine = z.object({
  id,
  kind: z.enum(ndaKinds),
  requestId: id.nullable(),
  listingId: id.nullable(),
  listingTitle: z.string().nullable(),
  /** As it was signed, with the entity that it binds. */
  signer: z.string(),
  buyerEmail: z.string(),
  signedAt: instant,
  endsAt: instant,
  binding: z.enum(bindings),
  /** `null` while it is being sealed. */
  sealLevel: z.enum(sealLevels).nullable(),
});

/** A signed agreement and its seal, as an admin sees them. */
export const sealLine = z.object({
  /** The agreement's. */
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

/** What can be said of a file that somebody brings. */
export const verdict = z.object({
  outcome: z.enum(verdicts),
  sha256: z.string(),
  /** What the file is, where it is valid. */
  kind: z.enum(verifiedKinds).nullable(),
  /** Of the event log in the file: the hashes of version 2 can be checked with the file alone. `null` where it has none. */
  logVersion: z.literal([1, 2]).nullable(),
  bytes: z.number().int(),
  /** `null` for a file as it was signed, before its seal, and wherever the file is not one of ours. */
  sealedAt: instant.nullable(),
  /** Of the seal on file, where the file is the sealed one. */
  sealLevel: z.enum(sealLevels).nullable(),
  /** By the time-stamp server's clock. */
  stampedAt: instant.nullable(),
  /** Counted from 1. `null` where nothing was found to compare with, or too little agrees. */
  firstDifferentByte: z.number().int().nullable(),
});

/** Who is bound on the owner's side of a signed agreement. */
export const ownerDisclosed = z.object({
  owner: z.string(),
  business: z.string(),
  /** The text whose SHA-256 the audit certificate carries. */
  statement: z.string(),
  sha256: z.string(),
});
