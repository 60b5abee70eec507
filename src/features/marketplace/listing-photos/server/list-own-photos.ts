import { sightOf } from '#features/marketplace/listings/server/sight-of.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { PhotoTools } from './photo-tools.ts';
import { ownPhotoViews } from './photo-views.ts';
import { photosOf } from './store.ts';

export async function listOwnPhotos(reading: Reading, listingId: string, { vault }: PhotoTools) {
  const sight = await sightOf(reading, listingId);
  if (!sight?.own) throw new Refused('not-found');
  return { items: await ownPhotoViews(reading.db, listingId, await photosOf(reading.db, listingId), vault) };
}
