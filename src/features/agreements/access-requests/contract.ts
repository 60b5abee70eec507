import { z } from 'zod';
import { outcomes } from '#features/marketplace/listings/domain/outcome.ts';
import { grantedStages, stageCauses } from '#features/marketplace/listings/domain/stage.ts';
import { proofKinds } from '#features/people/buyer-proofs/domain/proof.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { countedPageOf, tableQuery } from '#wire/page-of.ts';
import { id, idParams, instant, line, prose } from '#wire/words.ts';
import { guards } from './domain/moves.ts';
import { listedStatuses, requestColumns } from './domain/request-list.ts';
import { handStages, stageGuards } from './domain/stage-moves.ts';
import { pendingReasons, statuses, undecidedStatuses } from './domain/status.ts';

const requestStatus = z.enum(statuses);
/** `received`: for the caller's listings and engagements; `mandated`: for engagements only. */
const requestScope = z.enum(['sent', 'received', 'mandated', 'all']);

const buyerCard = z.object({
  id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  identityProven: z.boolean(),
  fundsProven: z.boolean(),
  /** A document is uploaded and waits for our team. */
  identityUnderReview: z.boolean(),
  fundsUnderReview: z.boolean(),
});

export const accessRequest = z.object({
  id,
  listingId: id,
  /** The public title; a request shows nothing else about the business. */
  listingTitle: z.string(),
  status: requestStatus,
  pendingReason: z.string().nullable(),
  returnTo: z.string().nullable(),
  denyReason: z.string().nullable(),
  /** What happened to the listing while the request was open. Only the buyer who bought learns who bought. */
  outcome: z.enum(outcomes).nullable(),
  message: z.string(),
  version: z.number().int(),
  requestedAt: instant,
  lastUpdatedAt: instant,
  /** When it closes automatically: unanswered, unsigned, or on the day set for the end of access. */
  closesAt: instant.nullable(),
  buyer: buyerCard,
  brokered: z.boolean(),
  brokers: z.array(z.object({ id, name: z.string() })),
  nda: z
    .object({
      id,
      status: z.string(),
      issuedAt: instant,
      expiresAt: instant,
      signedAt: instant.nullable(),
      /** Whether its buyer may join with a passport instead. */
      takesPassport: z.boolean(),
    })
    .nullable(),
  /** The grant that has not ended. A suspended grant opens nothing. */
  grant: z
    .object({
      stage: z.enum(grantedStages),
      since: instant,
      until: instant.nullable(),
      suspendedAt: instant.nullable(),
      /** Since when it has its stage, and why; `null` for stages set before this was kept. */
      stageSince: z.object({ at: instant, cause: z.enum(stageCauses) }).nullable(),
    })
    .nullable(),
  /** Proofs that the listing's rules require and that are not valid now; for the buyer, without those under review. */
  missingProofs: z.array(z.enum(proofKinds)).max(proofKinds.length),
  /** Every missing proof is uploaded and under review. Shown to the buyer only. */
  proofsUnderReview: z.boolean(),
  caller: z.array(z.enum(['buyer', 'seller', 'broker', 'admin'])),
  waitsForYou: z.boolean(),
  /** For each status: `true` if the caller may move the request there now, else the refusal code. */
  may: z.record(requestStatus, may),
  mayStage: z.record(z.enum(handStages), may),
});

export const accessRequestWithHistory = accessRequest.extend({
  history: z.array(
    z.object({
      from: requestStatus.nullable(),
      to: requestStatus,
      by: z.string(),
      outcome: z.enum(outcomes).nullable(),
      reason: z.string().nullable(),
      at: instant,
    }),
  ),
});

/** The fields of docs/rules/product.md. The server uses its own clock and ignores dates sent by a client. */
const requestFields = z.object({
  listingId: id.optional(),
  requestedAt: instant.optional(),
  lastUpdatedAt: instant.optional(),
  message: prose(0, 2000).optional(),
});

export const createRequest = endpoint({
  method: 'POST',
  path: '/api/listing/:id/deal-room/request',
  summary: 'Requests access to a listing (the NDA request)',
  who: 'signed-in',
  scope: 'access-requests:write',
  params: idParams,
  body: requestFields,
  reply: z.object({ id }),
  status: 201,
  refusals: ['own-listing', 'own-mandate', 'request-open', 'too-soon', 'listing-not-open'],
  failure: 'unable to create access request',
  missing: 'access request ID was not returned',
});

