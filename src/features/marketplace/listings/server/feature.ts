import { ofListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
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
import { type TellParts, tellCorrected, tellOfCorrected } from './tell-corrected.ts';

type Parts = {
  vault: Vault;
  onlookers: Onlookers;
  images: Parameters<typeof listingPreviews>[0];
  accounts: { publicUrl: string };
} & TellParts;

export function listingFeature({ onlookers, images, accounts: { publicUrl }, ...parts }: Parts): Feature {
  const { db, vault } = parts;
  return {
    name: 'listings',
    routes: listingRoutes(vault, onlookers),
    dealPlaces: { '/api/listing': ofListing },
    listeners: listingListeners,
    web: [...listingPreviews(images), ...listingFeeds({ db, publicUrl }), embeddedCard(publicUrl)],
    problems: listingProblems,
    endOfAccount: closeListings,
    jobs: { [tellCorrected]: () => tellOfCorrected(parts) },
    schedules: [{ job: tellCorrected, cron: '*/10 * * * *' }],
    siteMap: listingSiteMap(db),
  };
}
