import { type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { getListingViews, getOwnViews } from './report-views.ts';

export const listingViewRoutes: readonly Route[] = [
  reads(contract.getListingViews, (reading, { params }) => getListingViews(reading, params.id)),
  reads(contract.getOwnViews, (reading) => getOwnViews(reading)),
];
