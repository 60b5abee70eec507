import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import { purposes } from '#kernel/purpose.ts';
import { endpoint } from './endpoint.ts';
import { empty, id, idParams, instant } from './words.ts';

export const role = z.enum(roles);

export const profile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Only for the person and admins; else `null`. */
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  /** E.164; only for the person. */
  phone: z.string().nullable(),
  roles: z.array(role),
  /** Only for the person; `null`: not asked yet. */
  purpose: z.enum(purposes).nullable(),
  /** An admin must turn two-factor sign-in on first; only for the person. */
  twoFactorDue: z.boolean(),
});

export const token = z.object({ jwt: z.string(), expiresAt: instant, userId: id });

export const getToken = endpoint({
  method: 'GET',
  path: '/token/',
  summary:
    'Signs in: an identity token as bearer, a password with HTTP Basic, or the session cookie to renew',
  who: 'anyone',
  scope: 'never',
  reply: token,
  refusals: [
    'wrong-credentials',
    'second-factor-needed',
    'identity-token-refused',
    'confirm-your-email-first',
    'not-for-admins',
    'banned',
    'too-many-attempts',
  ],
  failure: 'server error',
  missing: 'token data was not returned',
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/token/',
  summary: 'Signs out this session; with everywhere=true, every device',
  who: 'anyone',
  scope: 'never',
  query: z.object({ everywhere: z.enum(['true', 'false']).optional() }),
  reply: empty,
  failure: 'could not log out',
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/:id/profile',
  summary: 'A person as the caller may see them',
  who: 'signed-in',
  scope: 'profile:read',
  beforeTwoFactor: true,
  params: idParams,
  reply: profile,
  failure: 'unable to get user by ID',
  missing: 'user was not returned',
});
