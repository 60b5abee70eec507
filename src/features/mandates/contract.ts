import { z } from 'zod';
import { listingStatuses } from '#features/listings/domain/life-cycle.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { email, id, idParams, instant } from '#wire/words.ts';
import { mandateGuards, mandateStatuses } from './domain/mandate.ts';

const mandateStatus = z.enum(mandateStatuses);

/** A mandate as one of its two sides sees it. */
export const mandateView = z.object({
  id,
  listingId: id,
  /** For the broker the public title. */
  listingTitle: z.string(),
  listingStatus: z.enum(listingStatuses),
  listingVersion: z.number().int(),
  /** Where the asker may take the listing now, as a broker with approvals in the mandate. */
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
  asker: z.enum(['seller', 'broker']),
  /** As the seller typed it. */
  email: z.string(),
  /** Who the other side is: told from the acceptance on, `null` before. */
  other: z.object({ id, name: z.string() }).nullable(),
  /** For each status: may the asker move the mandate there now? */
  may: z.record(mandateStatus, may),
  history: z.array(
    z.object({ from: mandateStatus.nullable(), to: mandateStatus, by: z.string(), at: instant }),
  ),
});

export const inviteBroker = endpoint({
  method: 'POST',
  path: '/api/listing/:id/mandates',
  summary:
    'Invites a broker by email to act on a listing of the asker; says nothing of whether they have an account',
  who: 'signed-in',
  params: idParams,
  body: z.object({ email, mayApprove: z.boolean(), endsAt: instant.nullable() }),
  reply: mandateView,
  status: 201,
  refusals: [
    'own-email',
    'end-in-the-past',
    'mandate-open',
    'too-many-mandates',
    'listing-closed-to-brokers',
  ],
  failure: 'unable to invite the broker',
});

export const listListingMandates = endpoint({
  method: 'GET',
  path: '/api/listing/:id/mandates',
  summary: 'The engagements on a listing of the asker, newest first',
  who: 'signed-in',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(mandateView),
  failure: 'unable to get the engagements',
});

export const listMandates = endpoint({
  method: 'GET',
  path: '/api/mandates',
  summary:
    'The engagements of the asker as a broker, invitations to their confirmed address included; newest first',
  who: 'signed-in',
  query: cursorQuery,
  reply: pageOf(mandateView).extend({
    /** Invitations that wait for an answer, over all pages. */
    invitations: z.number().int(),
  }),
  failure: 'unable to get the engagements',
});

export const moveMandate = endpoint({
  method: 'POST',
  path: '/api/mandates/:id/moves',
  summary: 'Accepts, declines, withdraws or ends an engagement',
  who: 'signed-in',
  params: idParams,
  body: z.object({
    to: mandateStatus,
    /** The version that the asker has seen. An older one is refused. */
    version: z.number().int().min(1),
  }),
  reply: mandateView,
  refusals: ['mandate-of-a-buyer', 'stale', 'invalid-transition', 'not-your-move', ...mandateGuards],
  failure: 'unable to change the engagement',
});
