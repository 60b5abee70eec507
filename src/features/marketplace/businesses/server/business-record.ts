import type { Reader } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { type BusinessRow, findBusiness as find } from './store.ts';

export type { BusinessRow };

/** The record of a business for other features. Whoever calls has settled the right to read it. */
export function findBusiness(db: Reader, id: string): Promise<BusinessRow | undefined> {
  return find(db, id);
}

/** The EIN in clear, for the leak check's dictionary; never leaves the server. */
export function einOf(row: BusinessRow, vault: Vault): string {
  return vault.open(row.ein_cipher, row.id);
}
