import type { TokenParts } from '#features/people/accounts/server/get-token.ts';
import type { Vault } from '#platform/vault.ts';

export type TwoFactorTools = {
  vault: Vault;
  publicUrl: string;
  /** The operator requires it of admins. */
  adminsNeedIt: boolean;
  accounts: TokenParts;
};

/** What a sealed secret is bound to: the rows of two people cannot be swapped. */
export const sealedFor = (personId: string) => `authenticator app ${personId}`;
