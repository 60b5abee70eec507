import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, idParams, instant } from '#wire/words.ts';

export const confirmedUntil = z.object({ confirmedUntil: instant });

export const getConfirmation = endpoint({
  method: 'GET',
  path: '/api/session-confirmation',
  summary: 'How the caller can confirm their identity, and until when the last confirmation is valid',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  reply: z.object({
    password: z.boolean(),
    identity: z.enum(['google', 'development', 'off']),
    /** Whether the firm's identity provider has signed this person in before. */
    singleSignOn: z.boolean(),
    confirmedUntil: instant.nullable(),
  }),
  failure: 'unable to find out how you can confirm that it is you',
});

export const confirmSession = endpoint({
  method: 'POST',
  path: '/api/session-confirmation',
  summary:
    'Confirms the caller’s identity by password or a fresh identity token; valid for ten minutes in this session',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  body: z.discriminatedUnion('way', [
    z.object({ way: z.literal('password'), password: z.string().min(1).max(200) }),
    z.object({ way: z.literal('identity'), identityToken: z.string().min(1).max(10_000) }),
  ]),
  reply: confirmedUntil,
  refusals: ['wrong-credentials', 'identity-token-refused', 'other-identity'],
  failure: 'unable to confirm that it is you',
});

const session = z.object({
  id,
  device: z.string(),
  address: z.string(),
  /** By the time zone that the browser named. */
  place: z.string().nullable(),
  signedInAt: instant,
  /** To the hour: when the application key was last renewed. */
  lastUsedAt: instant,
  here: z.boolean(),
  /** Whether a second factor was shown in it. */
  secondFactor: z.boolean(),
  /** `false`: deal files ask on this device who it is. */
  confirmed: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'The caller’s sessions, most recently used first',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  reply: z.object({ items: z.array(session).max(100) }),
  failure: 'unable to get your sessions',
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Signs the caller out on one device, effective with its next request',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  params: idParams,
  reply: empty,
  failure: 'unable to end the session',
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs the caller out on every device but this one',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  reply: z.object({ ended: z.number().int() }),
  failure: 'unable to end the other sessions',
});
