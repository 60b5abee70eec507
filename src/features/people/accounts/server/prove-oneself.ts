import { createHash } from 'node:crypto';
import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import { verifyPassword } from '#platform/password-hash.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { accountAt, passwordHashOf, spendToken } from './store.ts';

/** The caller limits the rate. Throws Refused('wrong-credentials'). */
export function provePassword(work: Work, password: string): Promise<void> {
  return provePasswordOf(work, signedIn(work.actor).personId, password);
}

/** The same for a person who is not signed in yet. */
export async function provePasswordOf({ db }: Work, personId: string, password: string): Promise<void> {
  const hash = (await passwordHashOf(db, personId)) ?? '';
  if (!(await verifyPassword(hash, password)))
    throw new Refused('wrong-credentials', { fields: { password: ['This is not your password.'] } });
}

/** Spends the token. Throws Refused('identity-token-refused') or Refused('other-identity'). */
export async function proveIdentity(
  work: Work,
  token: string,
  identity: IdentityProvider | null,
): Promise<void> {
  const claims = (await identity?.verify(token)) ?? null;
  const hash = createHash('sha256').update(token).digest();
  if (!claims || !(await spendToken(work.db, hash, new Date(claims.exp * 1_000))))
    throw new Refused('identity-token-refused');
  // The development provider lets anyone be anyone.
  if (identity?.kind === 'development' && hasRole(work.actor, 'admin')) throw new Refused('not-for-admins');
  if ((await accountAt(work.db, 'google', claims.sub)) !== signedIn(work.actor).personId)
    throw new Refused('other-identity');
}

export async function hasPassword(db: Reader, personId: string): Promise<boolean> {
  return (await passwordHashOf(db, personId)) !== null;
}
