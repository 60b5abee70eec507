import { sql } from 'kysely';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';

export function titleRows(db: Reader, listingIds: readonly string[], readerId: string | null) {
  return db
    .selectFrom('listing_teaser')
    .innerJoin('listing', 'listing.id', 'listing_teaser.listing_id')
    .select(['listing.id', 'listing.owner_id as ownerId', 'listing_teaser.status', 'listing_teaser.title'])
    .select(shownTo('listing.id', readerId).as('shown'))
    .where(sql<boolean>`listing.id = any(${listingIds}::uuid[])`)
    .execute();
}
