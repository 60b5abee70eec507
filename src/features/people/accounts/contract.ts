import { z } from 'zod';
import { purposes } from '#kernel/purpose.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { countedPageOf, tableQuery } from '#wire/page-of.ts';
import { profile, role } from '#wire/sign-in.ts';
import { atLeast, atMost, email, empty, id, idParams, instant, line } from '#wire/words.ts';
import { adminActs } from './domain/admin-acts.ts';
import { readPhone } from './domain/phone.ts';
import { signUpLimits } from './domain/sign-up.ts';
import { accountStates, userColumns } from './domain/user-list.ts';

/** Declared in `wire`, because every page needs them. */
export { getProfile, getToken, signOut } from '#wire/sign-in.ts';

const personName = line(signUpLimits.name.min, signUpLimits.name.max);
const password = z
  .string({ error: 'Required' })
  .min(signUpLimits.password.min, atLeast(signUpLimits.password.min))
  .max(signUpLimits.password.max, atMost(signUpLimits.password.max));

const username = line(1, 254);
const phone = z
  .string({ error: 'Required' })
  .trim()
  .min(signUpLimits.phone.min, { error: atLeast(signUpLimits.phone.min), abort: true })
  .max(20, { error: atMost(signUpLimits.phone.max), abort: true });

/** For forms: refused as the use cases refuse it. */
export const usPhone = phone.superRefine((typed, { addIssue }) => {
  const { refusal } = readPhone(typed);
  if (refusal !== null) addIssue(refusal);
});

export const signUp = z.object({
  firstName: personName,
  lastName: personName,
  /** Ignored: the server derives it from the email. */
  username: username.optional(),
  email,
  password,
  phone,
});

export const createUser = endpoint({
  method: 'POST',
  path: '/users/create',
  summary: 'Creates an account',
  who: 'anyone',
  scope: 'never',
  body: signUp,
  reply: z.object({ id }),
  status: 201,
  refusals: ['invalid-fields', 'email-taken', 'too-many-attempts'],
  failure: 'unable to create user',
  missing: 'user ID was not returned',
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id/',
  summary: 'Changes the given fields of a person: all of them for the account owner, the name for an admin',
  who: 'signed-in',
  scope: 'profile:write',
  /** For a new email. */
  confirmed: 'by-use-case',
  params: idParams,
  body: z.object({
    firstName: personName.optional(),
    lastName: personName.optional(),
    username: username.optional(),
    email: email.optional(),
    phone: phone.optional(),
    purpose: z.enum(purposes).optional(),
  }),
  reply: profile,
  /** A new email is for people. */
  refusals: [
    'invalid-fields',
    'names-only',
    'account-closed',
    'email-taken',
    'too-many-attempts',
    'not-with-token',
  ],
  failure: 'unable to update user by ID',
  missing: 'user was not returned',
});

const userLine = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  roles: z.array(role),
  state: z.enum(accountStates),
  banReason: z.string().nullable(),
  createdAt: instant,
  /** When one of the person's sessions was last renewed; `null` if they are signed out. */
  lastSeenAt: instant.nullable(),
  sessions: z.number().int(),
  may: z.record(z.enum(adminActs), may),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/',
  summary: 'A page of accounts, searched, filtered and sorted; paging from the query or from a JSON body',
  who: ['admin'],
  scope: 'accounts:read',
  /** `filter`: part of a name or of an email. */
  query: tableQuery(userColumns).extend({
    role: role.optional(),
    state: z.enum(accountStates).optional(),
  }),
  queryFromBody: true,
  reply: countedPageOf(userLine),
  failure: 'unable to get user page',
  missing: 'user page was not returned',
});

export const grantRole = endpoint({
  method: 'POST',
  path: '/api/users/:id/roles',
  summary: 'Grants a role, effective with the person’s next request',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  body: z.object({ role }),
  reply: empty,
  refusals: ['account-closed'],
  failure: 'unable to give the role',
});

export const takeRole = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/roles',
  summary: 'Removes a role, effective with the person’s next request',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  query: z.object({ role }),
  reply: empty,
  refusals: ['account-closed', 'last-admin'],
  failure: 'unable to take the role away',
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  summary: 'Signs a person out on every device',
  who: ['admin'],
  scope: 'never',
  params: idParams,
  reply: empty,
  refusals: ['account-closed'],
  failure: 'unable to sign the person out',
});

export const banUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id/ban',
  summary: 'Bans a person; all of their sessions end',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  body: z.object({ reason: line(1, 300) }),
  reply: empty,
  refusals: ['not-yourself', 'last-admin', 'account-closed'],
  failure: 'unable to lock the account',
});

export const unbanUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/ban',
  summary: 'Lifts a ban',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  reply: empty,
  refusals: ['account-closed'],
  failure: 'unable to unlock the account',
});

export const askPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary:
    'Sends a link for choosing a new password. The reply is the same whether or not the address is known',
  who: 'anyone',
  scope: 'never',
  body: z.object({ email }),
  reply: empty,
  failure: 'unable to ask for a new password',
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/password-reset',
  summary: 'Sets a new password with the token from the email; ends every session',
  who: 'anyone',
  scope: 'never',
  body: z.object({ token: z.string().min(1).max(500), password }),
  reply: empty,
  refusals: ['invalid-fields', 'link-not-valid'],
  failure: 'unable to set the password',
});

export const reportSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-reports',
  summary:
    'Reports a sign-in as not the caller’s own, with the token from the email: ends that session and leads to a new password',
  who: 'anyone',
  scope: 'never',
  body: z.object({ token: z.string().min(1).max(500) }),
  /** The path, with a token, at which a new password is chosen. */
  reply: z.object({ next: z.string() }),
  refusals: ['link-not-valid'],
  failure: 'unable to sign that device out',
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password',
  summary: 'Changes the caller’s password; ends every other session',
  who: 'signed-in',
  scope: 'never',
  body: z.object({ currentPassword: z.string().min(1).max(200), password }),
  reply: empty,
  refusals: ['invalid-fields', 'wrong-credentials'],
  failure: 'unable to change the password',
});

export const askEmailVerification = endpoint({
  method: 'POST',
  path: '/api/email-verification',
  summary: 'Sends the confirmation link again',
  who: 'signed-in',
  scope: 'never',
  reply: empty,
  failure: 'unable to send the confirmation',
});

export const verifyEmail = endpoint({
  method: 'PUT',
  path: '/api/email-verification',
  summary: 'Confirms an email address with the token from the email',
  who: 'anyone',
  scope: 'never',
  body: z.object({ token: z.string().min(1).max(2000) }),
  reply: empty,
  refusals: ['link-not-valid'],
  failure: 'unable to confirm the address',
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/sign-in-options',
  summary: 'The ways to sign in that this installation offers',
  who: 'anyone',
  scope: 'never',
  reply: z.object({ google: z.enum(['google', 'development', 'off']) }),
  failure: 'unable to get the ways to sign in',
});
