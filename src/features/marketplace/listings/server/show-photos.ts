import type { Tx } from '#platform/context.ts';
import type { TeaserPhoto } from '../domain/teaser.ts';
import { writeTeaserPhotos } from './listing-store.ts';

/** Puts these photos on the public card, in this order, in place of those before. Whoever calls has settled that they are approved. */
export function showPhotos(db: Tx, listingId: string, photos: readonly TeaserPhoto[]): Promise<void> {
  return writeTeaserPhotos(db, listingId, photos);
}
