import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { findPhoto, type PhotoRow } from './store.ts';

/** The lock makes photos of a listing change one after the other. */
export async function holdOwnListing(work: Work, id: string): Promise<{ status: ListingStatus }> {
  const listing = await holdListing(work.db, id);
  if (!listing || !isPerson(work.actor, listing.ownerId)) throw new Refused('not-found');
  return { status: listing.status };
}

export async function holdOwnPhoto(work: Work, id: string): Promise<PhotoRow> {
  const seen = await findPhoto(work.db, id);
  if (!seen) throw new Refused('not-found');
  await holdOwnListing(work, seen.listing_id);
  // Another request may have changed or removed it while this one waited for the lock.
  const photo = await findPhoto(work.db, id);
  if (!photo) throw new Refused('not-found');
  return photo;
}
