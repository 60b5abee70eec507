import { z } from 'zod';
import { brokerAccesses } from '#features/marketplace/listings/domain/broker-access.ts';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { may } from '#wire/may.ts';
import { id, instant } from '#wire/words.ts';
import { mandateStatuses } from './domain/mandate.ts';

export const mandateStatus = z.enum(mandateStatuses);

export const mandateView = z.object({
  id,
  listingId: id,
  listingTitle: z.string(),
  /** The name of the business, for a broker to whom the owner opened the profile; otherwise, and for access tokens, `null`. */
  businessName: z.string().nullable(),
  listingStatus: z.enum(listingStatuses),
  listingVersion: z.number().int(),
  listingMoves: z.array(z.enum(listingStatuses)),
  status: mandateStatus,
  version: z.number().int(),
  /** Lets the broker act for the seller (release, moves, offers, room, health check), not only screen requests. */
  mayApprove: z.boolean(),
  /** `read`: the private profile is open to the broker. `edit`: they also edit the listing for the owner. */
  profileAccess: z.enum(brokerAccesses),
  /** The broker’s open request for more authority; `words` for the owner and that broker. */
  scopeAsk: z.object({ at: instant, words: z.string() }).nullable(),
  /**
   * The facts of the private profile that the broker asked for last, and whether the profile has them now; never what
   * they say. Only while the engagement is active.
   */
  factsAsk: z
    .object({
      at: instant,
      words: z.string(),
      /** Names as in the private profile, whose rules few readers of an engagement load. */
      fields: z.array(z.object({ name: z.string(), filled: z.boolean() })),
    })
    .nullable(),
  mayAskFacts: may,
  mayAskScope: may,
  maySetScope: may,
  invitedAt: instant,
  lapsesAt: instant,
  startsAt: instant.nullable(),
  /** The agreed end; `null`: until one side ends it. */
  endsAt: instant.nullable(),
  endedAt: instant.nullable(),
  caller: z.enum(['seller', 'broker']),
  email: z.string(),
  /** `null` until the broker has accepted. */
  other: z.object({ id, name: z.string() }).nullable(),
  may: z.record(mandateStatus, may),
  history: z.array(
    z.object({ from: mandateStatus.nullable(), to: mandateStatus, by: z.string(), at: instant }),
  ),
});
