import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import { keepConfirmation } from '#features/people/sessions/server/confirm-session.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { confirmBySso as contract } from '../contract.ts';
import { hashOf } from './sso-popup.ts';
import { countTry, personOf, spendAnswer } from './store.ts';

export async function confirmBySso(
  work: Work,
  { body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  await holdPerson(work, personId);
  const hash = hashOf(body.answer);
  const row = await countTry(work.db, { hash, now: work.now });
  if (!row || !(await spendAnswer(work.db, hash, work.now))) throw new Refused('sso-over');
  if ((await personOf(work.db, row.subject)) !== personId) throw new Refused('other-identity');
  return keepConfirmation(work, 'identity');
}
