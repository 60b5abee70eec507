import type { TokenParts } from '#features/people/accounts/server/get-token.ts';
import type { Vault } from '#platform/vault.ts';

export type TwoFactorTools = {
  vault: Vault;
  publicUrl: string;
  adminsNeedIt: boolean;
  accounts: TokenParts;
};

/** Binds a sealed secret to its person, so that secrets of two rows cannot be swapped. */
export const sealedFor = (personId: string) => `authenticator app ${personId}`;
