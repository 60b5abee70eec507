import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { listWatched, listWatchedIdsOf } from './read-watched.ts';
import { unwatchListing, watchListing } from './watch-listing.ts';

export const watchListRoutes: readonly Route[] = [
  reads(contract.listWatched, listWatched),
  reads(contract.listWatchedIds, (reading) => listWatchedIdsOf(reading)),
  changes(contract.watchListing, (work, { params }) => watchListing(work, params.id)),
  changes(contract.unwatchListing, (work, { params }) => unwatchListing(work, params.id)),
];
