import { brand } from '#content/brand.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { challengeLife, mostPasskeys } from '../domain/passkey-limits.ts';
import { creationOptions } from '../passkey-shapes.ts';
import { listPasskeys } from './list-passkeys.ts';
import { mailPasskeyChange } from './mails.ts';
import { passkeyRef } from './passkey-ref.ts';
import { type PasskeyTools, partyOf } from './passkey-tools.ts';
import { handleOf } from './sign-by-passkey.ts';
import { insertPasskey, passkeysOf, replaceChallenge, takeChallenge } from './store.ts';

/** COSE numbers of EdDSA, ES256 and RS256: every device supports one of them. */
const algorithms = [-8, -7, -257];

export async function beginPasskey(
  work: Work,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.beginPasskey>> {
  const party = partyOf(tools);
  const { personId, sessionId } = signedIn(work.actor);
  const known = await passkeysOf(work.db, personId);
  if (known.length >= mostPasskeys) throw new Refused('passkeys-full');
  const person = await personCard(work.db, personId);
  // A heavy module: load it on demand.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userID: Buffer.from(handleOf(personId), 'base64url'),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
    timeout: challengeLife,
    attestationType: 'none',
    supportedAlgorithmIDs: [...algorithms],
    excludeCredentials: known.map(passkeyRef),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await replaceChallenge(work.db, {
    person_id: personId,
    session_id: sessionId,
    purpose: 'register',
    nonce: options.challenge,
    made_at: work.now,
    expires_at: shift(work.now, challengeLife),
  });
  return { options: creationOptions.parse(options) };
}

export async function addPasskey(
  work: Work,
  { body }: InputOf<typeof contract.addPasskey>,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.addPasskey>> {
  const { personId, sessionId } = signedIn(work.actor);
  const made = await madeFor(work, body.response, tools);
  if ((await passkeysOf(work.db, personId)).length >= mostPasskeys) throw new Refused('passkeys-full');
  const id = work.newId();
  const added = await insertPasskey(work.db, {
    id,
    person_id: personId,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: JSON.stringify(body.response.response.transports ?? []),
    name: body.name,
    added_at: work.now,
  });
  if (!added) throw new Refused('passkey-known');
  await work.audit({
    action: 'passkey-added',
    subject: { type: 'person', id: personId },
    detail: { passkeyId: id, sessionId },
  });
  await mailPasskeyChange(work, personId, 'added');
  return listPasskeys(work, tools);
}

type Response = InputOf<typeof contract.addPasskey>['body']['response'];

async function madeFor(work: Work, given: Response, tools: PasskeyTools) {
  const party = partyOf(tools);
  const { personId, sessionId } = signedIn(work.actor);
  const asked = await takeChallenge(work.db, { personId, purpose: 'register' });
  if (!asked || asked.session_id !== sessionId || asked.expires_at <= work.now)
    throw new Refused('passkey-not-valid');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports: _, ...response } = given.response;
  const checked = await verifyRegistrationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: asked.nonce,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => null);
  if (!checked?.verified) throw new Refused('passkey-not-valid');
  return checked.registrationInfo.credential;
}
