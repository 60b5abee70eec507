import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import { keepConfirmation } from '#features/people/sessions/server/confirm-session.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { type Bound, challengeFor, checkPasskey } from './check-passkey.ts';
import type { PasskeyTools } from './passkey-tools.ts';

/** Challenges include the session, so an answer is invalid in any other. */
const itIsMe: Bound = { purpose: 'confirm', facts: { confirms: 'session' } };

export async function beginConfirmation(
  work: Work,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.beginConfirmation>> {
  return { options: await challengeFor(work, itIsMe, tools) };
}

export async function confirmByPasskey(
  work: Work,
  { body }: InputOf<typeof contract.confirmByPasskey>,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.confirmByPasskey>> {
  await holdPerson(work, signedIn(work.actor).personId);
  await checkPasskey(work, itIsMe, body.response, tools);
  return keepConfirmation(work, 'passkey');
}
