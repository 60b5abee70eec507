import { z } from 'zod';
import { outcomes } from '#features/marketplace/listings/domain/outcome.ts';
import { grantedStages } from '#features/marketplace/listings/domain/stage.ts';
import { proofKinds } from '#features/people/buyer-proofs/domain/proof.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { countedPageOf, tableQuery } from '#wire/page-of.ts';
import { id, idParams, instant, line, prose } from '#wire/words.ts';
import { guards } from './domain/moves.ts';
import { requestColumns } from './domain/request-list.ts';
import { handStages, stageGuards } from './domain/stage-moves.ts';
import { pendingReasons, statuses, undecidedStatuses } from './domain/status.ts';

const requestStatus = z.enum(statuses);
/** `received`: for the caller's listings and mandates; `mandated`: for mandates alone. */
const requestScope = z.enum(['sent', 'received', 'mandated', 'all']);

const buyerCard = z.object({
  id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** An admin verified a proof that stands now. */
  identityProven: z.boolean(),
  fundsProven: z.boolean(),
});

export const accessRequest = z.object({
  id,
  listingId: id,
  /** The public title: all that a request ever says about the business. */
  listingTitle: z.string(),
  status: requestStatus,
  pendingReason: z.string().nullable(),
  returnTo: z.string().nullable(),
  denyReason: z.string().nullable(),
  /** What became of the listing while the request was open, beside the status; who bought is told to nobody else. */
  outcome: z.enum(outcomes).nullable(),
  message: z.string(),
  version: z.number().int(),
  requestedAt: instant,
  lastUpdatedAt: instant,
  /** When it closes by itself: without an answer, without a signature, or by the day that was set for the access. */
  closesAt: instant.nullable(),
  buyer: buyerCard,
  /** Somebody acts for the seller under a mandate now. */
  brokered: z.boolean(),
  /** The brokers with a mandate on the listing; not told to the buyer. */
  brokers: z.array(z.object({ id, name: z.string() })),
  /** The agreement that counts now. */
  nda: z
    .object({ id, status: z.string(), issuedAt: instant, expiresAt: instant, signedAt: instant.nullable() })
    .nullable(),
  /** What was granted and not ended: how far, since when, until when. Suspended it opens nothing. */
  grant: z
    .object({
      stage: z.enum(grantedStages),
      since: instant,
      until: instant.nullable(),
      suspendedAt: instant.nullable(),
    })
    .nullable(),
  /** Proofs that the rules of the listing ask for and that do not stand; to the buyer, without those under review. */
  missingProofs: z.array(z.enum(proofKinds)).max(proofKinds.length),
  /** Something is missing, and each such proof was uploaded and waits for our team; told to the buyer alone. */
  proofsUnderReview: z.boolean(),
  /** The caller's parts in this request. */
  caller: z.array(z.enum(['buyer', 'seller', 'broker', 'admin'])),
  /** The next word is the caller's. */
  waitsForYou: z.boolean(),
  /** For each status: may the caller move the request there now? The code says why not. */
  may: z.record(requestStatus, may),
  /** For each stage: may the caller set it now by hand? */
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

/** The fields of a request (docs/rules/product.md). The server keeps its own clock: dates sent by a client are not believed. */
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
  summary: 'Changes the words of a request, or moves it to another status by the same rules as a move',
  who: 'signed-in',
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
  params: idParams,
  reply: accessRequestWithHistory,
  failure: 'unable to get access request by ID',
});

export const getRequestById = endpoint({
  method: 'GET',
  path: '/api/access-requests/:id',
  summary: 'A request that the caller is a party to',
  who: 'signed-in',
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
  /** `filter`: part of the buyer's email. What one sent is sorted by date or status only. */
  query: tableQuery(requestColumns).extend({
    scope: requestScope,
    status: requestStatus.optional(),
    /** Only those for one listing. */
    listingId: id.optional(),
  }),
  reply: countedPageOf(accessRequest).extend({
    /** Open requests by status, over the whole scope. */
    counts: z.record(requestStatus, z.number().int()),
  }),
  refusals: ['not-authorized'],
  failure: 'unable to get access requests',
});

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/access-request-counts',
  summary:
    'How many requests are undecided now, by status, and how many were one month ago; scopes as in the list',
  who: 'signed-in',
  query: z.object({ scope: requestScope }),
  reply: z.object({
    undecided: z.number().int(),
    undecidedMonthAgo: z.number().int(),
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
  params: idParams,
  body: z.object({
    to: requestStatus,
    /** The version that the caller has seen. An older one is refused. */
    version: z.number().int().min(1),
    reason: line(0, 500).optional(),
    pendingReason: z.enum(pendingReasons).optional(),
    /** With an approval: when the access ends by itself. Absent: as it was, or never. */
    until: instant.nullable().optional(),
  }),
  reply: accessRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'end-not-possible', ...guards],
  failure: 'unable to update access request by ID',
});

export const setStage = endpoint({
  method: 'POST',
  path: '/api/access-requests/:id/stages',
  summary: 'Sets a buyer’s access level and its end date',
  who: 'signed-in',
  params: idParams,
  body: z.object({
    to: z.enum(handStages),
    /** The version of the request that the caller has seen. An older one is refused. */
    version: z.number().int().min(1),
    /** `null`: no day is set. */
    until: instant.nullable(),
  }),
  reply: accessRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'end-not-possible', ...stageGuards],
  failure: 'unable to update access request by ID',
});

/** What a seller lets open by itself, and what it takes to be let in. */
export const accessRules = z.object({
  /** Stage S2 opens automatically to a buyer who has the proofs that the next two ask for. */
  opensVetted: z.boolean(),
  vettedIdentity: z.boolean(),
  vettedFunds: z.boolean(),
  /** Stage S2 shows the asking price. */
  vettedPrice: z.boolean(),
  /** Nobody is approved without these, by hand or by itself. */
  needsIdentity: z.boolean(),
  needsFunds: z.boolean(),
  /** 0 until they were saved once. An older one than the present is refused. */
  version: z.number().int().min(0),
});

export const getAccessRules = endpoint({
  method: 'GET',
  path: '/api/listing/:id/access-rules',
  summary: 'The automatic access rules of a listing, for its owner',
  who: 'signed-in',
  params: idParams,
  reply: accessRules,
  failure: 'unable to get the rules',
});

export const saveAccessRules = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/access-rules',
  summary: 'Saves the automatic access rules; buyers who meet them are approved immediately',
  who: 'signed-in',
  params: idParams,
  body: accessRules,
  reply: accessRules,
  refusals: ['stale', 'rules-ask-nothing'],
  failure: 'unable to save the rules',
});
