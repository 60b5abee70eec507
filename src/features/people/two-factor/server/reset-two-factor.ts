import { personForAct } from '#features/people/accounts/server/admin-act.ts';
import { endAllSessions } from '#features/people/accounts/server/end-sessions.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { resetTwoFactor as contract } from '../contract.ts';
import { mailTwoFactorReset } from './mails.ts';
import { turnOff } from './store.ts';

export async function resetTwoFactor(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract>,
): Promise<Record<string, never>> {
  await personForAct(work, id, 'sign-out');
  if (isPerson(work.actor, id)) throw new Refused('not-yourself');
  if (!(await turnOff(work.db, id))) throw new Refused('two-factor-off');
  await endAllSessions(work, id);
  await work.emit({ kind: 'credentials-reset', personId: id, why: 'two-factor-reset' });
  const detail = { checked: body.checked };
  await work.audit({ action: 'two-factor-reset', subject: { type: 'person', id }, detail });
  await mailTwoFactorReset(work, id, 'admin');
  return {};
}
