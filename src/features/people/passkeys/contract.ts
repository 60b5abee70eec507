import { z } from 'zod';
import { confirmedUntil } from '#features/people/sessions/contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { longestName, mostPasskeys } from './domain/passkey-limits.ts';
import { passkeysOff } from './domain/relying-party.ts';
import { asserted, creationOptions, registered, requestOptions } from './passkey-shapes.ts';

const passkeys = z.object({
  /** Why this installation has no passkeys; `null` if it has. */
  off: z.enum(passkeysOff).nullable(),
  items: z
    .array(z.object({ id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }))
    .max(mostPasskeys),
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'The caller’s own passkeys',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  reply: passkeys,
  failure: 'unable to get passkeys',
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/challenge',
  summary: 'Creates the challenge for registering a passkey',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  confirmed: 'always',
  reply: z.object({ options: creationOptions }),
  refusals: ['passkeys-off', 'passkeys-full'],
  failure: 'unable to add a passkey',
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Registers a passkey that a device has just created',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  body: z.object({ name: line(1, longestName), response: registered }),
  reply: passkeys,
  status: 201,
  refusals: ['passkeys-off', 'passkeys-full', 'passkey-not-valid', 'passkey-known'],
  failure: 'unable to add a passkey',
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/:id/removal',
  summary: 'Removes a passkey; earlier confirmations with it remain valid',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  reply: passkeys,
  refusals: ['last-factor'],
  failure: 'unable to remove the passkey',
});

export const beginConfirmation = endpoint({
  method: 'POST',
  path: '/api/passkeys/confirmation-challenge',
  summary: 'Creates the challenge for confirming the caller’s identity with a passkey',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  reply: z.object({ options: requestOptions }),
  refusals: ['passkeys-off', 'no-passkey'],
  failure: 'unable to ask for your passkey',
});

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/confirmation',
  summary: 'Confirms the caller’s identity with a passkey; valid for ten minutes in this session',
  who: 'signed-in',
  scope: 'never',
  beforeTwoFactor: true,
  body: z.object({ response: asserted }),
  reply: confirmedUntil,
  refusals: ['passkeys-off', 'passkey-not-valid', 'too-many-attempts'],
  failure: 'unable to confirm that it is you',
});
