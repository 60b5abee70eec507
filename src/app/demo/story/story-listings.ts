import { listingsOfContractors } from './listings-of-contractors.ts';
import { listingsOfHospitality } from './listings-of-hospitality.ts';
import { listingsOfMakers } from './listings-of-makers.ts';
import { listingsOfPractices } from './listings-of-practices.ts';
import { listingsOfShops } from './listings-of-shops.ts';
import type { StoryListing } from './story-listing.ts';

/** Oldest first, because the marketplace sorts by publication time. */
export const storyListings: readonly StoryListing[] = [
  ...listingsOfContractors,
  ...listingsOfHospitality,
  ...listingsOfMakers,
  ...listingsOfPractices,
  ...listingsOfShops,
].toSorted((one, other) => other.daysAgo - one.daysAgo);

/** Throws if there is none. */
export function storyListing(trade: StoryListing['trade']): StoryListing {
  const found = storyListings.find((listing) => listing.trade === trade);
  if (!found) throw new Error(`the story has no listing of ${trade}`);
  return found;
}
