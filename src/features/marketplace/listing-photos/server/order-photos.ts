import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { holdOwnListing } from './own-photo.ts';
import type { PhotoTools } from './photo-tools.ts';
import { ownPhotoViews, refreshCard } from './photo-views.ts';
import { photosOf, placePhotos } from './store.ts';

/** Any other set of IDs than the current one means that the caller saw an older state. */
export async function orderPhotos(
  work: Work,
  listingId: string,
  ids: readonly string[],
  { vault }: PhotoTools,
) {
  await holdOwnListing(work, listingId);
  const present = new Set((await photosOf(work.db, listingId)).map(({ id }) => id));
  if (ids.length !== present.size || new Set(ids).size !== ids.length || !ids.every((id) => present.has(id)))
    throw new Refused('stale');
  await placePhotos(work.db, listingId, ids);
  await work.audit({ action: 'photos-ordered', subject: { type: 'listing', id: listingId } });
  await refreshCard(work.db, listingId);
  return { items: await ownPhotoViews(work.db, listingId, await photosOf(work.db, listingId), vault) };
}
