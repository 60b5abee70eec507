import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import { keepConfirmation } from '#features/people/sessions/server/confirm-session.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { confirmByCode as contract } from '../contract.ts';
import { judgeAppCode } from './pass-second-factor.ts';
import { lockTwoFactor } from './store.ts';
import type { TwoFactorTools } from './two-factor-tools.ts';

/** A session from before two-factor sign-in was turned on shows the factor without signing in again. */
export async function confirmByCode(
  work: Work,
  { body }: InputOf<typeof contract>,
  tools: TwoFactorTools,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  await holdPerson(work, personId);
  const row = await lockTwoFactor(work.db, personId);
  if (!row?.app_secret) throw new Refused('two-factor-off');
  await judgeAppCode(work, body.code, personId, tools);
  return keepConfirmation(work, 'authenticator-app');
}
