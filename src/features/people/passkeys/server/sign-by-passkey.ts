import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { challengeLife } from '../domain/passkey-limits.ts';
import { type asserted, requestOptions } from '../passkey-shapes.ts';
import { passkeyRef } from './passkey-ref.ts';
import { type PasskeyTools, partyOf } from './passkey-tools.ts';
import { lockPasskey, markUsed, type PasskeyRow, passkeysOf } from './store.ts';

type Asked = {
  /** `null`: any person; the device says which. */
  personId: string | null;
  challenge: Buffer;
};

export async function optionsToSign(work: Work, { personId, challenge }: Asked, tools: PasskeyTools) {
  const party = partyOf(tools);
  const known = personId === null ? [] : await passkeysOf(work.db, personId);
  if (personId !== null && known.length === 0) throw new Refused('no-passkey');
  // A heavy module: load it on demand.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(challenge),
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: known.map(passkeyRef),
  });
  return requestOptions.parse({ ...options, allowCredentials: options.allowCredentials ?? [] });
}

/** Requires user verification. Throws Refused('passkey-not-valid'). */
export async function signByPasskey(
  work: Work,
  { personId, challenge, given }: Asked & { given: z.output<typeof asserted> },
  tools: PasskeyTools,
): Promise<string> {
  const key = await lockPasskey(work.db, { credentialId: given.id, personId });
  if (!key) throw new Refused('passkey-not-valid');
  await checkAnswer(work, { key, challenge, given }, tools);
  return key.person_id;
}

/** The WebAuthn user handle: the id as bytes. */
export function handleOf(personId: string): string {
  return Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url');
}

type Answer = { key: PasskeyRow; challenge: Buffer; given: z.output<typeof asserted> };

export async function checkAnswer(
  work: Work,
  { key, challenge, given }: Answer,
  tools: PasskeyTools,
): Promise<void> {
  const party = partyOf(tools);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = given.response;
  if (userHandle && userHandle !== handleOf(key.person_id)) throw new Refused('passkey-not-valid');
  const checked = await verifyAuthenticationResponse({
    response: {
      ...given,
      response: { ...response, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.credential_id,
      publicKey: Uint8Array.from(key.public_key),
      counter: Number(key.counter),
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw new Refused('passkey-not-valid');
  await markUsed(work.db, key.id, { counter: checked.authenticationInfo.newCounter, at: work.now });
}
