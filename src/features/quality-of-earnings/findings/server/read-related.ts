import type { Reader } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { RelatedParty } from '../domain/related-parties.ts';
import { relatedList } from '../related-contract.ts';
import { findRelated } from './related-store.ts';

type Listed = { parties: RelatedParty[]; version: number };

export async function relatedPartiesOf(db: Reader, reviewId: string, vault: Vault): Promise<Listed> {
  const row = await findRelated(db, reviewId);
  if (!row) return { parties: [], version: 0 };
  const parties = relatedList.parse(JSON.parse(vault.open(row.parties, reviewId)));
  return { parties, version: row.version };
}
