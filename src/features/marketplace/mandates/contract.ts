import { z } from 'zod';
import { brokerAccesses } from '#features/marketplace/listings/domain/broker-access.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { email, idParams, instant, prose, seenVersion } from '#wire/words.ts';
import { mandateGuards } from './domain/mandate.ts';
import { longestScopeAsk } from './domain/scope.ts';
import { mandateStatus, mandateView } from './mandate-shapes.ts';

export const inviteBroker = endpoint({
  method: 'POST',
  path: '/api/listing/:id/mandates',
  summary:
    'Invites a broker by email to act on one of the caller’s listings; the reply does not reveal whether they have an account',
  who: 'signed-in',
  scope: 'engagements:write',
  params: idParams,
  body: z.object({
    email,
    mayApprove: z.boolean(),
    /** Absent: `none`. */
    profileAccess: z.enum(brokerAccesses).optional(),
    endsAt: instant.nullable(),
  }),
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
  summary: 'The engagements on one of the caller’s listings, newest first',
  who: 'signed-in',
  scope: 'engagements:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(mandateView),
  failure: 'unable to get the engagements',
});

export const listMandates = endpoint({
  method: 'GET',
  path: '/api/mandates',
  summary:
    'The caller’s engagements as a broker, with invitations to their confirmed email address; newest first',
  who: 'signed-in',
  scope: 'engagements:read',
  query: cursorQuery,
  reply: pageOf(mandateView).extend({
    invitations: z.number().int(),
  }),
  failure: 'unable to get the engagements',
});

export const moveMandate = endpoint({
  method: 'POST',
  path: '/api/mandates/:id/moves',
  summary: 'Accepts, declines, withdraws or ends an engagement',
  who: 'signed-in',
  scope: 'engagements:write',
  params: idParams,
  body: z.object({
    to: mandateStatus,
    version: z.number().int().min(1),
  }),
  reply: mandateView,
  refusals: ['mandate-of-a-buyer', 'stale', 'invalid-transition', 'not-your-move', ...mandateGuards],
  failure: 'unable to change the engagement',
});

export const askForScope = endpoint({
  method: 'POST',
  path: '/api/mandates/:id/scope-requests',
  summary: 'Asks the owner for the authority to decide on requests, as a broker who only screens',
  who: 'signed-in',
  scope: 'engagements:write',
  params: idParams,
  body: z.object({ words: prose(0, longestScopeAsk), version: seenVersion() }).meta({
    examples: [{ words: 'Three buyers wait for you while you travel.', version: 2 }],
  }),
  reply: mandateView,
  refusals: ['stale', 'not-your-move', 'scope-settled', 'scope-given', 'scope-asked'],
  failure: 'unable to ask the owner',
});

export const setScope = endpoint({
  method: 'PUT',
  path: '/api/mandates/:id/scope',
  summary:
    'Sets a broker’s rights on one of the caller’s listings and its private profile, effective at once; sending the same rights again declines a request',
  who: 'signed-in',
  scope: 'engagements:write',
  params: idParams,
  body: z.object({
    mayApprove: z.boolean(),
    /** Absent: as it is. */
    profileAccess: z.enum(brokerAccesses).optional(),
    version: seenVersion(),
  }),
  reply: mandateView,
  refusals: ['stale', 'not-your-move', 'scope-settled'],
  failure: 'unable to change the authority',
});
