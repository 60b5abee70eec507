import { z } from 'zod';
import { confirmedUntil } from '#features/people/sessions/contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { token } from '#wire/sign-in.ts';

/** What the popup gave to the page. */
const answer = z.string().min(20).max(100);

export const getSingleSignOn = endpoint({
  method: 'GET',
  path: '/api/single-sign-on',
  summary: 'Whether single sign-on with a firm’s identity provider is available, and the label of its button',
  who: 'anyone',
  scope: 'never',
  /** `null`: it is not set up. */
  reply: z.object({ label: z.string().nullable() }),
  failure: 'unable to get the ways to sign in',
});

export const signInBySso = endpoint({
  method: 'POST',
  path: '/api/sign-in/single-sign-on',
  summary: 'Signs in with the response of the firm’s identity provider; creates an account for a new person',
  who: 'anyone',
  scope: 'never',
  /** `password`: of the account that has this address already, asked for once. */
  body: z.object({ answer, password: z.string().min(1).max(200).optional() }),
  reply: token,
  refusals: [
    'sso-over',
    'sso-confirm-account',
    'wrong-credentials',
    'confirm-your-email-first',
    'second-factor-needed',
    'banned',
    'too-many-attempts',
  ],
  failure: 'server error',
  missing: 'token data was not returned',
});

export const confirmBySso = endpoint({
  method: 'POST',
  path: '/api/session-confirmation/single-sign-on',
  summary:
    'Confirms the caller’s identity with the firm’s identity provider; valid for ten minutes in this session',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  body: z.object({ answer }),
  reply: confirmedUntil,
  refusals: ['sso-over', 'other-identity'],
  failure: 'unable to confirm that it is you',
});
