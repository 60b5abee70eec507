import { z } from 'zod';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { may } from '#wire/may.ts';
import { id, instant } from '#wire/words.ts';
import { mandateStatuses } from './domain/mandate.ts';

export const mandateStatus = z.enum(mandateStatuses);

/** A mandate as one of its two sides sees it. */
export const mandateView = z.object({
  id,
  listingId: id,
  /** For the broker the public title. */
  listingTitle: z.string(),
  listingStatus: z.enum(listingStatuses),
  listingVersion: z.number().int(),
  /** Where the caller may take the listing now, as a broker with approvals in the mandate. */
  listingMoves: z.array(z.enum(listingStatuses)),
  status: mandateStatus,
  version: z.number().int(),
  /**
   * The broker may release the profile, move the listing, read the offers, decide in the deal room and work on the
   * health check; otherwise they vet requests only.
   */
  mayApprove: z.boolean(),
  invitedAt: instant,
  /** When the unanswered invitation lapses. */
  lapsesAt: instant,
  startsAt: instant.nullable(),
  /** The agreed end; `null`: until one side ends it. */
  endsAt: instant.nullable(),
  endedAt: instant.nullable(),
  caller: z.enum(['seller', 'broker']),
  /** As the seller typed it. */
  email: z.string(),
  /** Who the other side is: told from the acceptance on, `null` before. */
  other: z.object({ id, name: z.string() }).nullable(),
  /** For each status: may the caller move the mandate there now? */
  may: z.record(mandateStatus, may),
  history: z.array(
    z.object({ from: mandateStatus.nullable(), to: mandateStatus, by: z.string(), at: instant }),
  ),
});
