import { z } from 'zod';
import { id, instant } from '#wire/words.ts';
import { ndaKinds } from './domain/nda-kind.ts';
import { bindings } from './domain/register.ts';
import { sealFailures, sealLevels, sealStates } from './domain/sealing.ts';

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
  attempts: z.number().int(),
  triedAt: instant.nullable(),
  failure: z.enum(sealFailures).nullable(),
});
