import type { Reader } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { type BusinessRow, findBusiness as find } from './store.ts';

export type { BusinessRow };

/** For other features. The caller must have checked the right to read it. */
export function findBusiness(db: Reader, id: string): Promise<BusinessRow | undefined> {
  return find(db, id);
}

/** The EIN in plain text, for the leak check's dictionary only; it must never leave the server. */
export function einOf(row: BusinessRow, vault: Vault): string {
  return vault.open(row.ein_cipher, row.id);
}
