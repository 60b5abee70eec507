import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { canonicalJson, type Json } from '#kernel/canonical-json.ts';
import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { challengeLife } from '../domain/passkey-limits.ts';
import { type asserted, requestOptions } from '../passkey-shapes.ts';
import { passkeyRef } from './passkey-ref.ts';
import { type PasskeyTools, partyOf } from './passkey-tools.ts';
import { checkAnswer } from './sign-by-passkey.ts';
import { lockPasskey, passkeysOf, replaceChallenge, takeChallenge } from './store.ts';

export type Bound = { purpose: 'nda' | 'confirm'; facts: Readonly<Record<string, Json>> };

/** A hash over the bound facts, the session and a nonce. Throws Refused('no-passkey'). */
export async function challengeFor(work: Work, bound: Bound, tools: PasskeyTools) {
  const party = partyOf(tools);
  const { personId, sessionId } = signedIn(work.actor);
  const known = await passkeysOf(work.db, personId);
  if (known.length === 0) throw new Refused('no-passkey');
  const nonce = randomBytes(32).toString('base64url');
  // A heavy module: load it on demand.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(digestOf(bound, nonce, sessionId)),
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: known.map(passkeyRef),
  });
  await replaceChallenge(work.db, {
    person_id: personId,
    session_id: sessionId,
    purpose: bound.purpose,
    nonce,
    made_at: work.now,
    expires_at: shift(work.now, challengeLife),
  });
  return requestOptions.parse(options);
}

type Given = z.output<typeof asserted>;
/** `proof`: enough to verify the answer again years later. */
type Checked = { credentialSha256: string; proof: Record<string, Json> };

/** Consumes the newest challenge and requires user verification. Throws Refused('passkey-not-valid'). */
export async function checkPasskey(
  work: Work,
  bound: Bound,
  given: Given,
  tools: PasskeyTools,
): Promise<Checked> {
  const { personId, sessionId } = signedIn(work.actor);
  const asked = await takeChallenge(work.db, { personId, purpose: bound.purpose });
  const key = await lockPasskey(work.db, { personId, credentialId: given.id });
  if (!asked || !key || asked.session_id !== sessionId || asked.expires_at <= work.now)
    throw new Refused('passkey-not-valid');
  await checkAnswer(work, { key, challenge: digestOf(bound, asked.nonce, sessionId), given }, tools);
  const { userHandle: _, ...response } = given.response;
  const credentialSha256 = createHash('sha256').update(key.credential_id).digest('hex');
  const publicKey = key.public_key.toString('base64url');
  return { credentialSha256, proof: { ...bound.facts, nonce: asked.nonce, publicKey, ...response } };
}

function digestOf(bound: Bound, nonce: string, sessionId: string): Buffer {
  return createHash('sha256')
    .update(canonicalJson({ ...bound.facts, nonce, sessionId }))
    .digest();
}
