import { personForAct } from '#features/people/accounts/server/admin-act.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { revocationOf } from '../domain/token-state.ts';
import { auditToken } from './create-token.ts';
import { mailServiceToken, mailTokensRevoked } from './mails.ts';
import { revokeTokens, type TokenRow, tokenById } from './store.ts';

type Revoked = Pick<TokenRow, 'id' | 'name' | 'kind' | 'person_id'>;

/** Revoking twice is no error. */
export async function revokeToken(
  work: Work,
  { params: { id } }: InputOf<typeof contract.revokeToken>,
): Promise<Record<string, never>> {
  const { personId } = signedIn(work.actor);
  const found = await tokenById(work.db, id);
  if (found?.kind !== 'personal' || found.person_id !== personId) throw new Refused('not-found');
  const which = { id, kind: 'personal', personId };
  await recorded(work, await revokeTokens(work.db, which, { at: work.now, why: 'owner' }));
  return {};
}

export async function revokeServiceToken(
  work: Work,
  { params: { id } }: InputOf<typeof contract.revokeServiceToken>,
): Promise<Record<string, never>> {
  const { personId } = signedIn(work.actor);
  const found = await tokenById(work.db, id);
  if (found?.kind !== 'service') throw new Refused('not-found');
  const why = found.person_id === personId ? 'owner' : 'admin';
  const revoked = await revokeTokens(work.db, { id, kind: 'service' }, { at: work.now, why });
  await recorded(work, revoked);
  for (const token of revoked) await mailServiceToken(work, token, 'revoked');
  return {};
}

export async function revokeTokensOf(
  work: Work,
  { params }: InputOf<typeof contract.revokeTokensOf>,
): Promise<{ revoked: number }> {
  await personForAct(work, params.id, 'sign-out');
  const end = { at: work.now, why: 'admin' } as const;
  const revoked = await revokeTokens(work.db, { personId: params.id }, end);
  await recorded(work, revoked);
  await mailTokensRevoked(work, revoked, 'admin');
  return { revoked: revoked.length };
}

/** A person who broke into the account may have made tokens, too. */
export async function onCredentialsReset(
  work: Work,
  { personId, why }: DomainEventOf<'credentials-reset'>,
): Promise<void> {
  const reason = revocationOf[why];
  const which = why === 'admin-role-taken' ? ({ personId, kind: 'service' } as const) : { personId };
  const revoked = await revokeTokens(work.db, which, { at: work.now, why: reason });
  await recorded(work, revoked);
  // No one who is locked out is written to about it.
  if (why !== 'ban') await mailTokensRevoked(work, revoked, reason);
}

async function recorded(work: Work, revoked: readonly Revoked[]): Promise<void> {
  for (const token of revoked) await auditToken(work, token, 'revoked');
}
