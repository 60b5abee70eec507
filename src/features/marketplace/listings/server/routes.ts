import { changes, type Route, reads } from '#http/mount.ts';
import type { Vault } from '#platform/vault.ts';
import * as contract from '../contract.ts';
import * as ownListings from '../own-listings-contract.ts';
import { browseListings } from './browse-listings.ts';
import { checkLeaks } from './check-leaks.ts';
import { createListing } from './create-listing.ts';
import { getListing, type Onlookers } from './get-listing.ts';
import { listReviews } from './list-reviews.ts';
import { createMarketCounts } from './market-counts.ts';
import { moveListing } from './move-listing.ts';
import { getOwnListing, listOwnListings } from './own-listing.ts';
import { saveListing } from './save-listing.ts';

export function listingRoutes(vault: Vault, onlookers: Onlookers): Route[] {
  const counts = createMarketCounts();
  return [
    reads(contract.browseListings, (reading, { query }) => browseListings(reading, query, counts)),
    reads(contract.getListing, (reading, { params }) => getListing(reading, params.id, onlookers)),
    reads(ownListings.listOwnListings, (reading, { query }) => listOwnListings(reading, query)),
    reads(contract.getOwnListing, (reading, { params }) => getOwnListing(reading, params.id, vault)),
    reads(contract.listReviews, (reading, { query }) => listReviews(reading, query, vault)),
    changes(ownListings.createListing, (work, { body }) => createListing(work, body.businessId)),
    changes(contract.saveListing, (work, { params, body }) => saveListing(work, params.id, body, vault)),
    changes(contract.checkLeaks, (work, { params, body }) => checkLeaks(work, params.id, body, vault)),
    changes(contract.moveListing, (work, { params, body }) => moveListing(work, params.id, body, vault)),
  ];
}
