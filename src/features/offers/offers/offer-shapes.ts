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
  /** The public title, because an offer never names the business. */
  listingTitle: z.string(),
  kind: z.enum(offerKinds),
  status: offerStatus,
  /** How the listing ended while the offer was open. Other buyers do not learn who bought. */
  outcome: z.enum(outcomes).nullable(),
  version: z.number().int(),
  round: z.number().int(),
  /** The side that sent the current terms; `null` if none were sent. An accepted counter is the seller's. */
  termsBy: z.enum(['buyer', 'seller']).nullable(),
  buyer: z.object({ id, name: z.string() }),
  /** Of the current terms; `null` for a draft and for admins. */
  price: money.nullable(),
  createdAt: instant,
  updatedAt: instant,
  submittedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  exclusiveUntil: instant.nullable(),
  caller: z.array(z.enum(['buyer', 'seller', 'broker', 'admin'])),
  may: z.record(offerStatus, may),
});
