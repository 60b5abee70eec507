import { listingsOfContractors } from './listings-of-contractors.ts';
import { listingsOfHospitality } from './listings-of-hospitality.ts';
import { listingsOfMakers } from './listings-of-makers.ts';
import { listingsOfPractices } from './listings-of-practices.ts';
import { listingsOfShops } from './listings-of-shops.ts';
import type { StoryListing } from './story-listing.ts';

/** The listings of the story, the oldest first: the marketplace orders by when one went live. */
export const storyListings: readonly StoryListing[] = [
  ...listingsOfContractors,
  ...listingsOfHospitality,
  ...listingsOfMakers,
  ...listingsOfPractices,
  ...listingsOfShops,
].toSorted((one, other) => other.daysAgo - one.daysAgo);

/** The first of a trade; throws where there is none. */
export function storyListing(trade: StoryListing['trade']): StoryListing {
  const found = storyListings.find((listing) => listing.trade === trade);
  if (!found) throw new Error(`the story has no listing of ${trade}`);
  return found;
}
