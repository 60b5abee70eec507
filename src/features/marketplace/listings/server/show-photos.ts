import type { Tx } from '#platform/context.ts';
import type { TeaserPhoto } from '../domain/teaser.ts';
import { writeTeaserPhotos } from './listing-store.ts';

/** The caller must have checked that they are approved. */
export function showPhotos(db: Tx, listingId: string, photos: readonly TeaserPhoto[]): Promise<void> {
  return writeTeaserPhotos(db, listingId, photos);
}
