import { z } from 'zod';
import { outcomes } from '#features/marketplace/listings/domain/outcome.ts';
import { may } from '#wire/may.ts';
import { id, instant, money } from '#wire/words.ts';
import { offerStatuses } from './domain/offer.ts';
import { offerKinds } from './domain/terms.ts';

export const offerStatus = z.enum(offerStatuses);

export const offer = z.object({
  id,
  listingId: id,
  /** The public title: an offer never names the business. */
  listingTitle: z.string(),
  kind: z.enum(offerKinds),
  status: offerStatus,
  /** What became of the listing while the offer was open; who bought is told to nobody else. */
  outcome: z.enum(outcomes).nullable(),
  version: z.number().int(),
  /** The number of the terms that stand; 0 before anything was sent. */
  round: z.number().int(),
  /** Whose terms stand; `null` before anything was sent. An accepted counter is the seller's. */
  termsBy: z.enum(['buyer', 'seller']).nullable(),
  buyer: z.object({ id, name: z.string() }),
  /** Of the terms that stand; `null` in a draft and to admins. */
  price: money.nullable(),
  createdAt: instant,
  updatedAt: instant,
  submittedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** While the offer is accepted and the seller talks to nobody else. */
  exclusiveUntil: instant.nullable(),
  caller: z.array(z.enum(['buyer', 'seller', 'broker', 'admin'])),
  /** For each status: may the caller move the offer there now? */
  may: z.record(offerStatus, may),
});
