import { z } from 'zod';
import { asserted, requestOptions } from '#features/people/passkeys/passkey-shapes.ts';
import { confirmedUntil } from '#features/people/sessions/contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { token } from '#wire/sign-in.ts';
import { empty, idParams, instant } from '#wire/words.ts';
import { identityChecks, recoveryCodes } from './domain/two-factor-limits.ts';

const state = z.object({
  on: z.boolean(),
  app: z.boolean(),
  passkeys: z.number().int(),
  recoveryCodesLeft: z.number().int(),
  required: z.boolean(),
});
/** Shown once; empty if there were codes already. */
const codes = z.object({ recoveryCodes: z.array(z.string()).max(recoveryCodes) });
const code = z.string({ error: 'Required' }).trim().min(6, 'Six digits.').max(40);
const challenge = z.string().min(20).max(100);

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/two-factor',
  summary: 'Whether the caller is asked for a second factor at sign-in, and which are set up',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  reply: state,
  failure: 'unable to get your two-factor sign-in',
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/api/two-factor/authenticator-key',
  summary: 'Creates a key for an authenticator app; active once a code of the app was sent',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  confirmed: 'always',
  reply: z.object({
    key: z.string(),
    /** The otpauth:// URL in the QR code. */
    address: z.string(),
    expiresAt: instant,
  }),
  failure: 'unable to set up an authenticator app',
});

export const addAuthenticator = endpoint({
  method: 'POST',
  path: '/api/two-factor/authenticator',
  summary: 'Turns the authenticator app on with its first code; replaces an earlier one',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  confirmed: 'always',
  body: z.object({ code }),
  reply: codes,
  status: 201,
  refusals: ['code-wrong', 'enrolment-over', 'too-many-attempts'],
  failure: 'unable to turn the authenticator app on',
});

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/api/two-factor/authenticator',
  summary: 'Removes the authenticator app; possible while passkeys remain',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  reply: empty,
  refusals: ['last-factor', 'two-factor-off'],
  failure: 'unable to remove the authenticator app',
});

export const usePasskeysAsFactor = endpoint({
  method: 'POST',
  path: '/api/two-factor/passkeys',
  summary: 'Turns two-factor sign-in on with the caller’s passkeys',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  confirmed: 'always',
  reply: codes,
  status: 201,
  refusals: ['no-passkey', 'passkeys-off'],
  failure: 'unable to turn two-factor sign-in on',
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/two-factor/recovery-codes',
  summary: 'Creates new recovery codes; earlier ones become void',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  reply: codes,
  status: 201,
  refusals: ['two-factor-off'],
  failure: 'unable to make recovery codes',
});

export const turnTwoFactorOff = endpoint({
  method: 'DELETE',
  path: '/api/two-factor',
  summary: 'Turns two-factor sign-in off',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  reply: empty,
  refusals: ['two-factor-off', 'two-factor-required'],
  failure: 'unable to turn two-factor sign-in off',
});

export const confirmByCode = endpoint({
  method: 'POST',
  path: '/api/two-factor/confirmation',
  summary:
    'Confirms the caller’s identity and the second factor of the session with a code of the authenticator app',
  who: 'signed-in',
  scope: 'never',
  body: z.object({ code }),
  reply: confirmedUntil,
  refusals: ['code-wrong', 'two-factor-off', 'too-many-attempts'],
  failure: 'unable to confirm that it is you',
});

export const resetTwoFactor = endpoint({
  method: 'POST',
  path: '/api/users/:id/two-factor-reset',
  summary: 'Removes a person’s second factor after their identity was checked',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  body: z.object({ checked: z.enum(identityChecks) }),
  reply: empty,
  refusals: ['not-yourself', 'account-closed', 'two-factor-off'],
  failure: 'unable to take the second factor away',
});

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/api/sign-in/second-factor',
  summary: 'Completes a sign-in that GET /token/ refused with second-factor-needed',
  who: 'anyone',
  scope: 'never',
  body: z.discriminatedUnion('factor', [
    z.object({ factor: z.literal('authenticator-app'), challenge, code }),
    z.object({ factor: z.literal('recovery-code'), challenge, code }),
    z.object({ factor: z.literal('passkey'), challenge, response: asserted }),
  ]),
  reply: token,
  refusals: ['code-wrong', 'passkey-not-valid', 'sign-in-over', 'banned', 'too-many-attempts'],
  failure: 'unable to sign in',
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/sign-in/passkey-challenge',
  summary: 'Creates the passkey challenge for signing in, or for the second step of a sign-in',
  who: 'anyone',
  scope: 'never',
  /** `challenge`: of the sign-in, for a second step. */
  body: z.object({ challenge: challenge.optional() }),
  reply: z.object({ challenge: z.string(), options: requestOptions }),
  refusals: ['passkeys-off', 'no-passkey', 'sign-in-over', 'too-many-attempts'],
  failure: 'unable to ask for your passkey',
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/sign-in/passkey',
  summary: 'Signs in with a passkey alone; no other factor is required',
  who: 'anyone',
  scope: 'never',
  body: z.object({ challenge, response: asserted }),
  reply: token,
  refusals: ['passkey-not-valid', 'sign-in-over', 'banned', 'too-many-attempts'],
  failure: 'unable to sign in',
});
