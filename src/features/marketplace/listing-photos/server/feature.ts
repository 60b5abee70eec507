import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { ownPhotoFiles } from './own-photo-files.ts';
import { photoProblems } from './problems.ts';
import { photoRoutes } from './routes.ts';

export function photoFeature(parts: Parameters<typeof photoRoutes>[0]): Feature {
  return {
    name: 'listing-photos',
    routes: photoRoutes(parts),
    dealPlaces: { '/api/listing-photos': byListing('listing_photo') },
    problems: photoProblems,
    ownFiles: ownPhotoFiles(parts),
  };
}
