import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import type { IdentityProvider } from '#features/people/accounts/server/identity-provider.ts';
import { hasPassword, proveIdentity, provePassword } from '#features/people/accounts/server/prove-oneself.ts';
import { confirmDevice } from '#features/people/accounts/server/session-device.ts';
import { confirmationLife } from '#http/confirmed-sql.ts';
import { shift } from '#kernel/instant.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { confirmedAt, hasIdentity, hasSso, writeConfirmation } from './store.ts';

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
    singleSignOn: await hasSso(db, personId),
    confirmedUntil: until && until > now ? until.toISOString() : null,
  };
}

export async function confirmSession(
  work: Work,
  { body }: InputOf<typeof contract.confirmSession>,
  { identity }: ConfirmingTools,
): Promise<AnswerOf<typeof contract.confirmSession>> {
  await holdPerson(work, signedIn(work.actor).personId);
  if (body.way === 'password') await provePassword(work, body.password);
  else await proveIdentity(work, body.identityToken, identity);
  return keepConfirmation(work, body.way);
}

type ConfirmedBy = 'password' | 'identity' | 'passkey' | 'authenticator-app';
const secondFactors: ReadonlySet<ConfirmedBy> = new Set(['passkey', 'authenticator-app']);

/** The caller has locked the person and checked the proof. It also confirms the device for deal files. */
export async function keepConfirmation(work: Work, way: ConfirmedBy) {
  const { personId, sessionId } = signedIn(work.actor);
  await writeConfirmation(work.db, { session_id: sessionId, way, confirmed_at: work.now });
  await confirmDevice(work, { secondFactor: secondFactors.has(way) });
  await work.audit({
    action: 'session-confirmed',
    subject: { type: 'person', id: personId },
    detail: { way, sessionId },
  });
  return { confirmedUntil: shift(work.now, confirmationLife).toISOString() };
}
