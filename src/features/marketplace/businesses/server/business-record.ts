import type { Reader } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { einDigits } from '../domain/ein.ts';
import { type BusinessRow, businessesOf, einIndexesOf, findBusiness as find } from './store.ts';

export type { BusinessRow };

/** For other features. The caller must have checked the right to read it. */
export function findBusiness(db: Reader, id: string): Promise<BusinessRow | undefined> {
  return find(db, id);
}

/** The EIN in plain text, for the leak check's dictionary only; it must never leave the server. */
export function einOf(row: BusinessRow, vault: Vault): string {
  return vault.open(row.ein_cipher, row.id);
}

/** Of `eins`, those of businesses that the person owns. */
export async function takenEins(
  db: Reader,
  ownerId: string,
  eins: readonly string[],
  vault: Vault,
): Promise<Set<string>> {
  const indexed = eins.map((ein) => ({ ein, index: vault.index(einDigits(ein)) }));
  const taken = await einIndexesOf(
    db,
    ownerId,
    indexed.map(({ index }) => index),
  );
  return new Set(indexed.filter(({ index }) => taken.some((one) => one.equals(index))).map(({ ein }) => ein));
}

/** The newest businesses that the person owns, `most` of them. */
export function ownedBusinesses(db: Reader, ownerId: string, most: number): Promise<BusinessRow[]> {
  return businessesOf(db, ownerId, null, most);
}
