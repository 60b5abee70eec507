import type { Reader, Tx } from '#platform/context.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import { findListing, lockListing, wholeListing } from './listing-store.ts';
import { storedStatus } from './stored.ts';

/** Locks the listing so that it cannot be closed while a request comes in. */
export async function holdListing(
  db: Tx,
  id: string,
): Promise<{ id: string; ownerId: string; status: ListingStatus } | undefined> {
  const row = await lockListing(db, id);
  return row && { id: row.id, ownerId: row.owner_id, status: storedStatus(row.status) };
}

export async function ownerOf(db: Reader, id: string): Promise<string | null> {
  const row = await findListing(db, id);
  return row?.owner_id ?? null;
}

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
