import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { listPasskeys } from './list-passkeys.ts';
import { mailPasskeyChange } from './mails.ts';
import type { PasskeyTools } from './passkey-tools.ts';
import { deletePasskey, isOnlyFactor } from './store.ts';

export async function removePasskey(
  work: Work,
  { params: { id } }: InputOf<typeof contract.removePasskey>,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.removePasskey>> {
  const { personId } = signedIn(work.actor);
  const last = await isOnlyFactor(work.db, personId);
  if ((await deletePasskey(work.db, { id, personId })) === undefined) throw new Refused('not-found');
  if (last) throw new Refused('last-factor');
  await work.audit({
    action: 'passkey-removed',
    subject: { type: 'person', id: personId },
    detail: { passkeyId: id },
  });
  await mailPasskeyChange(work, personId, 'removed');
  return listPasskeys(work, tools);
}
