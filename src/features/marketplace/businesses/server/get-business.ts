import type { z } from 'zod';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { business } from '../contract.ts';
import { businessView } from './business-view.ts';
import { businessesOf, findBusiness } from './store.ts';

type BusinessView = z.input<typeof business>;

/** Owner only: others must not even learn that the business exists. */
export async function getBusiness(reading: Reading, id: string, vault: Vault): Promise<BusinessView> {
  const row = await findBusiness(reading.db, id);
  if (!row || !isPerson(reading.actor, row.owner_id)) throw new Refused('not-found');
  return businessView(row, vault);
}

export async function listBusinesses(
  reading: Reading,
  query: { after?: string | undefined; size: number },
  vault: Vault,
): Promise<{ items: BusinessView[]; next: string | null }> {
  const { personId } = signedIn(reading.actor);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await businessesOf(reading.db, personId, cursor, query.size + 1);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => businessView(row, vault),
  );
}
