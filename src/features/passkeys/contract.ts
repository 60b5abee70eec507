import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant, line } from '#wire/words.ts';
import { longestName, mostPasskeys } from './domain/passkey-limits.ts';
import { passkeysOff } from './domain/relying-party.ts';
import { creationOptions, registered } from './passkey-shapes.ts';

const passkeys = z.object({
  /** Why there are none here; `null` where they can be used. */
  off: z.enum(passkeysOff).nullable(),
  /** Where the account has a password, changing passkeys asks for it; elsewhere for a sign-in of the last minutes. */
  asksForPassword: z.boolean(),
  items: z
    .array(z.object({ id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }))
    .max(mostPasskeys),
});

/** The present password, where the account has one. */
const proof = z.object({ currentPassword: z.string().max(200).optional() });
const proofRefusals = ['invalid-fields', 'wrong-credentials', 'prove-yourself', 'too-many-attempts'] as const;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'The asker’s own passkeys',
  who: 'signed-in',
  reply: passkeys,
  failure: 'unable to get passkeys',
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/challenge',
  summary:
    'What a device is asked so that it makes a passkey; asks for the password, or a sign-in of the last minutes',
  who: 'signed-in',
  body: proof,
  reply: z.object({ options: creationOptions }),
  refusals: [...proofRefusals, 'passkeys-off', 'passkeys-full'],
  failure: 'unable to add a passkey',
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Keeps the passkey that a device has just made',
  who: 'signed-in',
  body: z.object({ name: line(1, longestName), response: registered }),
  reply: passkeys,
  status: 201,
  refusals: ['passkeys-off', 'passkeys-full', 'passkey-not-valid', 'passkey-known'],
  failure: 'unable to add a passkey',
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/:id/removal',
  summary: 'Removes a passkey; what was confirmed by it stays confirmed',
  who: 'signed-in',
  params: idParams,
  body: proof,
  reply: passkeys,
  refusals: [...proofRefusals],
  failure: 'unable to remove the passkey',
});
