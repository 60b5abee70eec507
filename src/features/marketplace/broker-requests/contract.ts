import { z } from 'zod';
import { states } from '#features/marketplace/listings/domain/places.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant, line, prose, seenVersion } from '#wire/words.ts';
import { brokerRequestLimits, brokerRequestStatuses } from './domain/broker-request.ts';

const state = z.enum(states.map(({ slug }) => slug));

const brokerRequest = z.object({
  id,
  status: z.enum(brokerRequestStatuses),
  version: z.number().int(),
  firm: z.string(),
  licenseState: state.nullable(),
  licenseNumber: z.string().nullable(),
  practice: z.string().nullable(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
});

const brokerRequestReview = brokerRequest.extend({
  person: z.object({ id, name: z.string(), email: z.string(), emailVerified: z.boolean() }),
  /** `false` if it is the caller's own, on which another admin decides. */
  mayDecide: z.boolean(),
});

export const listBrokerRequests = endpoint({
  method: 'GET',
  path: '/api/broker-requests',
  summary: 'The caller’s requests for a broker account, newest first',
  who: 'signed-in',
  scope: 'verification:read',
  query: cursorQuery,
  reply: pageOf(brokerRequest),
  failure: 'unable to get the requests',
});

export const askForBrokerAccount = endpoint({
  method: 'POST',
  path: '/api/broker-requests',
  summary: 'Requests a broker account; an admin decides',
  who: 'signed-in',
  scope: 'verification:write',
  body: z
    .object({
      firm: line(1, brokerRequestLimits.firm),
      licenseState: state.nullable().optional(),
      licenseNumber: line(0, brokerRequestLimits.licenseNumber).optional(),
      practice: prose(0, brokerRequestLimits.practice).optional(),
    })
    .refine(({ licenseState, licenseNumber }) => licenseState || !licenseNumber, {
      path: ['licenseState'],
      error: 'Choose the state of this license.',
    })
    .meta({
      examples: [{ firm: 'Wasatch Business Brokers', licenseState: 'utah', licenseNumber: '1234567-AB00' }],
    }),
  reply: brokerRequest,
  status: 201,
  refusals: ['broker-request-waits', 'broker-already'],
  failure: 'unable to send the request',
});

export const moveBrokerRequest = endpoint({
  method: 'POST',
  path: '/api/broker-requests/:id/moves',
  summary: 'Withdraws a request for a broker account, or (admins) declines it',
  who: 'signed-in',
  scope: 'verification:write',
  params: idParams,
  body: z.object({
    to: z.enum(['declined', 'withdrawn']),
    version: seenVersion(),
    /** With `declined`; the person reads it. */
    reason: line(0, brokerRequestLimits.reason).optional(),
  }),
  reply: brokerRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'reason-given'],
  failure: 'unable to change the request',
});

export const approveBrokerRequest = endpoint({
  method: 'POST',
  path: '/api/broker-requests/:id/approval',
  summary: 'Approves a request for a broker account and grants the role',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  body: z.object({ version: seenVersion() }),
  reply: brokerRequest,
  refusals: ['stale', 'invalid-transition', 'not-your-move', 'account-closed'],
  failure: 'unable to approve the request',
});

export const listBrokerRequestReviews = endpoint({
  method: 'GET',
  path: '/api/broker-request-reviews',
  summary: 'Requests for a broker account that are waiting for an admin, longest waiting first',
  who: ['admin'],
  scope: 'verification:read',
  query: cursorQuery,
  reply: pageOf(brokerRequestReview),
  failure: 'unable to get the requests',
});
