import { ofListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import type { Reader } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { closeListings } from './close-listings.ts';
import { embeddedCard } from './embedded-card.ts';
import type { Onlookers } from './get-listing.ts';
import { listingListeners } from './listeners.ts';
import { listingProblems } from './problems.ts';
import { listingFeeds } from './public-feed.ts';
import { listingPreviews } from './public-preview.ts';
import { listingSiteMap } from './public-site-map.ts';
import { listingRoutes } from './routes.ts';

type Parts = {
  db: Reader;
  vault: Vault;
  onlookers: Onlookers;
  images: Parameters<typeof listingPreviews>[0];
  accounts: { publicUrl: string };
};

export function listingFeature({ db, vault, onlookers, images, accounts: { publicUrl } }: Parts): Feature {
  return {
    name: 'listings',
    routes: listingRoutes(vault, onlookers),
    dealPlaces: { '/api/listing': ofListing },
    listeners: listingListeners,
    web: [...listingPreviews(images), ...listingFeeds({ db, publicUrl }), embeddedCard(publicUrl)],
    problems: listingProblems,
    endOfAccount: closeListings,
    siteMap: listingSiteMap(db),
  };
}
