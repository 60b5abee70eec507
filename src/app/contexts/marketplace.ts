import { brokerRequestFeature } from '#features/marketplace/broker-requests/server/feature.ts';
import { businessImportFeature } from '#features/marketplace/business-imports/server/feature.ts';
import { businessFeature } from '#features/marketplace/businesses/server/feature.ts';
import { photoFeature } from '#features/marketplace/listing-photos/server/feature.ts';
import { listingViewFeature } from '#features/marketplace/listing-views/server/feature.ts';
import { listingFeature } from '#features/marketplace/listings/server/feature.ts';
import { mandateFeature } from '#features/marketplace/mandates/server/feature.ts';
import { savedSearchFeature } from '#features/marketplace/saved-searches/server/feature.ts';
import { watchListFeature } from '#features/marketplace/watch-list/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<Parameters<typeof listingFeature>[0], 'onlookers'> &
  Pick<Parameters<typeof listingViewFeature>[0], 'views'>;

export function marketplaceFeatures(parts: Parts & Given): Feature[] {
  return [
    businessFeature(parts),
    listingFeature(parts),
    businessImportFeature(parts),
    brokerRequestFeature,
    mandateFeature(parts),
    listingViewFeature(parts),
    photoFeature(parts),
    watchListFeature(parts),
    savedSearchFeature(parts),
  ];
}
