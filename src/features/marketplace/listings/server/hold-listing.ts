import type { Reader, Tx } from '#platform/context.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import { findListing, lockListing, wholeListing } from './listing-store.ts';
import { storedStatus } from './stored.ts';

/** The listing, kept from changing until the transaction ends: nobody closes it under a request that just comes in. */
export async function holdListing(
  db: Tx,
  id: string,
): Promise<{ id: string; ownerId: string; status: ListingStatus } | undefined> {
  const row = await lockListing(db, id);
  return row && { id: row.id, ownerId: row.owner_id, status: storedStatus(row.status) };
}

/** Who owns the listing; `null` when there is none. Reads only: nothing keeps it from changing. */
export async function ownerOf(db: Reader, id: string): Promise<string | null> {
  const row = await findListing(db, id);
  return row?.owner_id ?? null;
}

/** The listing as other features need to know it: whose it is, how it stands, its public title and place. `null`: none. */
export async function listingFaceOf(
  db: Reader,
  id: string,
): Promise<{ ownerId: string; status: ListingStatus; title: string; place: string | null } | null> {
  const row = await findListing(db, id);
  if (!row) return null;
  const { teaser } = await wholeListing(db, row);
  return {
    ownerId: row.owner_id,
    status: storedStatus(row.status),
    title: teaser.title,
    place: teaser.place,
  };
}
