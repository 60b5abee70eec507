import type { IdentityProvider } from '#features/people/accounts/server/identity-provider.ts';
import { hasPassword, proveIdentity, provePassword } from '#features/people/accounts/server/prove-oneself.ts';
import { confirmationLife } from '#http/confirmed-sql.ts';
import { shift } from '#kernel/instant.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { confirmedAt, hasIdentity, writeConfirmation } from './store.ts';

export type ConfirmingTools = { identity: IdentityProvider | null };

export async function getConfirmation(
  { db, actor, now }: Reading,
  { identity }: ConfirmingTools,
): Promise<AnswerOf<typeof contract.getConfirmation>> {
  const { personId, sessionId } = signedIn(actor);
  const at = await confirmedAt(db, sessionId);
  const until = at && shift(at, confirmationLife);
  return {
    password: await hasPassword(db, personId),
    identity: identity && (await hasIdentity(db, personId)) ? identity.kind : 'off',
    confirmedUntil: until && until > now ? until.toISOString() : null,
  };
}

export async function confirmSession(
  work: Work,
  { body }: InputOf<typeof contract.confirmSession>,
  { identity }: ConfirmingTools,
): Promise<AnswerOf<typeof contract.confirmSession>> {
  if (body.way === 'password') await provePassword(work, body.password);
  else await proveIdentity(work, body.identityToken, identity);
  return keepConfirmation(work, body.way);
}

/** The caller has checked the proof. */
export async function keepConfirmation(work: Work, way: 'password' | 'identity' | 'passkey') {
  const { personId, sessionId } = signedIn(work.actor);
  await writeConfirmation(work.db, { session_id: sessionId, way, confirmed_at: work.now });
  await work.audit({
    action: 'session-confirmed',
    subject: { type: 'person', id: personId },
    detail: { way, sessionId },
  });
  return { confirmedUntil: shift(work.now, confirmationLife).toISOString() };
}
