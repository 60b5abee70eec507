import { proveOneself } from '#features/accounts/server/prove-oneself.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { askedFor } from './add-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { mailPasskeyChange } from './mails.ts';
import type { PasskeyTools } from './passkey-tools.ts';
import { deletePasskey } from './store.ts';

/** Removes a passkey of the asker's own; to everybody else there is none. */
export async function removePasskey(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.removePasskey>,
  tools: PasskeyTools,
): Promise<AnswerOf<typeof contract.removePasskey>> {
  const { personId } = signedIn(work.actor);
  await proveOneself(work, { ...askedFor, password: body.currentPassword });
  if ((await deletePasskey(work.db, { id, personId })) === undefined) throw new Refused('not-found');
  await work.audit({
    action: 'passkey-removed',
    subject: { type: 'person', id: personId },
    detail: { passkeyId: id },
  });
  await mailPasskeyChange(work, personId, 'removed');
  return listPasskeys(work, tools);
}
