import type { CredentialsReset } from '#kernel/domain-event.ts';
import { covers, type Scope } from '#kernel/scope.ts';

export const tokenStates = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof tokenStates)[number];

/** Who or what revoked a token. */
export const revocations = [
  'owner',
  'admin',
  'password_reset',
  'ban',
  'two_factor_reset',
  'role_taken',
] as const;
export type Revocation = (typeof revocations)[number];

export const revocationOf: Readonly<Record<CredentialsReset, Revocation>> = {
  'password-reset': 'password_reset',
  ban: 'ban',
  'two-factor-reset': 'two_factor_reset',
  'admin-role-taken': 'role_taken',
};

/** Completes “Revoked …”; `owner` for others than the owner. */
export const revocationWords: Readonly<Record<Revocation, string>> = {
  owner: 'by its owner',
  admin: 'by an administrator',
  password_reset: 'when the password was reset',
  ban: 'when the account was locked',
  two_factor_reset: 'when two-factor sign-in was reset',
  role_taken: 'when the administrator role was taken away',
};

export function tokenState(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date },
  now: Date,
): TokenState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}

export const limitedKinds = ['listing', 'deal-room'] as const;
export type LimitedTo = { kind: (typeof limitedKinds)[number]; id: string };

export type Reach = { scopes: readonly Scope[]; objects: readonly LimitedTo[] };

/** Whether `after` lets a token do anything that `before` did not. */
export function widens(before: Reach, after: Reach): boolean {
  if (after.scopes.some((scope) => !covers(before.scopes, scope))) return true;
  if (before.objects.length === 0) return false;
  if (after.objects.length === 0) return true;
  return after.objects.some(
    ({ kind, id }) => !before.objects.some((known) => known.kind === kind && known.id === id),
  );
}
