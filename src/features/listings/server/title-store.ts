import type { Reader } from '#platform/context.ts';

/** Whose listings these are, and what their teasers are called. */
export function titleRows(db: Reader, listingIds: readonly string[]) {
  return db
    .selectFrom('listing_teaser')
    .innerJoin('listing', 'listing.id', 'listing_teaser.listing_id')
    .select(['listing.id', 'listing.owner_id as ownerId', 'listing_teaser.status', 'listing_teaser.title'])
    .where('listing.id', 'in', listingIds)
    .execute();
}
