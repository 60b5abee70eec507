import { sightOf } from '#features/marketplace/listings/server/sight-of.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { seesPhoto } from '../domain/photo-review.ts';
import { type PhotoTools, photoKey } from './photo-tools.ts';
import { statusOf } from './photo-views.ts';
import { findPhoto, photosOf } from './store.ts';

export async function getPhoto(
  reading: Pick<Reading, 'actor' | 'db' | 'now'>,
  { params, query }: { params: { id: string }; query: { scale: 'card' | 'full' } },
  { files }: PhotoTools,
) {
  const photo = await findPhoto(reading.db, params.id);
  const sight = photo && (await sightOf(reading, photo.listing_id));
  if (!photo || !sight || !seesPhoto(sight, statusOf(photo))) throw new Refused('not-found');
  const bytes = await files.get(photoKey(photo.id, query.scale));
  if (!bytes) throw new Refused('not-found');
  return { bytes, fileName: 'photo.webp' };
}

export async function listPhotos(reading: Reading, listingId: string) {
  const sight = await sightOf(reading, listingId);
  if (!sight || !(sight.own || sight.granted || sight.trusted || sight.admin || sight.open))
    throw new Refused('not-found');
  const rows = (await photosOf(reading.db, listingId)).filter((row) => seesPhoto(sight, statusOf(row)));
  return {
    items: rows.map((row) => ({
      id: row.id,
      alt: row.alt,
      width: row.width,
      height: row.height,
      public: statusOf(row) === 'public',
    })),
  };
}
