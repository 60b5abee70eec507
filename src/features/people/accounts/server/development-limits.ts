import { Refused } from '#kernel/refusal.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { deleteSessionsOf, identityAccountsOf, rolesOf, sessionByToken } from './store.ts';

/** What the development identity provider calls people: Google's own ids are digits. */
const ownIds = 'development:';

export function developmentAccountId(email: string): string {
  return `${ownIds}${email}`;
}

/** Throws where anybody who can be anybody would become an admin; whoever calls rolls the session back. */
export async function refuseAdmins(
  db: Reader,
  identity: IdentityProvider | null,
  token: string,
): Promise<void> {
  if (identity?.kind !== 'development') return;
  const session = await sessionByToken(db, token);
  if (session && (await rolesOf(db, session.personId)).includes('admin')) throw new Refused('not-for-admins');
}

/** Who becomes an admin signs in anew where the development identity provider was a way in. */
export async function endDevelopmentSessions(db: Tx, personId: string): Promise<void> {
  const accounts = await identityAccountsOf(db, personId);
  if (accounts.some((id) => id.startsWith(ownIds))) await deleteSessionsOf(db, personId);
}
