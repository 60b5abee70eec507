import { openSession } from '#features/people/accounts/server/open-session.ts';
import { optionsToSign, signByPasskey } from '#features/people/passkeys/server/sign-by-passkey.ts';
import { passkeyChallengesPerAddress, signInPerAddress } from '#http/limits.ts';
import type { RawAnswer, RawCall } from '#http/mount.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { challengeHash, deviceChallenge, newChallenge } from './second-step.ts';
import { openChallenge, takeChallenge } from './store.ts';
import type { TwoFactorTools } from './two-factor-tools.ts';

export const challengeLimits = passkeyChallengesPerAddress;

export async function askPasskey(
  work: Work,
  { body }: InputOf<typeof contract.askPasskey>,
  tools: TwoFactorTools,
): Promise<AnswerOf<typeof contract.askPasskey>> {
  const { challenge, personId } = body.challenge
    ? await begun(work, body.challenge)
    : { ...(await newChallenge(work, null)), personId: null };
  const options = await optionsToSign(work, { personId, challenge: deviceChallenge(challenge) }, tools);
  return { challenge, options };
}

async function begun(work: Work, challenge: string) {
  const asked = await openChallenge(work.db, { hash: challengeHash(challenge), now: work.now });
  if (!asked?.person_id) throw new Refused('sign-in-over');
  return { challenge, personId: asked.person_id };
}

/** Possession of the key and user verification are two factors. */
export async function signInByPasskey(
  call: RawCall,
  { body }: InputOf<typeof contract.signInByPasskey>,
  tools: TwoFactorTools,
): Promise<RawAnswer<typeof contract.signInByPasskey>> {
  await call.limit([{ rule: signInPerAddress, subject: call.origin.address }]);
  const hash = challengeHash(body.challenge);
  return call.begin(async (work) => {
    // Attempts are not counted: a signature cannot be guessed.
    const asked = await openChallenge(work.db, { hash, now: work.now });
    if (asked?.person_id !== null || !(await takeChallenge(work.db, hash))) throw new Refused('sign-in-over');
    const expected = deviceChallenge(body.challenge);
    const personId = await signByPasskey(
      work,
      { personId: null, challenge: expected, given: body.response },
      tools,
    );
    const action = 'signed-in-by-passkey';
    return openSession(work, { call, personId, action, secondFactor: true }, tools.accounts);
  });
}
