import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { sellsListing } from '#features/marketplace/listings/server/mandates.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { watchListing as contract } from '../contract.ts';
import { watchRefusal } from '../domain/watching.ts';
import { deleteWatch, insertWatch, watchableListing } from './watch-store.ts';

/** Needs no lock: notifications start at the version read here. */
export async function watchListing(work: Work, listingId: string): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  const listing = await watchableListing(work.db, listingId, personId);
  if (!listing) throw new Refused('not-found');
  const face = { id: listing.id, ownerId: listing.owner_id };
  const sells = await sellsListing(work.db, face, { personId, now: work.now });
  const refusal = watchRefusal({
    own: sells === 'owner',
    actsForSeller: sells === 'broker',
    status: storedStatus(listing.status),
    others: Number(listing.others ?? 0),
  });
  if (refusal) throw new Refused(refusal);
  const { version } = listing;
  if (await insertWatch(work.db, { personId, listingId, version, at: work.now }))
    await work.audit({ action: 'listing-watched', subject: { type: 'listing', id: listingId } });
  return { listingId, watching: true };
}

/** `not-found` if the caller neither watches the listing nor may see it. */
export async function unwatchListing(work: Work, listingId: string): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  if (await deleteWatch(work.db, personId, listingId)) {
    await work.audit({ action: 'listing-unwatched', subject: { type: 'listing', id: listingId } });
    return { listingId, watching: false };
  }
  const listing = await watchableListing(work.db, listingId, personId);
  if (!listing || !isPublic(storedStatus(listing.status))) throw new Refused('not-found');
  return { listingId, watching: false };
}