export const updateRequest = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/deal-room/request',
  summary: 'Changes the message of a request, or moves it to another status by the same rules as a move',
  who: 'signed-in',
  scope: 'access-requests:write',
  params: idParams,
  body: requestFields.extend({ id, status: requestStatus.optional(), reason: line(0, 500).optional() }),
  reply: accessRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move'],
  failure: 'unable to update access request by ID',
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/listing/:id/deal-room/request',
  summary: 'The caller’s latest request for this listing',
  who: 'signed-in',
  scope: 'access-requests:read',
  params: idParams,
  reply: accessRequestWithHistory,
  failure: 'unable to get access request by ID',
});

export const getRequestById = endpoint({
  method: 'GET',
  path: '/api/access-requests/:id',
  summary: 'One request; only for its parties',
  who: 'signed-in',
  scope: 'access-requests:read',
  params: idParams,
  reply: accessRequestWithHistory,
  failure: 'unable to get access request by ID',
});

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/access-requests',
  summary:
    'Requests that the caller sent, received for their listings or engagements, or (admins) all; newest first unless sorted',
  who: 'signed-in',
  scope: 'access-requests:read',
  /** `filter`: part of the buyer's email. The `sent` scope can be sorted by date or status only. */
  query: tableQuery(requestColumns).extend({
    scope: requestScope,
    status: z.enum(listedStatuses).optional(),
    listingId: id.optional(),
  }),
  reply: countedPageOf(accessRequest).extend({
    counts: z.record(requestStatus, z.number().int()),
  }),
  refusals: ['not-authorized'],
  failure: 'unable to get access requests',
});

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/access-request-counts',
  summary:
    'Counts undecided requests by status, with the totals of one month ago for comparison; scopes as in the list',
  who: 'signed-in',
  scope: 'access-requests:read',
  query: z.object({ scope: requestScope }),
  reply: z.object({
    undecided: z.number().int(),
    undecidedMonthAgo: z.number().int(),
    requestedMonthAgo: z.number().int(),
    split: z.record(z.enum(undecidedStatuses), z.number().int()),
  }),
  refusals: ['not-authorized'],
  failure: 'unable to count access requests',
});

export const moveRequest = endpoint({
  method: 'POST',
  path: '/api/access-requests/:id/moves',
  summary: 'Moves a request to another status',
  who: 'signed-in',
  scope: 'access-requests:write',
  params: idParams,
  body: z.object({
    to: requestStatus,
    version: z.number().int().min(1),
    reason: line(0, 500).optional(),
    pendingReason: z.enum(pendingReasons).optional(),
    /** With an approval: when access ends. Absent: unchanged, or never. */
    until: instant.nullable().optional(),
  }),
  reply: accessRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'end-not-possible', ...guards],
  failure: 'unable to update access request by ID',
});

export const setStage = endpoint({
  method: 'POST',
  path: '/api/access-requests/:id/stages',
  summary: 'Sets a buyer’s access level and its expiration date',
  who: 'signed-in',
  scope: 'access-requests:write',
  params: idParams,
  body: z.object({
    to: z.enum(handStages),
    version: z.number().int().min(1),
    until: instant.nullable(),
  }),
  reply: accessRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'end-not-possible', ...stageGuards],
  failure: 'unable to update access request by ID',
});

export const accessRules = z.object({
  /** Stage S2 opens automatically to a buyer with the proofs named in `vettedIdentity` and `vettedFunds`. */
  opensVetted: z.boolean(),
  vettedIdentity: z.boolean(),
  vettedFunds: z.boolean(),
  vettedPrice: z.boolean(),
  /** Required for every approval, manual or automatic. */
  needsIdentity: z.boolean(),
  needsFunds: z.boolean(),
  /** 0 until first saved; an older version than the stored one is refused. */
  version: z.number().int().min(0),
});

export const getAccessRules = endpoint({
  method: 'GET',
  path: '/api/listing/:id/access-rules',
  summary: 'The automatic access rules of a listing, for its owner',
  who: 'signed-in',
  scope: 'access-requests:read',
  params: idParams,
  reply: accessRules,
  failure: 'unable to get the rules',
});

export const saveAccessRules = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/access-rules',
  summary: 'Saves the automatic access rules; buyers who meet them are approved immediately',
  who: 'signed-in',
  scope: 'access-requests:write',
  params: idParams,
  body: accessRules,
  reply: accessRules,
  refusals: ['stale', 'rules-ask-nothing'],
  failure: 'unable to save the rules',
});
