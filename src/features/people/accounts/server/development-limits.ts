import { Refused } from '#kernel/refusal.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { deleteSessionsOf, identityAccountsOf, rolesOf, sessionByToken } from './store.ts';

const ownIds = 'development:';

export function developmentAccountId(email: string): string {
  return `${ownIds}${email}`;
}

/** Throws Refused('not-for-admins'); the caller rolls the session back. */
export async function refuseAdmins(
  db: Reader,
  identity: IdentityProvider | null,
  token: string,
): Promise<void> {
  if (identity?.kind !== 'development') return;
  const session = await sessionByToken(db, token);
  if (session && (await rolesOf(db, session.personId)).includes('admin')) throw new Refused('not-for-admins');
}

/** Call when a person becomes an admin; see refuseAdmins. */
export async function endDevelopmentSessions(db: Tx, personId: string): Promise<void> {
  const accounts = await identityAccountsOf(db, personId);
  if (accounts.some((id) => id.startsWith(ownIds))) await deleteSessionsOf(db, personId);
}
