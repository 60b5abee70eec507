import type { Tx } from '#platform/context.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import { lockListing } from './listing-store.ts';
import { storedStatus } from './stored.ts';

/** The listing, kept from changing until the transaction ends: nobody closes it under a request that just comes in. */
export async function holdListing(
  db: Tx,
  id: string,
): Promise<{ id: string; ownerId: string; status: ListingStatus } | undefined> {
  const row = await lockListing(db, id);
  return row && { id: row.id, ownerId: row.owner_id, status: storedStatus(row.status) };
}
